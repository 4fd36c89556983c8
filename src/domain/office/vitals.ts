/** Web vitals measured by real visitors' browsers. Times in milliseconds; layout shifts in thousandths. */

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

/** Kinds of pages instead of addresses, because an address with a token would identify the visitor. */
export const measuredKinds = ['home', 'trips', 'trip', 'contact', 'other'] as const
export type MeasuredKind = (typeof measuredKinds)[number]

/** Page kinds for error reports, including booking, payment and back office, which are not measured. */
export const pageKinds = [...measuredKinds, 'checkout', 'office'] as const
export type PageKind = (typeof pageKinds)[number]

export const deviceKinds = ['phone', 'computer'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** One name for all other builds, old or made up by clients, so that they can't fill the table. */
export const otherBuild = 'other'

export function knownBuild(told: string, own: string): string {
  return told === own ? own : otherBuild
}

/** The share of consenting visits that are measured. Decided once per visit. */
export const measuredShare = 0.5

type Scale = {
  /** Up to `good` a page is fast, above `poor` slow; thresholds agreed among browser vendors. */
  good: number
  poor: number
  /** The boundaries between buckets, including `good` and `poor`. */
  edges: readonly number[]
}

export const vitalScales: Readonly<Record<VitalName, Scale>> = {
  LCP: scale(2_500, 4_000, [500, 1_000, 1_500, 2_000, 3_000, 3_500, 5_000, 6_000, 8_000, 12_000]),
  INP: scale(200, 500, [25, 50, 75, 100, 125, 150, 175, 250, 300, 400, 750, 1_000, 2_000]),
  CLS: scale(100, 250, [0, 10, 25, 50, 75, 125, 150, 200, 350, 500, 1_000]),
  FCP: scale(1_800, 3_000, [300, 600, 900, 1_200, 1_500, 2_200, 2_600, 4_000, 6_000, 10_000]),
  TTFB: scale(800, 1_800, [50, 100, 200, 300, 400, 600, 1_000, 1_300, 2_500, 4_000, 8_000]),
}

function scale(good: number, poor: number, others: readonly number[]): Scale {
  return { good, poor, edges: [...others, good, poor].toSorted((a, b) => a - b) }
}

/** The bucket's number: a value on an edge belongs to the lower bucket. The last bucket has no upper limit. */
export function bucketOf(name: VitalName, value: number): number {
  const { edges } = vitalScales[name]
  const index = edges.findIndex((edge) => value <= edge)
  return index === -1 ? edges.length : index
}

export type Histogram = ReadonlyMap<number, number>

export const countOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0)

/**
 * The 75th percentile, estimated from the buckets by assuming that values are spread evenly within each.
 * In the last bucket, the last edge is returned.
 */
export function thirdQuartile(name: VitalName, histogram: Histogram): number | null {
  const { edges } = vitalScales[name]
  const wanted = countOf(histogram) * 0.75
  if (wanted === 0) return null
  let passed = 0
  for (let bucket = 0; bucket < edges.length; bucket += 1) {
    const count = histogram.get(bucket) ?? 0
    if (passed + count >= wanted) {
      const [from, to] = [edges[bucket - 1] ?? 0, edges[bucket] ?? 0]
      return Math.round(from + ((to - from) * (wanted - passed)) / count)
    }
    passed += count
  }
  return edges.at(-1) ?? null
}

/** The percentage of good measurements; exact, because `good` is an edge. */
export function goodShare(name: VitalName, histogram: Histogram): number | null {
  const all = countOf(histogram)
  if (all === 0) return null
  const last = vitalScales[name].edges.indexOf(vitalScales[name].good)
  const good = [...histogram].reduce((sum, [bucket, n]) => sum + (bucket <= last ? n : 0), 0)
  return Math.round((good * 100) / all)
}

export const vitalRatings = ['good', 'middling', 'poor'] as const
export type VitalRating = (typeof vitalRatings)[number]

export function ratingOf(name: VitalName, value: number): VitalRating {
  const { good, poor } = vitalScales[name]
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor'
}

/** `1,8 s`, `120 ms`, `0,05`. */
export function formatVital(name: VitalName, value: number): string {
  const decimals = (number: number, digits: number) =>
    number.toLocaleString('it-IT', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (name === 'CLS') return decimals(value / 1000, 2)
  return value >= 1000 ? `${decimals(value / 1000, 1)} s` : `${Math.round(value)} ms`
}
