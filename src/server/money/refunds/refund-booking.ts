import { DomainError } from '../../../domain/errors.ts'
import { hasMoney } from '../../accounts/amounts.ts'
import { type StaffChange, staffMove } from '../../booking/bookings/staff-move.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { giveEverythingBack } from '../movements/take-back-payments.ts'

/** Records that everything paid for a cancelled booking was refunded; vouchers can be spent again. */
export function refundBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'refunded', {
    before: async (tx, booking) => {
      // A kept penalty is not refunded: such a booking must be refunded by amount.
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
