import { site } from '../browser/site.ts'
import { hasConsent } from '../consent/consent-store.ts'

export const vitalsAddress = '/api/vitals'
export const errorsAddress = '/api/page-errors'

/** The build that this page runs; its content has a number of its own behind it. */
export const ownBuild = (): string => site().version.split('-')[0] ?? ''

/** Asked at the moment of sending: whoever takes the consent back is heard at once. */
export function send(address: string, body: object): void {
  if (!hasConsent('statistics') || !('sendBeacon' in navigator)) return
  navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
