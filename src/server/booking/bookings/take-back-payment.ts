import { eq, sql } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffChange } from './staff-move.ts'
import type { Booking } from './store.ts'

/**
 * Payments are never deleted: a row of its own takes back what had been counted, one for deposits
 * and one for balances, so that the sums of both stay right.
 */
export async function takeBackPayment(
  tx: Tx,
  { now }: Deps,
  booking: Booking,
  { actor, note }: StaffChange,
  provider: 'correction' | 'refund' = 'correction',
) {
  for (const { kind, isVoucher, amount } of await countedByKind(tx, booking.id)) {
    await tx.insert(bookingPayments).values({
      bookingId: booking.id,
      amount: -amount,
      kind,
      receivedOn: todayInRome(now()),
      // What a voucher had paid goes back to where it came from.
      provider: isVoucher ? 'voucher' : provider,
      note: note ?? null,
      recordedBy: actor.id,
    })
  }
  return { change: { amountPaid: 0 }, facts: { takenBack: booking.amountPaid } }
}

async function countedByKind(tx: Tx, bookingId: string) {
  const isVoucher = sql<boolean>`${bookingPayments.provider} = 'voucher'`
  const total = sql`sum(${bookingPayments.amount})`.mapWith(bookingPayments.amount)
  const rows = await tx
    .select({ kind: bookingPayments.kind, isVoucher, amount: total })
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .groupBy(bookingPayments.kind, isVoucher)
  return rows.filter(({ amount }) => amount !== 0)
}
