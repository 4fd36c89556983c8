import { isNoindex } from '../../contract/pages.ts'
import { withoutAdsPrefix } from '../../domain/catalogue/ads.ts'
import type { PageKind } from '../../domain/office/vitals.ts'

/** The kind of a page. The address itself is never reported: it may open a booking. */
export function pageKindOf(address: string): PageKind {
  const path = withoutAdsPrefix(address)
  if (/^\/(?:admin|generatore)(?:\/|$)/.test(path)) return 'office'
  if (isNoindex(path)) return 'checkout'
  if (path === '/') return 'home'
  if (path === '/travels') return 'trips'
  if (path === '/contact') return 'contact'
  return /^\/travel\/[^/]+$/.test(path) ? 'trip' : 'other'
}
