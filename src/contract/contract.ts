import { bookingsContract } from './bookings.ts'
import { departuresContract } from './departures.ts'
import { documentsContract } from './documents.ts'
import { linksContract } from './links.ts'
import { paymentsContract } from './payments.ts'
import { verificationContract } from './verification.ts'

/** Everything that a visitor's browser may ask. */
export const publicContract = {
  departures: departuresContract,
  links: linksContract,
  bookings: bookingsContract,
  payments: paymentsContract,
  documents: documentsContract,
  verification: verificationContract,
}
