import { DomainError } from '../../../domain/errors.ts'
import { requireTripId } from '../../catalogue/editions/trips.ts'
import { adminApi } from '../../http/admin-api.ts'
import { resendMail } from '../../platform/mail/resend-mail.ts'
import { findMail } from '../../platform/mail/store.ts'
import { extrasToChoose } from '../extras/take-extras.ts'
import { bookingDetail } from './admin-detail.ts'
import { countTabs, listBookings } from './admin-list.ts'
import { saveNotes } from './admin-notes.ts'
import { bookForCustomer } from './book-for-customer.ts'
import { cancelBooking } from './cancel-booking.ts'
import { cancelMany, undoCancelMany } from './cancel-many.ts'
import { changeDeparture } from './change-departure.ts'
import { changeBookedExtras, extrasForStaff } from './change-extras.ts'
import { changeTravellers } from './change-travellers.ts'
import { completeBooking } from './complete-booking.ts'
import { previewChange } from './preview-change.ts'
import { reinstateBooking } from './reinstate-booking.ts'
import { reopenBooking } from './reopen-booking.ts'
import { retakeSpotsByStaff } from './retake-spots.ts'
import { revealTravellers } from './reveal-travellers.ts'
import { setPaymentPlan } from './set-payment-plan.ts'
import { changeOf } from './staff-change.ts'

/** Every change answers with the whole booking, so that the page shows the current state. */
export const adminBookingHandlers = {
  create: adminApi.bookings.create.handler(async ({ input, context }) => {
    const { id } = await bookForCustomer(context, input)
    return bookingDetail(context, id)
  }),
  list: adminApi.bookings.list.handler(({ input, context }) => listBookings(context, input)),
  counts: adminApi.bookings.counts.handler(({ input, context }) => countTabs(context, input)),
  find: adminApi.bookings.find.handler(({ input, context }) => bookingDetail(context, input.id)),
  reveal: adminApi.bookings.reveal.handler(async ({ input, context }) => ({
    travelers: await revealTravellers(context, input.id),
  })),
  cancel: adminApi.bookings.cancel.handler(async ({ input, context }) => {
    const { who, agreedPenalty } = input
    await cancelBooking(context, { ...changeOf(context, input), who, agreedPenalty })
    return bookingDetail(context, input.id)
  }),
  cancelMany: adminApi.bookings.cancelMany.handler(({ input, context }) =>
    cancelMany(context, input),
  ),
  undoCancelMany: adminApi.bookings.undoCancelMany.handler(({ input, context }) =>
    undoCancelMany(context, input),
  ),
  reinstate: adminApi.bookings.reinstate.handler(async ({ input, context }) => {
    await reinstateBooking(context, changeOf(context, input))
    return bookingDetail(context, input.id)
  }),
  retakeSpots: adminApi.bookings.retakeSpots.handler(async ({ input, context }) => {
    await retakeSpotsByStaff(context, changeOf(context, input))
    return bookingDetail(context, input.id)
  }),
  complete: adminApi.bookings.complete.handler(async ({ input, context }) => {
    await completeBooking(context, changeOf(context, input))
    return bookingDetail(context, input.id)
  }),
  reopen: adminApi.bookings.reopen.handler(async ({ input, context }) => {
    await reopenBooking(context, changeOf(context, input))
    return bookingDetail(context, input.id)
  }),
  previewChange: adminApi.bookings.previewChange.handler(({ input, context }) =>
    previewChange(context, input.id, {
      travelers: input.party?.travelers,
      departure: input.departure,
      extras: input.extras,
    }),
  ),
  changeTravellers: adminApi.bookings.changeTravellers.handler(async ({ input, context }) => {
    await changeTravellers(context, changeOf(context, input), input)
    return bookingDetail(context, input.id)
  }),
  setPlan: adminApi.bookings.setPlan.handler(async ({ input, context }) => {
    await setPaymentPlan(context, changeOf(context, input), input.plan)
    return bookingDetail(context, input.id)
  }),
  offeredExtras: adminApi.bookings.offeredExtras.handler(({ input, context }) =>
    extrasForStaff(context, input.id),
  ),
  extrasOnOffer: adminApi.bookings.extrasOnOffer.handler(({ input, context }) => {
    const tripId = requireTripId(context, input.tripId)
    const occasion = { tripId, startDate: input.startDate, price: 1 }
    return extrasToChoose(context.db, context, occasion, { mayBeLate: true })
  }),
  changeExtras: adminApi.bookings.changeExtras.handler(async ({ input, context }) => {
    await changeBookedExtras(context, changeOf(context, input), input.extras)
    return bookingDetail(context, input.id)
  }),
  changeDeparture: adminApi.bookings.changeDeparture.handler(async ({ input, context }) => {
    await changeDeparture(context, changeOf(context, input), input)
    return bookingDetail(context, input.id)
  }),
  saveNotes: adminApi.bookings.saveNotes.handler(async ({ input, context }) => {
    await saveNotes(context, input)
    return bookingDetail(context, input.id)
  }),
  resendMail: adminApi.bookings.resendMail.handler(async ({ input, context }) => {
    const mail = await findMail(context.db, input.mailId)
    if (!mail || mail.bookingId !== input.id) throw new DomainError('NOT_FOUND')
    await resendMail(context, input.mailId, context.actor)
    return bookingDetail(context, input.id)
  }),
}
