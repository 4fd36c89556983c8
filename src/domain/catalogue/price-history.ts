import { addDays, formatLongDate, todayInRome } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'
import { clockInRome } from '../rome-clock.ts'
import { elidedDays } from '../typography.ts'

export const historyDays = 30
const dayMs = 86_400_000

/** Why a price was recorded: the first one on record, or a new edition of the catalogue. */
export type PriceReason = 'first' | 'edition'

/** A price and the time it was on offer. Moments are ISO instants; without an end it still is. */
export type PriceOnOffer = { price: Cents; from: string; to: string | null; reason: PriceReason }

/** What may be shown about a reduced price: the struck-through reference price and the discount. */
export type Reduction = { reference: Cents; discount: number }

/**
 * The lowest price of the thirty days before a reduction (art. 17-bis Codice del consumo). Undefined if
 * not all of those days are on record: a trip on sale for only a week has no reference price.
 */
export function lowestBefore(history: readonly PriceOnOffer[], reducedAt: Date): Cents | undefined {
  const end = reducedAt.getTime()
  const start = end - historyDays * dayMs
  const covers = history.some(({ from }) => Date.parse(from) <= start)
  const inWindow = history.filter(
    ({ from, to }) => Date.parse(from) < end && (to === null || Date.parse(to) > start),
  )
  return covers && inWindow.length > 0 ? Math.min(...inWindow.map(({ price }) => price)) : undefined
}

/**
 * The law counts days: a price lowered on the day the campaign begins is part of the campaign's
 * reduction, whichever of the two came first.
 */
export function reductionDay(startsAt: Date): Date {
  const [hours = 0, minutes = 0] = clockInRome(startsAt).slice(11).split(':').map(Number)
  const sinceMidnight = (hours * 60 + minutes) * 60_000 + (startsAt.getTime() % 60_000)
  return new Date(startsAt.getTime() - sinceMidnight)
}

/** In whole per cent, rounded down so that a page never promises more than it gives. */
export function discountBetween(reference: Cents, price: Cents): number {
  return reference > 0 ? Math.floor(((reference - price) * 100) / reference) : 0
}

/** The reduction that may be shown for a price offered as reduced from that moment on. */
export function reductionOf(
  history: readonly PriceOnOffer[],
  price: Cents,
  reducedAt: Date,
): Reduction | undefined {
  const reference = lowestBefore(history, reducedAt)
  if (reference === undefined) return undefined
  const discount = discountBetween(reference, price)
  return discount >= 1 ? { reference, discount } : undefined
}

/** What staff see about a trip's past prices when planning a discount. */
export type PriceOutlook = {
  /** The lowest price of the thirty days; null while not all of them are on record. */
  reference: Cents | null
  /** When the first price was recorded; null: never on offer. */
  since: string | null
}

/** Describes which reduction a planned price may show. `days`: 'degli ultimi 30 giorni'. */
export function outlookText(
  { reference, since }: PriceOutlook,
  price: Cents | undefined,
  days: string,
): string {
  if (reference === null) {
    // Only whole days count: the day on which the price began is only partly on record.
    const from = since && addDays(todayInRome(new Date(since)), historyDays + 1)
    return from
      ? elidedDays(
          `Uno sconto si può scrivere dal ${formatLongDate(from)}: servono ${historyDays} giorni di prezzi registrati.`,
        )
      : `Uno sconto si può scrivere dopo ${historyDays} giorni dalla pubblicazione del prezzo.`
  }
  const lowest = `Il prezzo più basso ${days} è ${formatEuro(reference)}`
  if (price === undefined) return `${lowest}.`
  const discount = discountBetween(reference, price)
  return discount >= 1
    ? `${lowest}: puoi scrivere −${discount} %.`
    : `${lowest}: a questo prezzo non puoi scrivere nessuno sconto.`
}
