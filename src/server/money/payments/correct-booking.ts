import { isTransferDeclared } from '../../../domain/booking/booking-money.ts'
import { type StaffChange, staffMove } from '../../booking/bookings/staff-move.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { takeBackPayments } from '../movements/take-back-payments.ts'

/**
 * Undoes a payment declared or confirmed by mistake. Where the customer had declared it and staff confirmed
 * too early, the declaration applies again; otherwise the booking waits for its payment.
 */
export function correctBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(
    deps,
    change,
    async (_tx, booking) =>
      isConfirmed(booking) && isTransferDeclared(booking) ? 'confirmation_withdrawn' : 'corrected',
    {
      before: async (tx, booking) => {
        await takeBackPayments(tx, deps, booking, change)
        return { change: { amountPaid: 0 }, facts: { takenBack: booking.amountPaid } }
      },
    },
  )
}

function isConfirmed({ paymentStatus }: Booking): boolean {
  return paymentStatus === 'deposit_paid' || paymentStatus === 'paid'
}
