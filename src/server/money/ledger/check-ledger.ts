import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

export type LedgerCheck = {
  /** The sum of all lines: must always be 0. */
  balanceCents: number
  /** Bookings whose stored amount differs from the sum in the ledger. */
  differing: number
  /** Bank lines whose booked sum differs from their allocations. */
  misallocated: number
}

/** Checks the ledger's invariants in the database. */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const [row] = await selectRows<Record<keyof LedgerCheck, number>>(
    db,
    sql`select
      (select coalesce(sum(amount) * 100, 0)::int from ledger_entries) as "balanceCents",
      (select count(*)::int from travel_bookings b where b.amount_paid <> -coalesce(
        (select sum(l.amount) from ledger_entries l where l.booking_id = b.id and l.account = 'customer'), 0)) as differing,
      (select count(*)::int from statement_entries e where e.allocated <> coalesce(
        (select sum(a.amount) from entry_allocations a where a.entry_id = e.id), 0)) as misallocated`,
  )
  return {
    balanceCents: Number(row?.balanceCents ?? 0),
    differing: Number(row?.differing ?? 0),
    misallocated: Number(row?.misallocated ?? 0),
  }
}
