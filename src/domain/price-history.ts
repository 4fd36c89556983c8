import type { Cents } from './money.ts'

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
