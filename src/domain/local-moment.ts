import { clockInRome } from './rome-clock.ts'

/** `2026-12-01T18:00` in Rome time, for a `datetime-local` field, whatever the device's time zone. */
export function localMoment(instant: string): string {
  const moment = new Date(instant)
  return instant && !Number.isNaN(moment.getTime()) ? clockInRome(moment) : ''
}

/** The inverse of `localMoment`. When clocks go back and an hour occurs twice, the second one is taken. */
export function instantOf(local: string): string {
  if (!local) return ''
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`)
  const [summer, winter] = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000)) as [
    Date,
    Date,
  ]
  return (clockInRome(winter) === local.slice(0, 16) ? winter : summer).toISOString()
}
