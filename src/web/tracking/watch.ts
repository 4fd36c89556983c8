import { hasConsent, subscribe } from '../consent/consent-store.ts'

/** Measures and tells errors only once the visitor agrees to statistics, be it later on the same page. */
export function watchWithConsent(): void {
  let isStarted = false
  const startIfAllowed = () => {
    if (isStarted || !hasConsent('statistics')) return
    isStarted = true
    // What can't be fetched is not measured; nobody needs to know.
    import('./measure.ts').then(({ startMeasuring }) => startMeasuring()).catch(() => {})
  }
  startIfAllowed()
  subscribe(startIfAllowed)
}
