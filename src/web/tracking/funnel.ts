import type { Api } from '../api.ts'
import { referralSource } from '../browser/referral.ts'
import { tabStore } from '../browser/storage.ts'
import { hasConsent } from '../consent/consent-store.ts'

type Count = Parameters<Api['funnel']['record']>[0]
type FunnelStep = Exclude<Count['step'], 'booking'>

export const countingAddress = '/api/funnel-steps'

const key = 'funnel_steps'

/**
 * Counts a step of the visit on our own server, if the visitor agrees to statistics: a number per day and
 * source, nothing personal. Each step counts once per visit, or the funnel would count clicks. Failures are
 * ignored.
 */
export function recordStep(step: FunnelStep): void {
  if (!hasConsent('statistics')) return
  const counted = tabStore.read(key)?.split(',') ?? []
  if (counted.includes(step)) return
  tabStore.write(key, [...counted, step].join(','))
  // Does not use the API client, which every page would have to load for this one call.
  const count: Count = { step, source: referralSource() === 'ads' ? 'ads' : 'organic' }
  const body = new Blob([JSON.stringify(count)], { type: 'application/json' })
  // Beacons can be disabled in some browsers; a missing count changes nothing for the visitor.
  if ('sendBeacon' in navigator) navigator.sendBeacon(countingAddress, body)
}
