import { addDays, formatLongDate, todayInRome } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'
import { clockInRome } from '../rome-clock.ts'

export const historyDays = 30
const dayMs = 86_400_000

/** Why a price began: the first one on record, a new edition of the catalogue. */
export type PriceReason = 'first' | 'edition'

/** A price that was on offer. Moments are ISO instants; without an end it still is. */
export type PriceOnOffer = { price: Cents; from: string; to: string | null; reason: PriceReason }

/** What may be said about a lower price: the one that is struck through, and by how much it went down. */
export type Reduction = { reference: Cents; discount: number }

/**
 * The lowest price of the thirty days before a reduction (art. 17-bis Codice del consumo). Undefined
 * where those days are not all on record: a trip that is sold for a week has no earlier price.
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
 * The law counts days: a price that is lowered on the day on which the campaign begins is part of its
 * reduction, whichever of the two somebody did first.
 */
export function reductionDay(startsAt: Date): Date {
  const [hours = 0, minutes = 0] = clockInRome(startsAt).slice(11).split(':').map(Number)
  const sinceMidnight = (hours * 60 + minutes) * 60_000 + (startsAt.getTime() % 60_000)
  return new Date(startsAt.getTime() - sinceMidnight)
}

/** Whole per cent, rounded down: a page never promises more than it gives. */
export function discountBetween(reference: Cents, price: Cents): number {
  return reference > 0 ? Math.floor(((reference - price) * 100) / reference) : 0
}

/** What a price may say of itself when it is offered as reduced from that moment on. */
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

/** What staff know of a trip's prices before they plan a discount. */
export type PriceOutlook = {
  /** The lowest of the thirty days; null while they are not all on record. */
  reference: Cents | null
  /** The first moment on record; null: never on offer. */
  since: string | null
}

/** What a planned price may say of itself, in words. `days`: 'degli ultimi 30 giorni'. */
export function outlookText(
  { reference, since }: PriceOutlook,
  price: Cents | undefined,
  days: string,
): string {
  if (reference === null) {
    // Whole days: the one on which the price began is not all on record.
    const from = since && addDays(todayInRome(new Date(since)), historyDays + 1)
    return from
      ? `Uno sconto si può scrivere dal ${formatLongDate(from)}: servono ${historyDays} giorni di prezzi registrati.`
      : `Uno sconto si può scrivere dopo ${historyDays} giorni dalla pubblicazione del prezzo.`
  }
  const lowest = `Il prezzo più basso ${days} è ${formatEuro(reference)}`
  if (price === undefined) return `${lowest}.`
  const discount = discountBetween(reference, price)
  return discount >= 1
    ? `${lowest}: puoi scrivere −${discount} %.`
    : `${lowest}: a questo prezzo non puoi scrivere nessuno sconto.`
}
