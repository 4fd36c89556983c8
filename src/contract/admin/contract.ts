import { accountContract } from './access/account.ts'
import { staffContract } from './access/staff.ts'
import { ibansContract } from './accounts/accounts.ts'
import { auditContract } from './audit.ts'
import { bookingChangesContract } from './booking/booking-changes.ts'
import { adminBookingsContract } from './booking/bookings.ts'
import { adminDeparturesContract } from './booking/departures.ts'
import { adminDocumentsContract } from './booking/documents.ts'
import { adminLinksContract } from './booking/links.ts'
import { adminReviewsContract } from './booking/reviews.ts'
import { verificationLinksContract } from './booking/verification-links.ts'
import { catalogueContract } from './catalogue/catalogue.ts'
import { claimsContract } from './catalogue/claims.ts'
import { adminPricesContract } from './catalogue/figures.ts'
import { picturesContract } from './catalogue/pictures.ts'
import { messagesContract } from './contact/contact.ts'
import { whatsappNumbersContract } from './contact/whatsapp-numbers.ts'
import { outboxContract } from './mail.ts'
import { cassaContract } from './money/cassa.ts'
import { refundsContract } from './money/refunds.ts'
import { launchContract } from './office/launch.ts'
import { peopleContract } from './office/people.ts'
import { searchContract } from './office/search.ts'
import { settingsContract } from './office/settings.ts'
import { dashboardContract } from './office/today.ts'
import { pageErrorsCalls, visitorVitalsCall } from './office/visitors.ts'
import { systemContract } from './office/watch.ts'

/** Everything that signed-in staff may ask, under /api/admin. Who may ask what: permissions.ts. */
export const adminContract = {
  account: accountContract,
  dashboard: { ...dashboardContract, vitals: visitorVitalsCall },
  search: searchContract,
  bookings: { ...adminBookingsContract, ...bookingChangesContract },
  catalogue: catalogueContract,
  pictures: picturesContract,
  cassa: { ...cassaContract, ...refundsContract },
  links: adminLinksContract,
  verificationLinks: verificationLinksContract,
  departures: adminDeparturesContract,
  documents: adminDocumentsContract,
  messages: messagesContract,
  reviews: adminReviewsContract,
  ibans: ibansContract,
  whatsappNumbers: whatsappNumbersContract,
  outbox: outboxContract,
  audit: auditContract,
  settings: settingsContract,
  staff: staffContract,
  launch: launchContract,
  claims: claimsContract,
  prices: adminPricesContract,
  people: peopleContract,
  system: { ...systemContract, ...pageErrorsCalls },
}

export type AdminGroup = keyof typeof adminContract

/** Prefix of every call above. */
export const adminApiPath = '/api/admin'
