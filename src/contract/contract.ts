import { bookingsContract } from './bookings.ts'
import { departuresContract } from './departures.ts'
import { linksContract } from './links.ts'

/** Everything that a visitor's browser may ask. */
export const publicContract = {
  departures: departuresContract,
  links: linksContract,
  bookings: bookingsContract,
}
