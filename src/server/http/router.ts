import { accountsHandlers } from '../accounts/handlers.ts'
import { bookingHandlers } from '../bookings/handlers.ts'
import { contactHandlers } from '../contact/handlers.ts'
import { dateAlertHandlers } from '../date-alerts/handlers.ts'
import { departureHandlers } from '../departures/handlers.ts'
import { documentHandlers } from '../documents/handlers.ts'
import { priceHandlers } from '../figures/handlers.ts'
import { funnelHandlers } from '../funnel/handlers.ts'
import { legalHandlers } from '../legal/handlers.ts'
import { linkHandlers } from '../links/handlers.ts'
import { pageErrorHandlers } from '../page-errors/handlers.ts'
import { paymentHandlers } from '../payments/handlers.ts'
import { reviewHandlers } from '../reviews/handlers.ts'
import { siteHandlers } from '../settings/handlers.ts'
import { verificationHandlers } from '../verification/handlers.ts'
import { vitalsHandlers } from '../vitals/handlers.ts'
import { waitingListHandlers } from '../waiting-list/handlers.ts'
import { whatsappHandlers } from '../whatsapp/handlers.ts'

/** Where the features meet: one entry per group of the public contract. */
export const publicRouter = {
  departures: departureHandlers,
  links: linkHandlers,
  bookings: bookingHandlers,
  payments: paymentHandlers,
  accounts: accountsHandlers,
  documents: documentHandlers,
  verification: verificationHandlers,
  contact: contactHandlers,
  whatsapp: whatsappHandlers,
  funnel: funnelHandlers,
  vitals: vitalsHandlers,
  pageErrors: pageErrorHandlers,
  reviews: reviewHandlers,
  waitingList: waitingListHandlers,
  dateAlerts: dateAlertHandlers,
  prices: priceHandlers,
  site: siteHandlers,
  legal: legalHandlers,
}
