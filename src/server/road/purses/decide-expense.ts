import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { categoryLabels, struckIn } from '../../../domain/road/entries.ts'
import { euroOf } from '../../../domain/road/expenses.ts'
import { lockDepartureById } from '../../booking/departures/store.ts'
import { recordCost } from '../../money/ledger/costs.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { entriesOfDeparture, entryOf, findEntry } from '../diary/store.ts'
import { insertDecision } from './store.ts'

type Deciding = Pick<Deps, 'db'> & { actor: Actor }
type Decision = { id: string; decision: 'approved' | 'refused'; reason?: string | null | undefined }

/** Once, and for good: an approved expense is a cost of its departure from then on. */
export async function decideExpense({ db, actor }: Deciding, input: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findEntry(tx, input.id)
    const departure = row && (await lockDepartureById(tx, row.departureId))
    const entry = row && entryOf(row)
    if (!departure || entry?.kind !== 'expense') throw new DomainError('NOT_FOUND')
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
      const label = `${categoryLabels[entry.body.category]}: ${entry.body.what}`.slice(0, 120)
      const tripId = tripIdOf(departure.destinationId)
      await recordCost(tx, { tripId, startDate: departure.startDate, label, amount }, actor)
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
