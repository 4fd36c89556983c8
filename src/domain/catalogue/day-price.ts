import { type IsoDate, monthOf } from '../dates.ts'
import type { Cents } from '../money.ts'

/** Price factors by month, January first: 1.2 is 20 per cent more. Empty: every day costs the base price. */
export type Seasons = readonly number[]

/** A trip's terms in the catalogue: the price per person, the length and its seasons. */
export type TripTerms = { price: Cents; days: number; seasons: Seasons }

/** A departure day of a trip; a stored departure may have its own price. */
export type TripDay = { startDate: IsoDate; price?: Cents | null }

/**
 * The price per person of a departure day, for every page, link and dialog: the stored departure's own
 * price, otherwise the base price times the factor of its month.
 */
export function priceOfDay(terms: Pick<TripTerms, 'price' | 'seasons'>, day: TripDay): Cents {
  const factor = terms.seasons[monthOf(day.startDate) - 1] ?? 1
  return day.price ?? Math.round(terms.price * factor)
}
