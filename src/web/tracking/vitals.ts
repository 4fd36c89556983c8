import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { type MeasuredKind, measuredShare } from '../../domain/office/vitals.ts'
import type { Api } from '../api.ts'
import { isMobile } from '../browser/media.ts'
import { tabStore } from '../browser/storage.ts'
import { ownBuild, send, vitalsAddress } from './beacon.ts'

type Measures = Parameters<Api['vitals']['record']>[0]

const key = 'measured_visit'

/** Decided once per visit: a visit of several pages is measured as a whole, or not at all. */
export function isMeasuredVisit(chance = Math.random): boolean {
  const decided = tabStore.read(key)
  if (decided) return decided === 'yes'
  const isIn = chance() < measuredShare
  tabStore.write(key, isIn ? 'yes' : 'no')
  return isIn
}

/** Collects the values until the page is hidden and sends them together, because some are final only then. */
export function measureVitals(page: MeasuredKind): void {
  const waiting = new Map<string, Metric>()
  const sent = new Set<string>()
  const keep = (metric: Metric) => {
    if (!sent.has(metric.id)) waiting.set(metric.name, metric)
  }
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep)
  const sendWaiting = () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return
    for (const { id } of waiting.values()) sent.add(id)
    const measures: Measures['measures'] = [...waiting.values()].map(({ name, value }) => ({
      name,
      // Layout shifts are sent in thousandths, to be whole numbers like the times.
      value: Math.round(name === 'CLS' ? value * 1000 : value),
    }))
    waiting.clear()
    const body: Measures = {
      page,
      device: isMobile() ? 'phone' : 'computer',
      build: ownBuild(),
      measures,
    }
    send(vitalsAddress, body)
  }
  // Added after the library's own listeners, which report the last values on the same event.
  document.addEventListener('visibilitychange', sendWaiting)
}
