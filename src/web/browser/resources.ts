import { use } from 'react'

/** Something fetched once and kept: the code of a page, or the content it shows. */
export type Resource<T = unknown> = {
  key: string
  load: () => Promise<T>
  /** Used further down the page, and yet delivered with its HTML. */
  carried?: boolean
}

type Kept = Promise<unknown> & { status: 'fulfilled'; value: unknown }

const kept = new Map<string, Kept>()
const asked = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

/** React reads these properties from the promise itself, and then need not suspend. */
function keep(key: string, promise: Promise<unknown>, value: unknown): void {
  kept.set(key, Object.assign(promise, { status: 'fulfilled' as const, value }))
}

/** A value that came another way, such as with the HTML, need not be fetched. */
export function keepResource(key: string, value: unknown): void {
  keep(key, Promise.resolve(value), value)
}

/** Whether the resource can be shown without waiting. */
export function isKept({ key }: Resource): boolean {
  return kept.has(key)
}

export function loadResource<T>({ key, load }: Resource<T>): Promise<T> {
  const running = asked.get(key)
  // A key always stands for the same type of value.
  if (running) return running as Promise<T>
  const started = load()
  asked.set(key, started)
  started.then(
    (value) => keep(key, started, value),
    () => failed.add(key),
  )
  return started
}

/** The kept value, or else a fetched one. */
export function valueOf<T>(resource: Resource<T>): Promise<T> {
  return (kept.get(resource.key) as Promise<T> | undefined) ?? loadResource(resource)
}

/**
 * Returns the value, or suspends until it is loaded; a page that is already shown stays until then. It must
 * always call `use`: React resumes a suspended component, and without that call takes it for a new render.
 */
export function useResource<T>(resource: Resource<T>): T {
  return use(valueOf(resource))
}

/** Called before another page is prerendered: it must not read the data of the page before it. */
export function forgetResources(): void {
  kept.clear()
  asked.clear()
  failed.clear()
}

/** A failure is kept until it has been shown, or React would retry endlessly; then it may be tried again. */
export function forgetFailures(): void {
  for (const key of failed) asked.delete(key)
  failed.clear()
}
