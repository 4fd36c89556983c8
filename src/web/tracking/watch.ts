import { hasConsent, subscribe } from '../consent/consent-store.ts'

/** Measures and reports errors only once the visitor agrees to statistics, even if later on the same page. */
export function watchWithConsent(): void {
  let isStarted = false
  const startIfAllowed = () => {
    if (isStarted || !hasConsent('statistics')) return
    isStarted = true
    // If the code can't be loaded, nothing is measured; the visitor is not told.
    import('./measure.ts').then(({ startMeasuring }) => startMeasuring()).catch(() => {})
  }
  startIfAllowed()
  subscribe(startIfAllowed)
}
