import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { categoryLabels, type EntryOf, struckIn } from '../../../domain/road/entries.ts'
import { euroOf } from '../../../domain/road/expenses.ts'
import { lockDepartureById } from '../../booking/departures/store.ts'
import { counterCost, recordCost } from '../../money/ledger/costs.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { entriesOfDeparture, entryOf, findEntry } from '../diary/store.ts'
import { deleteApproval, insertDecision } from './store.ts'

type Deciding = Pick<Deps, 'db'> & { actor: Actor }
type Decision = { id: string; decision: 'approved' | 'refused'; reason?: string | null | undefined }

/** Possible once: an approved expense becomes a cost of its departure, until the approval is withdrawn. */
export async function decideExpense({ db, actor }: Deciding, input: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const { departure, entry } = await lockExpense(tx, input.id)
    if (struckIn(await entriesOfDeparture(tx, departure.id)).has(entry.id)) {
      throw new DomainError('EXPENSE_STRUCK')
    }
    const amount = euroOf(entry.body)
    const { id: entryId, decision } = input
    const reason = input.reason || null
    const isNew = await insertDecision(tx, {
      entryId,
      decision,
      amount,
      reason,
      decidedBy: actor.name,
    })
    if (!isNew) throw new DomainError('EXPENSE_DECIDED')
    if (decision === 'approved') {
      await recordCost(tx, { ...costOf(departure, entry), amount }, actor)
    }
    await writeAudit(tx, {
      actor,
      action: 'road_expense_decided',
      entity: 'departure',
      entityId: departure.id,
      after: { entry: entryId, decision, amount, reason },
    })
  })
}

/** Withdraws an approval: reverses the cost to the cent, and the expense waits for a decision again. */
export async function takeBackExpense(
  { db, actor }: Deciding,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { departure, entry } = await lockExpense(tx, id)
    const amount = await deleteApproval(tx, id)
    if (amount === undefined) throw new DomainError('EXPENSE_NOT_APPROVED')
    await counterCost(tx, { ...costOf(departure, entry), amount }, actor)
    await writeAudit(tx, {
      actor,
      action: 'road_expense_taken_back',
      entity: 'departure',
      entityId: departure.id,
      before: { entry: id, decision: 'approved', amount },
      after: { entry: id, reason },
    })
  })
}

/** Under the departure's lock, so that of two concurrent decisions the second sees the first. */
async function lockExpense(tx: Tx, id: string) {
  const row = await findEntry(tx, id)
  const departure = row && (await lockDepartureById(tx, row.departureId))
  const entry = row && entryOf(row)
  if (!departure || entry?.kind !== 'expense') throw new DomainError('NOT_FOUND')
  return { departure, entry }
}

type Departure = Awaited<ReturnType<typeof lockExpense>>['departure']

function costOf({ destinationId, startDate }: Departure, { body }: EntryOf<'expense'>) {
  const label = `${categoryLabels[body.category]}: ${body.what}`.slice(0, 120)
  return { tripId: tripIdOf(destinationId), startDate, label }
}
