import type { Api } from '../api.ts'
import { referralSource } from '../browser/referral.ts'
import { readTabText, writeTabText } from '../browser/tab-storage.ts'

type FunnelStep = Exclude<Parameters<Api['funnel']['record']>[0]['step'], 'booking'>

const key = 'funnel_steps'

/**
 * Counts a step of the visit on our own server: a number per day and source, nothing personal.
 * Each step counts once per visit, or the funnel would count clicks; failures are nobody's concern.
 */
export async function recordStep(step: FunnelStep): Promise<void> {
  const counted = readTabText(key)?.split(',') ?? []
  if (counted.includes(step)) return
  writeTabText(key, [...counted, step].join(','))
  try {
    const { api } = await import('../api.ts')
    await api.funnel.record({ step, source: referralSource() === 'ads' ? 'ads' : 'organic' })
  } catch {
    // A missing count changes nothing for the visitor.
  }
}
