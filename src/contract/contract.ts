import { accountsContract } from './accounts.ts'
import { bookingsContract } from './bookings.ts'
import { contactContract } from './contact.ts'
import { dateAlertsContract } from './date-alerts.ts'
import { departuresContract } from './departures.ts'
import { documentsContract } from './documents.ts'
import { funnelContract } from './funnel.ts'
import { legalContract } from './legal.ts'
import { linksContract } from './links.ts'
import { paymentsContract } from './payments.ts'
import { pricesContract } from './prices.ts'
import { reviewsContract } from './reviews.ts'
import { siteContract } from './site.ts'
import { verificationContract } from './verification.ts'
import { pageErrorsContract, vitalsContract } from './vitals.ts'
import { waitingListContract } from './waiting-list.ts'
import { whatsappContract } from './whatsapp.ts'

/** Everything that a visitor's browser may ask. */
export const publicContract = {
  departures: departuresContract,
  links: linksContract,
  bookings: bookingsContract,
  payments: paymentsContract,
  accounts: accountsContract,
  documents: documentsContract,
  verification: verificationContract,
  contact: contactContract,
  whatsapp: whatsappContract,
  funnel: funnelContract,
  vitals: vitalsContract,
  pageErrors: pageErrorsContract,
  reviews: reviewsContract,
  waitingList: waitingListContract,
  dateAlerts: dateAlertsContract,
  prices: pricesContract,
  site: siteContract,
  legal: legalContract,
}

export { adminContract } from './admin/contract.ts'
