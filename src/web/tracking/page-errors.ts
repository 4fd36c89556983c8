import { maskMessage, ownFrames } from '../../domain/office/page-errors.ts'
import type { Api } from '../api.ts'
import { addressOf } from '../browser/address.ts'
import { errorsAddress, ownBuild, send } from './beacon.ts'
import { pageKindOf } from './page-kind.ts'

type ToldError = Parameters<Api['pageErrors']['record']>[0]
/** The fields that an error event or a rejection event may have. */
export type Failure = { error?: unknown; reason?: unknown; message?: string; filename?: string }

declare global {
  interface Window {
    /** Filled by the page's inline script from the very beginning; see `early.ts`. */
    earlyErrors?: { push: (event: Failure) => unknown; forEach?: Failure[]['forEach'] }
  }
}

/** No more reports than this are sent per visit. */
const mostPerVisit = 5
/** Broken connections and remarks of the browser itself are not faults of the site. */
const notOurs =
  /^(?:Failed to fetch|Load failed|NetworkError.*|ResizeObserver loop.*|Script error\.?)$/

/** What may be reported of an error; undefined if it is not the site's own. */
export function describeFailure(
  failure: Failure,
  { host, pathname }: { host: string; pathname: string },
): Omit<ToldError, 'build'> | undefined {
  const cause: unknown = failure.error ?? failure.reason
  const raw =
    cause instanceof Error ? `${cause.name}: ${cause.message}` : (failure.message ?? String(cause))
  const text = cause instanceof Error ? cause.message : raw
  const frames = cause instanceof Error ? ownFrames(cause.stack ?? '', host) : []
  const isOurs = frames.length > 0 || raw.includes(host) || failure.filename?.includes(`//${host}/`)
  const message = maskMessage(raw)
  if (!isOurs || notOurs.test(text) || message === '') return undefined
  return { page: pageKindOf(pathname), message, frames }
}

/** Reports errors from now on, and those that the inline script has kept since the page began. */
export function tellErrors(): void {
  const told = new Set<string>()
  const tell = (failure: Failure) => {
    const { host } = window.location
    const { pathname } = addressOf(window.location)
    const error = describeFailure(failure, { host, pathname })
    const same = JSON.stringify(error)
    if (!error || !navigator.onLine || told.has(same) || told.size >= mostPerVisit) return
    told.add(same)
    const body: ToldError = { ...error, build: ownBuild() }
    send(errorsAddress, body)
  }
  window.earlyErrors?.forEach?.(tell)
  // The inline script's listeners stay; what they push is now reported instead of kept.
  window.earlyErrors = { push: tell }
}
