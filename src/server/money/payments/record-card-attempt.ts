import { adminNotes } from '../../../domain/booking/booking-texts.ts'
import { paymentProviders } from '../../../domain/booking/bookings.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { CardBrand } from '../../../domain/money/payments.ts'
import { currency } from '../../../domain/money.ts'
import { amountDue } from '../../accounts/amounts.ts'
import {
  mayMove,
  moveBooking,
  refusePayment,
  requireBooking,
} from '../../booking/bookings/move-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { traveller } from '../../platform/audit/write-audit.ts'
import { cardPaymentAttempts } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { withNote } from './declare-transfer.ts'
import { agencyCardMail } from './mails.ts'

export type CardAttempt = {
  id: string
  cardHolderName: string
  cardBrand: CardBrand
  cardLastFour: string
}

/**
 * The data a consultant needs for calling back. Card number and CVV are never sent here; with real data this
 * form does not exist.
 */
export function recordCardAttempt(deps: Deps, attempt: CardAttempt): Promise<Booking> {
  return deps.db.transaction(async (tx) => {
    if ((await figuresMode(tx)) === 'real') throw new DomainError('CARD_PAYMENTS_UNAVAILABLE')
    const booking = await requireBooking(tx, attempt.id)
    if (!mayMove(booking, 'card_attempted')) refusePayment(booking)
    await tx.insert(cardPaymentAttempts).values({
      bookingId: booking.id,
      cardHolderName: attempt.cardHolderName,
      cardBrand: attempt.cardBrand,
      cardLastFour: attempt.cardLastFour,
      amount: amountDue(booking),
      currency,
      notes: adminNotes.cardAttempted,
    })
    // A second attempt is recorded, but staff and log are not notified again.
    if (booking.paymentStatus === 'requires_assistance') return booking
    const moved = await moveBooking(tx, booking, {
      event: 'card_attempted',
      actor: traveller,
      now: deps.now(),
      change: {
        paymentProvider: paymentProviders.card,
        adminNotes: withNote(booking, adminNotes.cardAttempted),
      },
    })
    await queueEmail(tx, agencyCardMail(deps, moved))
    return moved
  })
}
