import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { bookingCancelledMail } from './mails.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Gives the spots back and tells the traveller; what has been paid stays on record. */
export function cancelBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'cancelled', {
    after: async (tx, booking) => {
      await queueEmail(tx, bookingCancelledMail(deps, booking))
      return booking
    },
  })
}
