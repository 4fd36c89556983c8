import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { inEuro } from '../../../domain/money/supplier-costs.ts'
import type { Supplier } from '../../../domain/money/supplier-costs-schema.ts'
import { findDeparture, lockDepartureById } from '../../booking/departures/store.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { departureCosts } from '../../platform/db/schema/cassa.ts'
import type { Deps } from '../../platform/deps.ts'

type Cost = Supplier & { tripId: string; startDate: IsoDate; label: string; amount: number }

/** Of a departure that somebody moves meanwhile it is noted on the day on which it leaves then. */
export async function addCost({ db }: Pick<Deps, 'db'>, cost: Cost, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const shown = await findDeparture(tx, cost.tripId, cost.startDate)
    const departure = shown && (await lockDepartureById(tx, shown.id))
    await recordCost(tx, { ...cost, startDate: departure?.startDate ?? cost.startDate }, actor)
  })
}

/** In the transaction of whoever causes it. An invoice in another currency costs what its rate makes of it. */
export async function recordCost(tx: Tx, cost: Cost, actor: Actor): Promise<void> {
  const { tripId, startDate, label, supplier, foreign, dueOn, isInUnion } = cost
  const amount = foreign ? inEuro(foreign.amount * 100, foreign.rate) : cost.amount
  if (amount < 1) throw new DomainError('VALIDATION')
  await tx.insert(departureCosts).values({
    tripId,
    startDate,
    label,
    amount,
    supplier: supplier || null,
    currency: foreign?.currency ?? null,
    currencyAmount: foreign ? foreign.amount.toFixed(2) : null,
    rate: foreign ? foreign.rate.toFixed(6) : null,
    dueOn: dueOn ?? null,
    isInUnion: isInUnion ?? null,
    createdBy: actor.name,
  })
  await writeAudit(tx, {
    actor,
    action: 'created',
    entity: 'ledger',
    entityId: `${tripId} ${startDate}`,
    after: { label, amount, ...(supplier && { supplier }), ...(dueOn && { dueOn }) },
  })
}

type Countered = Pick<Cost, 'tripId' | 'startDate' | 'label' | 'amount'>

/**
 * A cost that was none after all, in the transaction of whoever says so. What was written stays, and a second row of
 * today takes it off: whatever month the first one fell into, closed or not, reads as it did.
 */
export async function counterCost(tx: Tx, cost: Countered, actor: Actor): Promise<void> {
  const { tripId, startDate, amount } = cost
  if (amount < 1) throw new DomainError('VALIDATION')
  const label = `Storno: ${cost.label}`
  await tx
    .insert(departureCosts)
    .values({ tripId, startDate, label, amount: -amount, createdBy: actor.name })
  await writeAudit(tx, {
    actor,
    action: 'cost_countered',
    entity: 'ledger',
    entityId: `${tripId} ${startDate}`,
    after: { label, amount: -amount },
  })
}

/** What has a day and was not paid, the earliest first. */
export async function dueCosts(deps: Pick<Deps, 'db' | 'catalogue'>) {
  const rows = await deps.db
    .select()
    .from(departureCosts)
    .where(and(isNotNull(departureCosts.dueOn), isNull(departureCosts.paidOn)))
    .orderBy(asc(departureCosts.dueOn), asc(departureCosts.id))
    .limit(200)
  return rows.map(({ currency, currencyAmount, rate, dueOn, ...row }) => ({
    id: row.id,
    title: tripTitle(deps, row.tripId),
    startDate: row.startDate,
    label: row.label,
    supplier: row.supplier,
    amount: row.amount,
    foreign: currency ? { currency, amount: Number(currencyAmount), rate: Number(rate) } : null,
    dueOn: dueOn ?? row.startDate,
    isInUnion: row.isInUnion,
  }))
}

/** A supplier was paid, or was not after all. */
export async function payCost(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, paidOn }: { id: string; paidOn: IsoDate | null },
  actor: Actor,
): Promise<void> {
  if (paidOn && paidOn > todayInRome(deps.now())) throw new DomainError('VALIDATION')
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(departureCosts)
      .set({ paidOn })
      .where(eq(departureCosts.id, id))
      .returning()
    if (!row) throw new DomainError('NOT_FOUND')
    const { label, amount, supplier } = row
    await writeAudit(tx, {
      actor,
      action: 'supplier_paid',
      entity: 'ledger',
      entityId: `${row.tripId} ${row.startDate}`,
      after: { label, amount, supplier, paidOn },
    })
  })
}
