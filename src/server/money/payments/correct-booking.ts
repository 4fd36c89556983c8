import { isDeclared } from '../../../domain/booking/bookings.ts'
import { type StaffChange, staffMove } from '../../booking/bookings/staff-move.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { takeBackPayment } from '../../booking/bookings/take-back-payment.ts'
import { actionsOn } from '../../platform/audit/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { freeLinesOf } from '../statements/free-lines.ts'
import { giveVouchersBack } from '../vouchers/give-back.ts'

/**
 * A payment was declared or confirmed by mistake. Where staff confirmed too early what the customer
 * had declared, the declaration stands again; otherwise the booking waits for its payment.
 */
export function correctBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(
    deps,
    change,
    async (tx, booking) =>
      isConfirmed(booking) && isDeclared(await actionsOn(tx, 'booking', booking.id))
        ? 'confirmation_withdrawn'
        : 'corrected',
    {
      before: async (tx, booking) => {
        await freeLinesOf(tx, booking.id, change.actor)
        await giveVouchersBack(tx, booking.id)
        return takeBackPayment(tx, deps, booking, change)
      },
    },
  )
}

function isConfirmed({ paymentStatus }: Booking): boolean {
  return paymentStatus === 'deposit_paid' || paymentStatus === 'paid'
}
