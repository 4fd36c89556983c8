import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { selectRows } from '../db/rows.ts'
import { bookingPayments, travelBookings } from '../db/schema/bookings.ts'
import { outbox } from '../db/schema/operations.ts'
import { staffSignInFailures } from '../db/schema/staff.ts'

/** What all processes together have done recently; an index answers every query here. */
export async function recentBookings(db: Db) {
  return selectRows<{ status: string; total: number }>(
    db,
    sql`select ${travelBookings.status} as status, count(*)::int as total from ${travelBookings}
      where ${travelBookings.createdAt} > now() - interval '1 day' group by 1`,
  )
}

export async function recentPayments(db: Db) {
  return selectRows<{ provider: string; total: number; euro: number }>(
    db,
    sql`select ${bookingPayments.provider} as provider, count(*)::int as total, sum(${bookingPayments.amount})::float8 as euro
      from ${bookingPayments} where ${bookingPayments.receivedOn} >= current_date - 1 group by 1`,
  )
}

export type WaitingMail = { state: string; total: number; oldestSeconds: number }

/** Overdue mail: a delayed one counts from its due time. */
export async function waitingMail(db: Db): Promise<WaitingMail[]> {
  return selectRows<WaitingMail>(
    db,
    sql`select ${outbox.state} as state, count(*)::int as total,
        greatest(0, coalesce(extract(epoch from now() - min(${outbox.dueAt})), 0))::float8 as "oldestSeconds"
      from ${outbox} where ${outbox.state} in ('queued', 'failed') group by 1`,
  )
}

export async function failedSignIns(db: Db): Promise<number> {
  const [row] = await selectRows<{ total: number }>(
    db,
    sql`select coalesce(sum(${staffSignInFailures.failures}), 0)::int as total from ${staffSignInFailures}
      where ${staffSignInFailures.lastFailureAt} > now() - interval '1 day'`,
  )
  return row?.total ?? 0
}
