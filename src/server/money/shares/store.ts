import { inArray, sql } from 'drizzle-orm'
import type { Cents } from '../../../domain/money.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'

export type PaidShare = {
  bookingId: string
  shareSeat: number
  amount: Cents
  /** Neither reversed nor a reversal itself. */
  isStanding: boolean
}

/** All payments for the parts of these bookings, and their reversals. */
export async function paidSharesOf(
  db: Db | Tx,
  bookingIds: readonly string[],
): Promise<PaidShare[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .select({
      bookingId: bookingPayments.bookingId,
      shareSeat: bookingPayments.shareSeat,
      amount: bookingPayments.amount,
      isStanding: sql<boolean>`booking_payments.reverses_id is null and not exists
        (select 1 from booking_payments back where back.reverses_id = booking_payments.id)`,
    })
    .from(bookingPayments)
    .where(
      sql`${inArray(bookingPayments.bookingId, [...bookingIds])} and ${bookingPayments.shareSeat} is not null`,
    )
    .orderBy(bookingPayments.createdAt, bookingPayments.id)
  return rows.flatMap(({ shareSeat, ...row }) =>
    shareSeat === null ? [] : [{ ...row, shareSeat }],
  )
}
