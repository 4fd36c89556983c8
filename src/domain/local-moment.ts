import { clockInRome } from './rome-clock.ts'

/** `2026-12-01T18:00` by the agency's clock, as the field wants it, wherever a colleague is. */
export function localMoment(instant: string): string {
  const moment = new Date(instant)
  return instant && !Number.isNaN(moment.getTime()) ? clockInRome(moment) : ''
}

/** The other way round; of an hour that the clock shows twice the second one. */
export function instantOf(local: string): string {
  if (!local) return ''
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`)
  const [summer, winter] = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000)) as [
    Date,
    Date,
  ]
  return (clockInRome(winter) === local.slice(0, 16) ? winter : summer).toISOString()
}
