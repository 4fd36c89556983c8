import { type IsoDate, monthOf } from '../dates.ts'
import type { Cents } from '../money.ts'

/** What a month does to the base price, January first: 1.2 is a fifth more. None: every day costs the base price. */
export type Seasons = readonly number[]

/** What the catalogue says of a trip: the price per person, the length, and its seasons. */
export type TripTerms = { price: Cents; days: number; seasons: Seasons }

/** A day on which a trip leaves; a stored departure may have a price of its own. */
export type TripDay = { startDate: IsoDate; price?: Cents | null }

/**
 * The price of a day of a trip, per person, for every page, link and dialog: what its stored
 * departure says for itself, else the base price by the season of its month.
 */
export function priceOfDay(terms: Pick<TripTerms, 'price' | 'seasons'>, day: TripDay): Cents {
  const factor = terms.seasons[monthOf(day.startDate) - 1] ?? 1
  return day.price ?? Math.round(terms.price * factor)
}
