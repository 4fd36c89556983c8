import { funnelPrefix, leadEvent } from '../../domain/whatsapp.ts'
import { type ConsentPurpose, hasConsent } from '../consent/consent-store.ts'

type Parameters = Readonly<Record<string, string | number | boolean>>
type TrackedEvent = { event: string } & Parameters

declare global {
  interface Window {
    /** The queue that a measuring service reads, where the agency has set one up. */
    dataLayer?: TrackedEvent[]
  }
}

/** Without consent for the purpose nothing is queued, not even for later. */
function track(purpose: ConsentPurpose, event: string, parameters: Parameters): void {
  if (!hasConsent(purpose)) return
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...parameters })
}

export function trackFunnel(step: string, parameters: Parameters = {}): void {
  track('statistics', funnelPrefix + step, parameters)
}

/** A contact that came from advertising: the conversion. */
export function trackLead(parameters: Parameters = {}): void {
  track('advertising', 'Lead', { ...leadEvent, ...parameters })
}
