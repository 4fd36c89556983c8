import { DomainError } from '../../../domain/errors.ts'
import { publicApi } from '../../http/context.ts'
import { requireWithinLimit } from '../../http/rate-limit.ts'
import { visitorKey } from '../../http/visitor-network.ts'
import { submitBooking } from './create-booking.ts'
import { createTripBooking } from './create-trip-booking.ts'
import { quoteTrip } from './quote-trip.ts'
import { retakeSpots } from './retake-spots.ts'
import { findBooking } from './store.ts'
import { bookingView } from './view.ts'

export const bookingHandlers = {
  create: publicApi.bookings.create.handler(async ({ input, context }) => {
    const { booking, madeBy } = await submitBooking(context, input)
    return bookingView(context, booking, madeBy)
  }),
  createFromTrip: publicApi.bookings.createFromTrip.handler(async ({ input, context }) => {
    return bookingView(
      context,
      await createTripBooking(context, { ...input, visitorNetwork: visitorKey(context) }),
    )
  }),
  quoteTrip: publicApi.bookings.quoteTrip.handler(async ({ input, context }) => {
    return quoteTrip(context, input)
  }),
  retakeSpots: publicApi.bookings.retakeSpots.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'declaration', input.id)
    return bookingView(context, await retakeSpots(context, input.id))
  }),
  find: publicApi.bookings.find.handler(async ({ input, context }) => {
    const booking = await findBooking(context.db, input.id)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    return bookingView(context, booking)
  }),
}
