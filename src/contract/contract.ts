import { accountsContract } from './accounts/accounts.ts'
import { bookingsContract } from './booking/bookings.ts'
import { dateAlertsContract } from './booking/date-alerts.ts'
import { departuresContract } from './booking/departures.ts'
import { documentsContract } from './booking/documents.ts'
import { linksContract } from './booking/links.ts'
import { reviewsContract } from './booking/reviews.ts'
import { verificationContract } from './booking/verification.ts'
import { waitingListContract } from './booking/waiting-list.ts'
import { figuresContract } from './catalogue/figures.ts'
import { legalContract } from './catalogue/legal.ts'
import { siteContract } from './catalogue/site.ts'
import { contactContract } from './contact/contact.ts'
import { funnelContract } from './contact/funnel.ts'
import { whatsappContract } from './contact/whatsapp.ts'
import { paymentsContract } from './money/payments.ts'
import { pageErrorsContract, vitalsContract } from './office/vitals.ts'
import { publicRoadContract } from './road/road.ts'
import { tripContract } from './trip/trip.ts'

/** All calls open to visitors' browsers. */
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
  figures: figuresContract,
  site: siteContract,
  legal: legalContract,
  trip: tripContract,
  road: publicRoadContract,
}

export { adminContract } from './admin/contract.ts'
