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

/** If the departure was moved meanwhile, the cost is recorded for its new day. */
export async function addCost({ db }: Pick<Deps, 'db'>, cost: Cost, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const shown = await findDeparture(tx, cost.tripId, cost.startDate)
    const departure = shown && (await lockDepartureById(tx, shown.id))
    await recordCost(tx, { ...cost, startDate: departure?.startDate ?? cost.startDate }, actor)
  })
}

/** Called in the transaction of the cause. An amount in another currency is converted at its rate. */
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
 * Reverses a cost, in the transaction of the cause. The original row stays, and a second row with today's
 * date subtracts it, so that earlier months, closed or not, don't change.
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

/** Unpaid costs with a due date, the earliest first. */
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

/** Marks a cost as paid, or as unpaid again. */
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
