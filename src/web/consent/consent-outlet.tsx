import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isNoindex } from '../../contract/pages.ts'
import { isAdsPath } from '../../domain/catalogue/ads.ts'
import { whenIdle } from '../browser/idle.ts'
import { part } from '../ui/optional.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { askForConsent, closeConsentPreferences, useConsentView } from './consent-store.ts'

const ConsentBanner = part(() => import('./consent-banner.tsx'))
const ConsentPreferences = part(() => import('./consent-preferences.tsx'), {
  missing: ({ tryAgain }) => <TryAgain tryAgain={tryAgain} onClose={closeConsentPreferences} />,
})

/**
 * Asks once the page has loaded and is idle. Booking, payment and staff pages measure nothing, so they do
 * not ask; the preferences can be opened wherever there is a footer.
 */
export function ConsentOutlet() {
  const { pathname } = useLocation()
  const view = useConsentView()
  const isPublic = !isNoindex(pathname) || isAdsPath(pathname)
  useEffect(() => {
    if (isPublic) return whenIdle(askForConsent)
  }, [isPublic])
  if (view === 'hidden' || (view === 'banner' && !isPublic)) return null
  return view === 'banner' ? <ConsentBanner /> : <ConsentPreferences />
}
