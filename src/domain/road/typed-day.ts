import { isTypedDay } from '../dates.ts'

export const wrongYear = 'Scegli un giorno, con l’anno di quattro cifre'

/** Why a typed day can't be written; undefined if it can. */
export function dayProblem(day: string): string | undefined {
  return isTypedDay(day) ? undefined : wrongYear
}

/** The same for a day with a time, as date fields hold it: `2026-05-01T18:30`. */
export function momentProblem(moment: string): string | undefined {
  return dayProblem(moment.split('T')[0] ?? '')
}
