import { addMonths, type IsoDate } from '../dates.ts'
import { beginsTooEarly, dayNamed } from './campaign-days.ts'
import { asRecord, textOf } from './form-shape.ts'

/** Seasonal words, with the months in which they are appropriate. */
const seasons: readonly { word: string; shown: string; months: readonly number[] }[] = [
  { word: 'ferragosto', shown: 'Ferragosto', months: [7, 8] },
  { word: 'estat|estiv', shown: 'l’estate', months: [5, 6, 7, 8, 9] },
  { word: 'natal', shown: 'il Natale', months: [11, 12, 1] },
  { word: 'capodanno', shown: 'il Capodanno', months: [11, 12, 1] },
  { word: 'epifania|befana', shown: 'l’Epifania', months: [12, 1] },
  { word: 'pasqua|pasquett', shown: 'la Pasqua', months: [2, 3, 4] },
  { word: 'san valentino', shown: 'San Valentino', months: [1, 2] },
  { word: 'carnevale', shown: 'il Carnevale', months: [1, 2, 3] },
  { word: 'halloween', shown: 'Halloween', months: [9, 10, 11] },
  { word: 'black friday', shown: 'il Black Friday', months: [11] },
  { word: 'primaver', shown: 'la primavera', months: [2, 3, 4, 5, 6] },
  { word: 'autunn', shown: 'l’autunno', months: [8, 9, 10, 11] },
  { word: 'invern', shown: 'l’inverno', months: [10, 11, 12, 1, 2, 3] },
]

export type CampaignProblem = { path: string; message: string }

/**
 * A campaign that mentions a season must have a last day and run only in that season, so that an August
 * headline can't stay up in November. `shown` is the campaign that visitors see now.
 */
export function campaignProblems(
  campaign: unknown,
  today: IsoDate,
  shown?: unknown,
): CampaignProblem[] {
  const { from, to } = asRecord(campaign)
  const start = dayNamed(from) || today
  const end = dayNamed(to)
  if (beginsTooEarly(campaign, shown, today)) {
    const message = 'Scegli un inizio da oggi in poi: lo sconto si misura sui 30 giorni prima'
    return [{ path: 'from', message }]
  }
  if (end && end < start) return [{ path: 'to', message: 'La fine viene prima dell’inizio' }]
  if (end && end < today) return [{ path: 'to', message: 'Questa data è già passata' }]
  const season = seasonOf(campaign)
  if (!season) return []
  if (!end) {
    return [{ path: 'to', message: `Scegli fino a quando vale la campagna: ${season.shown} passa` }]
  }
  const outside = monthsBetween(start, end).filter((month) => !season.months.includes(month))
  return outside.length === 0
    ? []
    : [
        {
          path: 'to',
          message: `Accorcia il periodo o cambia il titolo: ${season.shown} non dura così`,
        },
      ]
}

/** Whether the campaign's words belong to another season than that day. */
export function isOutOfSeason(campaign: unknown, day: IsoDate): boolean {
  return seasonOf(campaign)?.months.includes(Number(day.slice(5, 7))) === false
}

function seasonOf(campaign: unknown) {
  const { name, banner, headline } = asRecord(campaign)
  const { lead, emphasis } = asRecord(headline)
  const said = [name, lead, emphasis, banner].map(textOf).join(' ').toLowerCase()
  return seasons.find(({ word }) => new RegExp(`\\b(?:${word})`).test(said))
}

/** Stops after a year, because twelve months include every month. */
function monthsBetween(start: IsoDate, end: IsoDate): number[] {
  const months: number[] = []
  for (let month = `${start.slice(0, 7)}-01`; month <= end && months.length < 12; ) {
    months.push(Number(month.slice(5, 7)))
    month = addMonths(month, 1)
  }
  return months
}
