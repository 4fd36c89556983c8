import { eventReached } from '../accounts/amounts.ts'
import type { Deps } from '../deps.ts'
import { mayMove, moveBooking } from './move-booking.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/**
 * Brings a cancelled booking back, as long as its departure still has the spots. Money that came by
 * card after the cancellation counts now: nobody would confirm it a second time.
 */
export function reinstateBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'reinstated', {
    after: async (tx, booking) => {
      const event = booking.amountPaid > 0 ? eventReached(booking, booking.amountPaid) : null
      if (event === null || !mayMove(booking, event)) return booking
      return moveBooking(tx, booking, { event, actor: change.actor, now: deps.now() })
    },
  })
}
