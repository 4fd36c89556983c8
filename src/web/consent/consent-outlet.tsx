import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { isNoindex } from '../../contract/pages.ts'
import { isAdsPath } from '../../domain/catalogue/ads.ts'
import { whenIdle } from '../browser/idle.ts'
import { askForConsent, useConsentView } from './consent-store.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))
const ConsentPreferences = lazy(() => import('./consent-preferences.tsx'))

/**
 * Asks once the page is there and quiet. Booking, payment and staff pages measure nothing, so they
 * do not ask; the preferences can be opened wherever there is a footer.
 */
export function ConsentOutlet() {
  const { pathname } = useLocation()
  const view = useConsentView()
  const isPublic = !isNoindex(pathname) || isAdsPath(pathname)
  useEffect(() => {
    if (isPublic) return whenIdle(askForConsent)
  }, [isPublic])
  if (view === 'hidden' || (view === 'banner' && !isPublic)) return null
  return (
    <Suspense fallback={null}>
      {view === 'banner' ? <ConsentBanner /> : <ConsentPreferences />}
    </Suspense>
  )
}
