import { forgetTraveller } from '../../../domain/booking/stored-traveller.ts'
import { travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { deletePacks } from '../../booking/contract-pack/store.ts'
import { deleteAlertsOf } from '../../booking/date-alerts/store.ts'
import { deleteDocuments } from '../../booking/documents/store.ts'
import { forgetCustomer } from '../../booking/links/store.ts'
import { deleteReviewsOf } from '../../booking/reviews/store.ts'
import { endEntry } from '../../booking/waiting-list/end-entry.ts'
import { deleteEntry } from '../../booking/waiting-list/store.ts'
import { forgetHolder } from '../../money/vouchers/store.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { scheduleRemoval } from '../../platform/files/removals.ts'
import { deleteRequestsOf } from '../../trip/requests/store.ts'
import { describePerson } from './describe-person.ts'
import { notePerson } from './note-person.ts'
import {
  dataOf,
  deleteAttempts,
  deleteMessagesAndMails,
  type PersonData,
  updateErased,
} from './store.ts'

const nobody = travellerFields.firstName.left

/** The right to erasure, as far as future trips and accounting allow it, in one transaction. */
export function erasePerson(deps: Deps & { actor: Actor }, typed: string) {
  const email = typed.toLowerCase()
  return deps.db.transaction(async (tx) => {
    const data = await dataOf(tx, email)
    const person = describePerson(data, deps.now())
    const kept = person.bookings.filter(({ erasure }) => erasure === 'kept').map(({ id }) => id)
    const erased = person.bookings.filter(({ erasure }) => erasure !== 'kept').map(({ id }) => id)
    await deleteMessagesAndMails(tx, email, { erased, kept })
    await deleteAttempts(tx, erased)
    await eraseDocuments(tx, data, erased)
    await deleteReviewsOf(tx, erased)
    await deleteRequestsOf(tx, erased)
    await deleteAlertsOf(tx, email)
    await forgetCustomer(tx, email)
    await forgetHolder(tx, email, { nobody, today: todayInRome(deps.now()) })
    for (const entry of data.waiting) {
      await endEntry(tx, entry, { state: 'removed', actor: deps.actor })
      await deleteEntry(tx, entry.id)
    }
    for (const { id, erasure } of person.bookings) {
      const booking = data.bookings.find((one) => one.id === id)
      if (booking && erasure !== 'kept') await eraseBooking(tx, deps, booking, erasure)
    }
    const after = {
      ...person,
      bookings: person.bookings.map(({ id, erasure }) => ({ id, erasure })),
    }
    await notePerson(tx, { actor: deps.actor, action: 'person_erased', email, after })
    return describePerson(await dataOf(tx, email), deps.now())
  })
}

async function eraseDocuments(tx: Tx, data: PersonData, erased: string[]) {
  const documents = data.documents.filter(({ bookingId }) => erased.includes(bookingId ?? ''))
  if (documents.length === 0) return
  await deleteDocuments(
    tx,
    documents.map(({ id }) => id),
  )
  await scheduleRemoval(
    tx,
    documents.map(({ filePath }) => filePath),
  )
}

async function eraseBooking(
  tx: Tx,
  { now }: Deps,
  booking: PersonData['bookings'][number],
  erasure: 'details' | 'everything',
) {
  // A contract names its travellers; where accounting needs the names, the contract is kept as well.
  if (erasure === 'everything') await deletePacks(tx, booking.id)
  await updateErased(tx, booking.id, {
    contactEmail: '',
    contactPhone: '',
    adminNotes: null,
    ...(erasure === 'everything' ? { contactName: nobody } : {}),
    travelers: booking.travelers.map((person) =>
      forgetTraveller(person, erasure === 'everything' ? 'everything' : 'contact'),
    ),
    personalDataRemovedAt: now(),
  })
}
