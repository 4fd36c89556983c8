import { accountContract } from './account.ts'
import { auditContract } from './audit.ts'
import { bookingChangesContract } from './booking-changes.ts'
import { adminBookingsContract } from './bookings.ts'
import { cassaContract } from './cassa.ts'
import { catalogueContract } from './catalogue.ts'
import { claimsContract } from './claims.ts'
import { dashboardContract } from './dashboard.ts'
import { adminDeparturesContract } from './departures.ts'
import { adminDocumentsContract } from './documents.ts'
import { ibansContract } from './ibans.ts'
import { launchContract } from './launch.ts'
import { adminLinksContract } from './links.ts'
import { messagesContract } from './messages.ts'
import { outboxContract } from './outbox.ts'
import { peopleContract } from './people.ts'
import { picturesContract } from './pictures.ts'
import { adminPricesContract } from './prices.ts'
import { refundsContract } from './refunds.ts'
import { adminReviewsContract } from './reviews.ts'
import { searchContract } from './search.ts'
import { settingsContract } from './settings.ts'
import { staffContract } from './staff.ts'
import { systemContract } from './system.ts'
import { verificationLinksContract } from './verification-links.ts'
import { pageErrorsCalls, visitorVitalsCall } from './visitors.ts'
import { whatsappNumbersContract } from './whatsapp-numbers.ts'

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
