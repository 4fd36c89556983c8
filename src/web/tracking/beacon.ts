import { site } from '../browser/site.ts'
import { hasConsent } from '../consent/consent-store.ts'

export const vitalsAddress = '/api/vitals'
export const errorsAddress = '/api/page-errors'

/** The build that this page runs; the version appends a number for the content to it. */
export const ownBuild = (): string => site().version.split('-')[0] ?? ''

/** Consent is checked at the moment of sending, so that withdrawing it takes effect at once. */
export function send(address: string, body: object): void {
  if (!hasConsent('statistics') || !('sendBeacon' in navigator)) return
  navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
