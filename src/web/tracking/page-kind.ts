import { isNoindex } from '../../contract/pages.ts'
import { withoutAdsPrefix } from '../../domain/catalogue/ads.ts'
import type { PageKind } from '../../domain/office/vitals.ts'

/** What kind of page it is. The address itself is never told: it may open a booking. */
export function pageKindOf(address: string): PageKind {
  const path = withoutAdsPrefix(address)
  if (/^\/(?:admin|generatore)(?:\/|$)/.test(path)) return 'office'
  if (isNoindex(path)) return 'checkout'
  if (path === '/') return 'home'
  if (path === '/travels') return 'trips'
  if (path === '/contact') return 'contact'
  return /^\/travel\/[^/]+$/.test(path) ? 'trip' : 'other'
}
