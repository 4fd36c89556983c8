import { formatDate, type IsoDate } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'

/** `entro il 14/08/2026`; after that day `scaduto il 14/08/2026`. */
export function dueDay(name: string, day: IsoDate, today: IsoDate): string {
  if (day >= today) return elidedDays(`entro il ${formatDate(day)}`)
  return elidedDays(`${name.startsWith('Rata') ? 'scaduta' : 'scaduto'} il ${formatDate(day)}`)
}
