import type { z } from 'zod'
import type { bookingSchema } from '../../../contract/booking/bookings.ts'
import {
  acceptsPayment,
  bookingReference,
  stateOrPending,
} from '../../../domain/booking/bookings.ts'
import { paperNow } from '../../../domain/booking/contract-pack.ts'
import { documentsBySeat, documentsCompleteAt } from '../../../domain/booking/documents.ts'
import { holdEndsAt } from '../../../domain/booking/holding.ts'
import { travellerIn } from '../../../domain/booking/stored-traveller.ts'
import { isHoldOver, paymentPromise } from '../../../domain/money/payment-promise.ts'
import { paymentStage } from '../../../domain/money/payment-stage.ts'
import { amountDue, balanceAfterDeposit, plannedSteps } from '../../accounts/amounts.ts'
import type { Deps } from '../../platform/deps.ts'
import { isSummaryHeld } from '../../platform/mail/visitor-mail.ts'
import { latestState } from '../contract-pack/store.ts'
import { documentsReceived } from '../documents/store.ts'
import { extraView } from '../extras/extra-view.ts'
import { owedAsVoucherOf } from './booking-facts.ts'
import type { BookingRules } from './booking-rules.ts'
import { promiseOf } from './payment-promise.ts'
import type { Booking } from './store.ts'

/**
 * The booking as the traveller's pages show it: of the travellers only their names. A booking made just now
 * comes with its rules.
 */
export async function bookingView(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  booking: Booking,
  madeBy?: BookingRules,
): Promise<z.input<typeof bookingSchema>> {
  const state = stateOrPending(booking.status, booking.paymentStatus)
  const due = amountDue(booking)
  const promise = madeBy ? paymentPromise(booking, madeBy.isTrial) : await promiseOf(db, booking)
  // A booking made a moment ago can't have any documents yet.
  const received = madeBy
    ? documentsBySeat([], booking.travelers.length)
    : await documentsReceived(db, booking)
  // Fields are listed one by one, so that notes, tokens, hashes and future columns stay private.
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    tripId: booking.tripId,
    destinationTitle: booking.destinationTitle,
    startDate: booking.startDate,
    endDate: booking.endDate,
    tripDays: booking.tripDays,
    nights: booking.nights,
    airport: booking.airport,
    price: booking.price,
    totalPrice: booking.totalPrice,
    depositAmount: booking.depositAmount,
    amountDue: due,
    amountPaid: booking.amountPaid,
    amountGivenBack: booking.amountGivenBack,
    leavingPenalty: booking.leavingPenalty,
    leftGivenBack: booking.leftGivenBack,
    leftOn: booking.leftOn,
    owedAsVoucher: await owedAsVoucherOf(db, booking),
    balance: balanceAfterDeposit(booking),
    balanceDueDate: booking.balanceDueDate,
    instalments: plannedSteps(booking),
    paymentType: booking.paymentType,
    adultCount: booking.adultCount,
    childCount: booking.childCount,
    childDiscountAmount: booking.childDiscountAmount,
    extras: booking.extras.map(extraView),
    contactEmail: booking.contactEmail,
    contactPhone: booking.contactPhone,
    travelers: booking.travelers.map((person) => travellerIn('page', person)),
    ...state,
    paymentProvider: booking.paymentProvider,
    free: booking.totalPrice === 0,
    acceptsPayment: acceptsPayment(state),
    paymentStage: paymentStage(state, due),
    transferDeclaredAt: booking.transferDeclaredAt?.toISOString() ?? null,
    paymentReference: booking.paymentReference,
    paymentExpiresAt: booking.paymentExpiresAt?.toISOString() ?? null,
    spotsHeldUntil: holdEndsAt(booking)?.toISOString() ?? null,
    // The hold has expired, even if the spots have not been released yet.
    spotsReleased: booking.spotsReleasedAt !== null || isHoldOver(promise, now()),
    promise,
    paper: paperNow(state, madeBy ? null : await latestState(db, booking.id)),
    documentsReceivedAt: documentsCompleteAt(received)?.toISOString() ?? null,
    documentsBySeat: received.map((at) => at?.toISOString() ?? null),
    summaryHeld: await isSummaryHeld(db, booking),
    createdAt: booking.createdAt.toISOString(),
  }
}
