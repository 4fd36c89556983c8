import { adminNotes } from '../../../domain/booking/booking-texts.ts'
import { paymentProviders } from '../../../domain/booking/bookings.ts'
import {
  mayMove,
  moveBooking,
  refusePayment,
  requireBooking,
} from '../../booking/bookings/move-booking.ts'
import { promiseOf } from '../../booking/bookings/payment-promise.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { traveller } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { queueBookingMail } from '../../platform/mail/visitor-mail.ts'
import { agencyTransferMail, transferDeclaredMail } from './mails.ts'

/** The traveller declares that the transfer was made; repeating it changes nothing. */
export function declareTransfer(deps: Deps, bookingId: string): Promise<Booking> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const booking = await requireBooking(tx, bookingId)
      if (booking.paymentStatus === 'bank_transfer_pending' && booking.status !== 'cancelled') {
        return booking
      }
      if (!mayMove(booking, 'transfer_declared')) refusePayment(booking)
      const moved = await moveBooking(tx, booking, {
        event: 'transfer_declared',
        actor: traveller,
        now: deps.now(),
        change: {
          paymentProvider: paymentProviders.bankTransfer,
          transferDeclaredAt: deps.now(),
          adminNotes: withNote(booking, adminNotes.transferDeclared),
        },
      })
      await queueDeclarationMails(tx, deps, moved)
      return moved
    }),
  )
}

/**
 * Adds a note as the last line. Each automatic note appears only once, however often the traveller switches
 * between card and transfer, because staff must still be able to save the text.
 */
export function withNote(booking: Booking, note: string): string {
  const lines = booking.adminNotes ? booking.adminNotes.split('\n') : []
  return [...lines.filter((line) => line !== note), note].join('\n')
}

export async function queueDeclarationMails(tx: Tx, deps: Deps, booking: Booking): Promise<void> {
  const promise = await promiseOf(tx, booking)
  await queueBookingMail(tx, deps, booking, transferDeclaredMail(deps, booking, promise))
  await queueEmail(tx, agencyTransferMail(deps, booking))
}
