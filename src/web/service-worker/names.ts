/** Every cache of the site carries this in its name: housekeeping finds them by it. */
export const brandCacheName = 'ondalta-viaggi'

/**
 * The code of the coordinators' place lies apart: no housekeeping takes it from a phone that may be without a
 * connection for days.
 */
export const placeCacheName = 'coordinatore'

/** Asked of the worker by the page; the first two may come from any release. */
export type WorkerMessage =
  | { type: 'CLEAR_CACHE' }
  | { type: 'SKIP_WAITING' }
  | { type: 'KEEP'; urls: readonly string[] }
  | { type: 'KEEP_PLACE' }
