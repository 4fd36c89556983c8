import { sql } from 'drizzle-orm'
import { type Refundable, rankRefunds } from '../../../domain/money/matching-refunds.ts'
import { owedAsVoucher, refundOwed } from '../../../domain/money/refunds.ts'
import { openMovementsOfAll } from '../../booking/bookings/booking-facts.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { owesMoney } from '../ledger/figures.ts'
import type { PlannableLine, Planned } from './plan-entries.ts'

const mostLooked = 2_000

/** Outgoing lines are never booked automatically; but their recipients are proposed, as for incoming ones. */
export async function withRefunds<Line extends PlannableLine>(
  db: Db,
  plan: readonly Planned<Line>[],
): Promise<Planned<Line>[]> {
  if (!plan.some(({ line }) => line.amountCents < 0)) return [...plan]
  const refundables = await loadRefundables(db)
  return plan.map((one) => {
    if (one.line.amountCents >= 0) return one
    return { ...one, proposal: { ...one.proposal, ranked: rankRefunds(one.line, refundables) } }
  })
}

async function loadRefundables(db: Db): Promise<Refundable[]> {
  const recorded = await refundsWithoutLine(db)
  const rows = await db
    .select()
    .from(travelBookings)
    .where(
      sql`(${owesMoney}) or ${travelBookings.id} = any(${`{${[...recorded.keys()].join(',')}}`}::uuid[])`,
    )
    .orderBy(travelBookings.updatedAt, travelBookings.id)
    .limit(mostLooked)
  const open = await openMovementsOfAll(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    bookingId: row.id,
    reference: row.paymentReference,
    people: [personOf(row.contactName), ...row.travelers],
    // A transfer gives back only what had come as money.
    owedCents: refundOwed(row) - owedAsVoucher(row, open.get(row.id) ?? []),
    recorded: recorded.get(row.id) ?? [],
  }))
}

function personOf(name: string) {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

async function refundsWithoutLine(db: Db): Promise<Map<string, number[]>> {
  const rows = await selectRows<{ id: string; cents: number }>(
    db,
    sql`select p.booking_id as id, (-p.amount * 100)::int as cents from booking_payments p
      where p.provider = 'refund' and p.amount < 0
        and not exists (select 1 from booking_payments r where r.reverses_id = p.id)
        and not exists (select 1 from entry_allocations a where a.payment_id = p.id and a.reverses_id is null
          and not exists (select 1 from entry_allocations u where u.reverses_id = a.id))
      order by p.created_at desc, p.id limit ${mostLooked}`,
  )
  const found = new Map<string, number[]>()
  for (const { id, cents } of rows) found.set(id, [...(found.get(id) ?? []), Number(cents)])
  return found
}
