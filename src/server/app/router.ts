import { bookingHandlers } from '../booking/bookings/handlers.ts'
import { dateAlertHandlers } from '../booking/date-alerts/handlers.ts'
import { departureHandlers } from '../booking/departures/handlers.ts'
import { documentHandlers } from '../booking/documents/handlers.ts'
import { linkHandlers } from '../booking/links/handlers.ts'
import { reviewHandlers } from '../booking/reviews/handlers.ts'
import { verificationHandlers } from '../booking/verification/handlers.ts'
import { waitingListHandlers } from '../booking/waiting-list/handlers.ts'
import { figureHandlers } from '../catalogue/figures/handlers.ts'
import { legalHandlers } from '../catalogue/legal/handlers.ts'
import { contactHandlers } from '../contact/contact/handlers.ts'
import { funnelHandlers } from '../contact/funnel/handlers.ts'
import { whatsappHandlers } from '../contact/whatsapp/handlers.ts'
import { accountsHandlers } from '../money/payee/handlers.ts'
import { paymentHandlers } from '../money/payments/handlers.ts'
import { pageErrorHandlers } from '../office/page-errors/handlers.ts'
import { siteHandlers } from '../office/settings/handlers.ts'
import { vitalsHandlers } from '../office/vitals/handlers.ts'
import { publicRoadHandlers } from '../road/handlers.ts'
import { tripHandlers } from '../trip/handlers.ts'

/** Combines the features: one entry per group of the public contract. */
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
  figures: figureHandlers,
  site: siteHandlers,
  legal: legalHandlers,
  trip: tripHandlers,
  road: publicRoadHandlers,
}
