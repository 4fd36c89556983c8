import { todayInRome } from '../../domain/dates.ts'
import type { Tx } from '../db/client.ts'
import { bookingPayments } from '../db/schema/bookings.ts'
import type { Deps } from '../deps.ts'
import type { StaffChange } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Payments are never deleted: a row of its own takes back what had been counted. */
export async function takeBackPayment(
  tx: Tx,
  { now }: Deps,
  booking: Booking,
  { actor, note }: StaffChange,
) {
  if (booking.amountPaid > 0) {
    await tx.insert(bookingPayments).values({
      bookingId: booking.id,
      amount: -booking.amountPaid,
      receivedOn: todayInRome(now()),
      provider: 'correction',
      note: note ?? null,
      recordedBy: actor.id,
    })
  }
  return { change: { amountPaid: 0 }, facts: { takenBack: booking.amountPaid } }
}
