import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { historyDays, type PriceOnOffer } from '../../../domain/catalogue/price-history.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { pricesOnOffer } from '../../platform/db/schema/prices-and-claims.ts'
import type { Deps } from '../../platform/deps.ts'

export type PriceHistories = ReadonlyMap<string, readonly PriceOnOffer[]>

/** One day more than the law counts: the price on the first of those days was set before it. */
const keptMs = (historyDays + 1) * 86_400_000

/** Prices per trip, oldest first: those on offer at that moment or within the days before. */
export async function priceHistories(
  db: Db | Tx,
  { before, tripId }: { before: Date; tripId?: string },
): Promise<PriceHistories> {
  const rows = await db
    .select()
    .from(pricesOnOffer)
    .where(
      and(
        or(isNull(pricesOnOffer.to), gt(pricesOnOffer.to, new Date(before.getTime() - keptMs))),
        tripId ? eq(pricesOnOffer.tripId, tripId) : undefined,
      ),
    )
    .orderBy(pricesOnOffer.from, pricesOnOffer.to, pricesOnOffer.id)
  const histories = new Map<string, PriceOnOffer[]>()
  for (const { tripId, price, from, to, reason } of rows) {
    const entry = { price, from: from.toISOString(), to: to?.toISOString() ?? null, reason }
    histories.set(tripId, [...(histories.get(tripId) ?? []), entry])
  }
  return histories
}

/** The whole price history of a trip, for its page and for staff. */
export async function wholeHistory(db: Db, tripId: string): Promise<PriceOnOffer[]> {
  const histories = await priceHistories(db, { before: new Date(keptMs), tripId })
  return [...(histories.get(tripId) ?? [])]
}

/**
 * Records the prices on offer now. An unchanged price keeps its row, so this can run again and again: prices
 * change only in the catalogue, and are only logged here.
 */
export async function recordPrices({ db, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>) {
  const { catalogue: shown, number } = catalogue.current()
  const prices = new Map(
    shown.trips.filter(({ state }) => state === 'shown').map(({ id, price }) => [id, price]),
  )
  const open = await openPrices(db)
  const isNoted = [...prices].every(([id, price]) => open.get(id) === price)
  const isGone = [...open.keys()].some((id) => !prices.has(id))
  if (isNoted && !isGone) return
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(pricesOnOffer).where(isNull(pricesOnOffer.to)).for('update')
    const noted = new Map(rows.map(({ tripId, price }) => [tripId, price]))
    const at = now()
    const ended = rows.filter(({ tripId, price }) => prices.get(tripId) !== price)
    if (ended.length > 0) {
      const ids = ended.map(({ id }) => id)
      await tx.update(pricesOnOffer).set({ to: at }).where(inArray(pricesOnOffer.id, ids))
    }
    const begun = [...prices].filter(([id, price]) => noted.get(id) !== price)
    if (begun.length > 0) {
      await tx
        .insert(pricesOnOffer)
        .values(
          begun.map(([tripId, price]) => ({
            tripId,
            price,
            from: at,
            reason: noted.has(tripId) ? ('edition' as const) : ('first' as const),
            edition: number,
          })),
        )
        .onConflictDoNothing()
    }
  })
}

async function openPrices(db: Db): Promise<Map<string, Cents>> {
  const rows = await db.select().from(pricesOnOffer).where(isNull(pricesOnOffer.to))
  return new Map(rows.map(({ tripId, price }) => [tripId, price]))
}
