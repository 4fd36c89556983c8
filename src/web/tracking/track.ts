import { funnelPrefix, leadEvent } from '../../domain/contact/whatsapp.ts'
import { type ConsentPurpose, hasConsent } from '../consent/consent-store.ts'

type Parameters = Readonly<Record<string, string | number | boolean>>
type TrackedEvent = { event: string } & Parameters

declare global {
  interface Window {
    /** The queue that an analytics service reads, if the agency has set one up. */
    dataLayer?: TrackedEvent[]
    /** The pixel of a social network, if the agency has set one up. */
    fbq?: (kind: 'track' | 'trackCustom', event: string, parameters: Parameters) => void
  }
}

/** Without consent for the purpose nothing is queued, not even for later. */
function track(purpose: ConsentPurpose, event: string, parameters: Parameters): void {
  if (!hasConsent(purpose)) return
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...parameters })
}

export function trackFunnel(step: string, parameters: Parameters = {}): void {
  const event = funnelPrefix + step
  track('statistics', event, parameters)
  // An advertiser's pixel counts as advertising, whatever it measures.
  if (hasConsent('advertising')) window.fbq?.('trackCustom', event, parameters)
}

/** Reports a contact as the conversion by which advertising is measured. */
export function trackLead(parameters: Parameters = {}): void {
  const lead = { ...leadEvent, ...parameters }
  track('advertising', 'Lead', lead)
  if (hasConsent('advertising')) window.fbq?.('track', 'Lead', lead)
}
