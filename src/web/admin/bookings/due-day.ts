import { formatDate, type IsoDate } from '../../../domain/dates.ts'

/** `entro il 14/08/2026`; once the day has passed staff read that it has: `scaduto il 14/08/2026`. */
export function dueDay(name: string, day: IsoDate, today: IsoDate): string {
  if (day >= today) return `entro il ${formatDate(day)}`
  return `${name.startsWith('Rata') ? 'scaduta' : 'scaduto'} il ${formatDate(day)}`
}
