import { accountsContract } from './accounts.ts'
import { bookingsContract } from './bookings.ts'
import { contactContract } from './contact.ts'
import { departuresContract } from './departures.ts'
import { documentsContract } from './documents.ts'
import { funnelContract } from './funnel.ts'
import { linksContract } from './links.ts'
import { paymentsContract } from './payments.ts'
import { siteContract } from './site.ts'
import { verificationContract } from './verification.ts'
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
  site: siteContract,
}

export { adminContract } from './admin/contract.ts'
