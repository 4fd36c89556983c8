import { addDays, addMonths, type IsoDate } from '../dates.ts'

export const rhythms = ['monthly', 'weekly', 'fortnightly', 'chosen'] as const
export type Rhythm = (typeof rhythms)[number]

export const rhythmLabels: Readonly<Record<Rhythm, string>> = {
  monthly: 'Ogni mese, lo stesso giorno',
  weekly: 'Ogni settimana',
  fortnightly: 'Ogni due settimane',
  chosen: 'In giorni scelti',
}

export const mostRepeats = 52

/** The days on which a departure is repeated; chosen days are sorted, without duplicates. */
export function repeatDays(
  start: IsoDate,
  { rhythm, times, days }: { rhythm: Rhythm; times: number; days: readonly IsoDate[] },
): IsoDate[] {
  if (rhythm === 'chosen') return [...new Set(days)].filter((day) => day !== start).toSorted()
  return Array.from({ length: times }, (_, index) =>
    rhythm === 'monthly'
      ? addMonths(start, index + 1)
      : addDays(start, (rhythm === 'weekly' ? 7 : 14) * (index + 1)),
  )
}
