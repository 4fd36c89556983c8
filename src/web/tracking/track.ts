import { funnelPrefix, leadEvent } from '../../domain/whatsapp.ts'
import { type ConsentPurpose, hasConsent } from '../consent/consent-store.ts'

type Parameters = Readonly<Record<string, string | number | boolean>>
type TrackedEvent = { event: string } & Parameters

declare global {
  interface Window {
    /** The queue that a measuring service reads, where the agency has set one up. */
    dataLayer?: TrackedEvent[]
    /** The pixel of a social network, where the agency has set one up. */
    fbq?: (kind: 'track' | 'trackCustom', event: string, parameters: Parameters) => void
  }
}

/** Without consent for the purpose nothing is queued, not even for later. */
function track(purpose: ConsentPurpose, event: string, parameters: Parameters): boolean {
  if (!hasConsent(purpose)) return false
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...parameters })
  return true
}

export function trackFunnel(step: string, parameters: Parameters = {}): void {
  const event = funnelPrefix + step
  if (track('statistics', event, parameters)) window.fbq?.('trackCustom', event, parameters)
}

/** A contact that came from advertising: the conversion. */
export function trackLead(parameters: Parameters = {}): void {
  const lead = { ...leadEvent, ...parameters }
  if (track('advertising', 'Lead', lead)) window.fbq?.('track', 'Lead', lead)
}
