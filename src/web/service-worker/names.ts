/** Every cache of the site carries this in its name: housekeeping finds them by it. */
export const brandCacheName = 'ondalta-viaggi'

/** Asked of the worker by the page; the first two may come from any release. */
export type WorkerMessage =
  | { type: 'CLEAR_CACHE' }
  | { type: 'SKIP_WAITING' }
  | { type: 'KEEP'; urls: readonly string[] }
