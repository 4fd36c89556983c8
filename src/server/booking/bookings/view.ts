import type { z } from 'zod'
import type { bookingSchema } from '../../../contract/booking/bookings.ts'
import {
  acceptsPayment,
  bookingReference,
  stateOrPending,
} from '../../../domain/booking/bookings.ts'
import { holdEndsAt } from '../../../domain/booking/holding.ts'
import { isHoldOver } from '../../../domain/money/payment-promise.ts'
import { paymentStage } from '../../../domain/money/payment-stage.ts'
import { amountDue, balanceAfterDeposit, plannedSteps } from '../../accounts/amounts.ts'
import type { Deps } from '../../platform/deps.ts'
import { isSummaryHeld } from '../../platform/mail/visitor-mail.ts'
import { documentsReceivedAt } from '../documents/store.ts'
import { promiseOf } from './payment-promise.ts'
import type { Booking } from './store.ts'

/** What the traveller's pages show: never passport numbers, addresses or birth dates. */
export async function bookingView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  booking: Booking,
): Promise<z.input<typeof bookingSchema>> {
  const state = stateOrPending(booking.status, booking.paymentStatus)
  const due = amountDue(booking)
  const promise = await promiseOf(db, booking)
  const received = await documentsReceivedAt(db, booking.id)
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
    // The clock has run out, though nobody has put them back on sale yet.
    spotsReleased: booking.spotsReleasedAt !== null || isHoldOver(promise, now()),
    promise,
    documentsReceivedAt: received?.toISOString() ?? null,
    summaryHeld: await isSummaryHeld(db, booking),
    transferDeclaredAt: booking.transferDeclaredAt?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
  }
}
