import { accountContract } from './access/account.ts'
import { staffContract } from './access/staff.ts'
import { accountsContract } from './accounts/accounts.ts'
import { auditContract } from './audit.ts'
import { bookingChangesContract } from './booking/booking-changes.ts'
import { adminBookingsContract } from './booking/bookings.ts'
import { adminDeparturesContract } from './booking/departures.ts'
import { adminDocumentsContract } from './booking/documents.ts'
import { adminLinksContract } from './booking/links.ts'
import { adminReviewsContract } from './booking/reviews.ts'
import { roomsContract } from './booking/rooms.ts'
import { verificationLinksContract } from './booking/verification-links.ts'
import { bundlesContract } from './catalogue/bundles.ts'
import { catalogueContract } from './catalogue/catalogue.ts'
import { claimsContract } from './catalogue/claims.ts'
import { adminPricesContract } from './catalogue/figures.ts'
import { picturesContract } from './catalogue/pictures.ts'
import { contactMessagesContract } from './contact/contact.ts'
import { whatsappNumbersContract } from './contact/whatsapp-numbers.ts'
import { mailContract } from './mail.ts'
import { cassaContract } from './money/cassa.ts'
import { refundsContract } from './money/refunds.ts'
import { backupContract } from './office/backup.ts'
import { launchContract } from './office/launch.ts'
import { peopleContract } from './office/people.ts'
import { sampleContract } from './office/sample.ts'
import { searchContract } from './office/search.ts'
import { settingsContract } from './office/settings.ts'
import { todayContract } from './office/today.ts'
import { pageErrorsCalls, visitorVitalsCall } from './office/visitors.ts'
import { watchContract } from './office/watch.ts'
import { diaryContract } from './road/diary.ts'
import { roadContract } from './road/road.ts'
import { tripRequestsContract } from './trip/requests.ts'
import { adminTripContract } from './trip/trip.ts'

/** All calls for signed-in staff, under /api/admin. For the rights see domain/access/rights-table.ts. */
export const adminContract = {
  account: accountContract,
  today: { ...todayContract, vitals: visitorVitalsCall },
  search: searchContract,
  bookings: { ...adminBookingsContract, ...bookingChangesContract },
  catalogue: catalogueContract,
  pictures: picturesContract,
  cassa: { ...cassaContract, ...refundsContract },
  links: adminLinksContract,
  verificationLinks: verificationLinksContract,
  departures: adminDeparturesContract,
  rooms: roomsContract,
  documents: adminDocumentsContract,
  contact: contactMessagesContract,
  reviews: adminReviewsContract,
  accounts: accountsContract,
  whatsappNumbers: whatsappNumbersContract,
  mail: mailContract,
  audit: auditContract,
  settings: settingsContract,
  staff: staffContract,
  launch: launchContract,
  bundles: bundlesContract,
  claims: claimsContract,
  figures: adminPricesContract,
  people: peopleContract,
  sample: sampleContract,
  trip: adminTripContract,
  road: roadContract,
  tripRequests: tripRequestsContract,
  diary: diaryContract,
  backup: backupContract,
  watch: { ...watchContract, ...pageErrorsCalls },
}

export type AdminGroup = keyof typeof adminContract

/** Prefix of every call above. */
export const adminApiPath = '/api/admin'
