import { bookingHandlers } from '../bookings/handlers.ts'
import { departureHandlers } from '../departures/handlers.ts'
import { linkHandlers } from '../links/handlers.ts'

/** Where the features meet: one entry per group of the public contract. */
export const publicRouter = {
  departures: departureHandlers,
  links: linkHandlers,
  bookings: bookingHandlers,
}
