import { use } from 'react'

/** Something fetched once and kept: the code of a page, or the content it shows. */
export type Resource<T = unknown> = {
  key: string
  load: () => Promise<T>
  /** Read further down the page, and yet brought with its HTML. */
  carried?: boolean
}

type Kept = Promise<unknown> & { status: 'fulfilled'; value: unknown }

const kept = new Map<string, Kept>()
const asked = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

/** React reads what has come off the promise itself, and then need not wait for it. */
function keep(key: string, promise: Promise<unknown>, value: unknown): void {
  kept.set(key, Object.assign(promise, { status: 'fulfilled' as const, value }))
}

/** What came by another way, such as with the HTML, need not be asked for. */
export function keepResource(key: string, value: unknown): void {
  keep(key, Promise.resolve(value), value)
}

/** Whether it can be shown without waiting. */
export function isKept({ key }: Resource): boolean {
  return kept.has(key)
}

export function loadResource<T>({ key, load }: Resource<T>): Promise<T> {
  const running = asked.get(key)
  // A key stands for one kind of value.
  if (running) return running as Promise<T>
  const started = load()
  asked.set(key, started)
  started.then(
    (value) => keep(key, started, value),
    () => failed.add(key),
  )
  return started
}

/** Kept, or else fetched. */
export function valueOf<T>(resource: Resource<T>): Promise<T> {
  return (kept.get(resource.key) as Promise<T> | undefined) ?? loadResource(resource)
}

/**
 * The value, or React waits for it: a page that is already shown stays until then. Always by way of `use`:
 * a page that has waited is gone on with where it was, and takes itself for drawn anew without it.
 */
export function useResource<T>(resource: Resource<T>): T {
  return use(valueOf(resource))
}

/** Before another page is made ahead: it must not read what the one before it was made from. */
export function forgetResources(): void {
  kept.clear()
  asked.clear()
  failed.clear()
}

/** A failure holds until it has been shown, or React would ask without end; then it may be tried again. */
export function forgetFailures(): void {
  for (const key of failed) asked.delete(key)
  failed.clear()
}
