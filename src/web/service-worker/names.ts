/** Every cache of the site carries this in its name: housekeeping finds them by it. */
export const brandCacheName = 'ondalta-viaggi'

/**
 * Places that open without a connection once they were opened with one. Their code lies apart, each under its name: no
 * housekeeping takes it from a phone that may be without a connection for days.
 */
export const placeNames = ['coordinatore', 'viaggio'] as const
export type PlaceName = (typeof placeNames)[number]

/** Asked of the worker by the page; the first two may come from any release. */
export type WorkerMessage =
  | { type: 'CLEAR_CACHE' }
  | { type: 'SKIP_WAITING' }
  | { type: 'KEEP'; urls: readonly string[] }
  | { type: 'KEEP_PLACE' | 'FORGET_PLACE'; place: PlaceName }
