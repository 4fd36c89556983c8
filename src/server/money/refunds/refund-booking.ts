import { DomainError } from '../../../domain/errors.ts'
import { hasMoney } from '../../accounts/amounts.ts'
import { type StaffChange, staffMove } from '../../booking/bookings/staff-move.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { giveEverythingBack } from '../movements/take-back-payments.ts'

/** The agency has given back what had come in for a cancelled booking; vouchers can be spent again. */
export function refundBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'refunded', {
    before: async (tx, booking) => {
      // What is kept as a penalty does not go back: such a booking is refunded by its amount.
      const { leavingPenalty } = booking
      if (!hasMoney(booking) || leavingPenalty > 0) {
        throw new DomainError('INVALID_TRANSITION', { event: 'refunded' })
      }
      await giveEverythingBack(tx, deps, booking, change)
      const { amountPaid } = booking
      const amountGivenBack = booking.amountGivenBack + amountPaid
      return { change: { amountPaid: 0, amountGivenBack }, facts: { takenBack: amountPaid } }
    },
  })
}
