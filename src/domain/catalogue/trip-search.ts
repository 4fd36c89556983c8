import { addMonths, type IsoDate, monthKey, monthTitle } from '../dates.ts'
import { euros, formatEuro } from '../money.ts'
import { sampleStarts } from './departures.ts'
import { type Figures, tripFigures } from './figures.ts'
import type { ShownCard } from './page-contents.ts'
import { firstZones, isInZone, type Zone } from './zones.ts'

/** The query parameters, in the order of the form. */
export const searchNames = ['zona', 'mese', 'durata', 'budget'] as const
export type SearchName = (typeof searchNames)[number]
/** An empty value means no filter. */
export type TripSearch = Readonly<Record<SearchName, string>>

const lengths = [
  { value: '1-7', label: '1–7 giorni', from: 1, to: 7 },
  { value: '8-10', label: '8–10 giorni', from: 8, to: 10 },
  { value: '11-99', label: '11+ giorni', from: 11, to: 99 },
]
const budgets = [1000, 1500, 2000, 2500, 3000, 4000, 5000]

/** Reads the search from the address; invalid values are ignored. */
export function searchIn(params: { get: (name: string) => string | null }): TripSearch {
  const read = (name: SearchName) => {
    const value = params.get(name) ?? ''
    return value !== 'all' && /^[a-z\d-]{1,60}$/.test(value) ? value : ''
  }
  return { zona: read('zona'), mese: read('mese'), durata: read('durata'), budget: read('budget') }
}

export type FindableCard = ShownCard & { values: readonly string[] }

/**
 * The cards with the values by which each is found. No two search fields share a value, so a trip matches if it
 * has every chosen value, and CSS alone can filter before the scripts are loaded. With real data bookable trips
 * come first.
 */
export function findableTrips(
  cards: readonly ShownCard[],
  figures: Figures,
  today: IsoDate,
  zones: readonly Zone[] = firstZones,
): FindableCard[] {
  const last: FindableCard[] = []
  const first = cards.flatMap((card) => {
    const { price, isUnbookable } = tripFigures(figures, card.id, card.price, today)
    const findable = { ...card, values: valuesOf({ ...card, price }, figures, today, zones) }
    if (!isUnbookable) return findable
    last.push(findable)
    return []
  })
  return [...first, ...last]
}

function valuesOf(
  card: ShownCard,
  figures: Figures,
  today: IsoDate,
  zones: readonly Zone[],
): string[] {
  return [
    ...zones.filter((zone) => isInZone(card, zone)).map(({ id }) => id),
    ...monthsOf(card.id, figures, today),
    ...lengths
      .filter(({ from, to }) => card.days >= from && card.days <= to)
      .map(({ value }) => value),
    ...budgets.filter((budget) => card.price <= euros(budget)).map(String),
  ]
}

/** The months with bookable departures; a trial uses samples if none is stored. */
function monthsOf(id: string, { mode, trips }: Figures, today: IsoDate): string[] {
  const stored = trips[id]
  if (mode === 'real' || stored?.departures) {
    return (stored?.months ?? []).filter((month) => month >= monthKey(today))
  }
  return [...new Set(sampleStarts(id, today).map(monthKey))]
}

export function isFound(values: readonly string[], search: TripSearch): boolean {
  return searchNames.every((name) => search[name] === '' || values.includes(search[name]))
}

export type SearchChoice = { value: string; label: string; count: number }

/** The choices of each field, with the number of trips each would give while the other fields stay the same. */
export function searchChoices(
  all: readonly (readonly string[])[],
  search: TripSearch,
  zones: readonly Zone[] = firstZones,
): Record<SearchName, SearchChoice[]> {
  const having = (value: string) => all.filter((values) => values.includes(value)).length
  const counted = (name: SearchName, choices: readonly { value: string; label: string }[]) =>
    choices.map(({ value, label }) => ({
      value,
      label,
      count: all.filter((values) => isFound(values, { ...search, [name]: value })).length,
    }))
  const months = [...new Set(all.flat().filter((value) => /^\d{4}-\d\d$/.test(value)))].toSorted()
  return {
    zona: counted(
      'zona',
      zones.filter(({ id }) => having(id)).map(({ id, title }) => ({ value: id, label: title })),
    ),
    mese: counted(
      'mese',
      months.map((value) => ({ value, label: monthTitle(value).replace(/^(...).* /, '$1 ') })),
    ),
    durata: counted(
      'durata',
      lengths.filter(({ value }) => having(value)),
    ),
    budget: counted(
      'budget',
      budgets
        .map((budget) => ({ value: `${budget}`, label: formatEuro(euros(budget)) }))
        // A budget that fits all trips or none is no useful choice.
        .filter(({ value }) => having(value) > 0 && having(value) < all.length),
    ),
  }
}

const allYear = /,? con partenze tutto l.anno/i

/** 'Partenze tutto l'anno' is shown only if each of the next twelve months has a departure. */
export function leadOver(lead: string, months: readonly SearchChoice[], today: IsoDate): string {
  const coming = Array.from({ length: 12 }, (_, at) =>
    monthKey(addMonths(`${monthKey(today)}-01`, at)),
  )
  const isTrue = coming.every((month) => months.some(({ value }) => value === month))
  return isTrue ? lead : lead.replace(allYear, '')
}
