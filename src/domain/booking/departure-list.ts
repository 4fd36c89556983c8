import type { Departure } from '../catalogue/departures.ts'
import { type Figures, struckBySeason } from '../catalogue/figures.ts'
import { struckPriceFromDiscounted } from '../catalogue/trips.ts'
import { monthKey, monthTitle } from '../dates.ts'
import type { Cents } from '../money.ts'

/** How departures are listed; in a file apart from the rules, because every page loads those. */

type DepartureMonth = { key: string; title: string; departures: Departure[] }

const undecidedCoordinators = 'Da definire'

/** Months in the order in which they first appear, with capitalised Italian names. */
export function groupByMonth(departures: readonly Departure[]): DepartureMonth[] {
  const months = new Map<string, DepartureMonth>()
  for (const departure of departures) {
    const key = monthKey(departure.startDate)
    const month = months.get(key) ?? { key, title: monthTitle(key), departures: [] }
    month.departures.push(departure)
    months.set(key, month)
  }
  return [...months.values()]
}

export function coordinatorsText(names: readonly string[]): string {
  return names.length > 0 ? names.join(' e ') : undecidedCoordinators
}

/** The old price a row strikes through. A departure with its own price has no earlier price to show. */
export function departureReduction(
  { mode, campaign, trips }: Figures,
  { tripId, price, hasOwnPrice }: Pick<Departure, 'tripId' | 'price' | 'hasOwnPrice'>,
): { struck: Cents; discount: number } | undefined {
  if (mode === 'sample') {
    if (!campaign || trips[tripId]?.discount === 0) return undefined
    const { discount } = campaign
    return { struck: struckPriceFromDiscounted(price, discount), discount }
  }
  const { struck, discount, base } = trips[tripId] ?? {}
  if (hasOwnPrice || !struck || !discount || !base) return undefined
  return { struck: struckBySeason(price, { struck, base }), discount }
}
