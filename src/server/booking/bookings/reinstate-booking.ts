import type { Deps } from '../../platform/deps.ts'
import { queueEmail, takeBackMails } from '../../platform/mail/outbox.ts'
import { bookingReinstatedMail } from './mails.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/**
 * Reinstates a cancelled booking, if its departure still has the spots. Payments after the cancellation count
 * now; money refunded or reversed since does not. The traveller hears of it only if the mail of the
 * cancellation has left: otherwise that mail is withdrawn.
 */
export function reinstateBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'reinstated', {
    after: async (tx, booking) => {
      const isUnsent = await takeBackMails(tx, booking.id, 'booking_cancelled')
      // The address is empty when the customer's data was removed on request.
      if (!isUnsent && booking.contactEmail) {
        await queueEmail(tx, bookingReinstatedMail(deps, booking))
      }
      return booking
    },
  })
}
