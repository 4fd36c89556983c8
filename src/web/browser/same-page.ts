import { resolveTripId } from '../../domain/ids.ts'

/** Whether the HTML that the server sent is the page that the app is about to show. */
export function isSamePage(prerendered: string, matchedRoute: string | undefined, path: string) {
  return prerendered === '404' ? matchedRoute === '*' : isSamePath(prerendered, path)
}

/** The same address, or the same trip under one of its other names. */
export function isSamePath(prerendered: string, path: string): boolean {
  if (prerendered === path) return true
  const trip = /^((?:\/ads-special)?\/travel\/)([^/]+)$/
  const [, htmlPrefix, htmlTrip] = trip.exec(prerendered) ?? []
  const [, prefix, alias] = trip.exec(path) ?? []
  return alias !== undefined && htmlPrefix === prefix && resolveTripId(alias) === htmlTrip
}
