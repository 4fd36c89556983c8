import { maskBirthDate, parseBirthDate } from '../../domain/booking/travellers.ts'
import { todayInRome } from '../../domain/dates.ts'

export const maskTyped = (_before: string, now: string) => maskBirthDate(now)

export function typedDay(text: string): string | null {
  const result = parseBirthDate(text, todayInRome(new Date()))
  return result.ok ? result.date : null
}
