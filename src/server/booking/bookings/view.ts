import type { z } from 'zod'
import type { bookingSchema } from '../../../contract/booking/bookings.ts'
import {
  acceptsPayment,
  bookingReference,
  stateOrPending,
} from '../../../domain/booking/bookings.ts'
import { holdEndsAt } from '../../../domain/booking/holding.ts'
import { paymentStage } from '../../../domain/money/payment-stage.ts'
import { amountDue, balanceAfterDeposit, plannedSteps } from '../../accounts/amounts.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { isSummaryHeld } from '../../platform/mail/visitor-mail.ts'
import type { Booking } from './store.ts'

/** What the traveller's pages show: never passport numbers, addresses or birth dates. */
export async function bookingView(
  db: Db | Tx,
  booking: Booking,
): Promise<z.input<typeof bookingSchema>> {
  const state = stateOrPending(booking.status, booking.paymentStatus)
  const due = amountDue(booking)
  return {
    ...booking,
    ...state,
    reference: bookingReference(booking.id),
    amountDue: due,
    paymentStage: paymentStage(state, due),
    balance: balanceAfterDeposit(booking),
    instalments: plannedSteps(booking),
    free: booking.totalPrice === 0,
    acceptsPayment: acceptsPayment(state),
    travelers: booking.travelers.map(({ firstName, lastName }) => ({ firstName, lastName })),
    paymentExpiresAt: booking.paymentExpiresAt?.toISOString() ?? null,
    spotsHeldUntil: holdEndsAt(booking)?.toISOString() ?? null,
    spotsReleased: booking.spotsReleasedAt !== null,
    summaryHeld: await isSummaryHeld(db, booking),
    transferDeclaredAt: booking.transferDeclaredAt?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
  }
}
