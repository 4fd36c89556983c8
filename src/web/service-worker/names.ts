/** Every cache of the site has this in its name: housekeeping finds them by it. */
export const brandCacheName = 'ondalta-viaggi'

/**
 * Pages that open without a connection once they were opened with one. Their code is cached separately,
 * each under its name, so that housekeeping never removes it from a phone that may be offline for days.
 */
export const placeNames = ['coordinatore', 'viaggio'] as const
export type PlaceName = (typeof placeNames)[number]

/** Messages from the page to the worker; the first two may come from a page of any release. */
export type WorkerMessage =
  | { type: 'CLEAR_CACHE' }
  | { type: 'SKIP_WAITING' }
  | { type: 'KEEP'; urls: readonly string[] }
  | { type: 'KEEP_PLACE' | 'FORGET_PLACE'; place: PlaceName }
