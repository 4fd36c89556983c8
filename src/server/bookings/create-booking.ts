import { initialState } from '../../domain/bookings.ts'
import { paymentWindowMs } from '../../domain/countdown.ts'
import { todayInRome } from '../../domain/dates.ts'
import { daysBetween } from '../../domain/departures.ts'
import { DomainError } from '../../domain/errors.ts'
import { resolveTripId } from '../../domain/ids.ts'
import { bookingSourceOf } from '../../domain/links.ts'
import { newReceiptCode } from '../../domain/payments.ts'
import { isChild, type Quote, quote } from '../../domain/pricing.ts'
import { birthDateMessage, birthDateToStored, checkBirthDate } from '../../domain/travellers.ts'
import type { Travellers } from '../../domain/travellers-schema.ts'
import { traveller, writeAudit } from '../audit/write-audit.ts'
import { isUniqueViolation, type Tx } from '../db/client.ts'
import type { StoredTraveller } from '../db/schema/bookings.ts'
import { takeSpots } from '../departures/take-spots.ts'
import type { Deps } from '../deps.ts'
import { queueEmail } from '../email/outbox.ts'
import { requireOpenLink } from '../links/require-open-link.ts'
import type { BookingLink } from '../links/store.ts'
import { secureRandom } from '../random.ts'
import { bookingReceivedMail } from './mails.ts'
import { type Booking, findBySubmission, insertBooking, takenReferences } from './store.ts'

export type BookingRequest = {
  token: string
  submissionId: string
  travelers: Travellers
  referralSource?: 'ads' | 'organic' | undefined
}

/** From the link and the travellers to a booking, in one transaction; the same request twice makes one. */
export async function createBooking(deps: Deps, request: BookingRequest): Promise<Booking> {
  const known = await findBySubmission(deps.db, request.submissionId)
  if (known) return sameBooking(known, request)
  try {
    return await deps.db.transaction((tx) => book(tx, deps, request))
  } catch (error) {
    // The same form arrived twice at once: the second finds what the first has written.
    const first = isUniqueViolation(error)
      ? await findBySubmission(deps.db, request.submissionId)
      : undefined
    if (!first) throw error
    return sameBooking(first, request)
  }
}

async function book(tx: Tx, deps: Deps, request: BookingRequest): Promise<Booking> {
  const now = deps.now()
  const link = await requireOpenLink(tx, request.token, now)
  const price = quoteFor(link, request.travelers, now)
  const departureId = await takeSpots(tx, link.travelId, link.startDate, request.travelers.length)
  const booking = await insertBooking(tx, {
    ...fromLink(link),
    ...fromQuote(price, link),
    ...fromTravellers(request.travelers, link),
    ...initialState(price.free),
    submissionId: request.submissionId,
    departureId,
    spotsTaken: departureId ? request.travelers.length : 0,
    paymentReference: price.free
      ? null
      : newReceiptCode(secureRandom, await takenReferences(tx, link.ibanId)),
    paymentExpiresAt: price.free ? null : new Date(now.getTime() + paymentWindowMs),
    referralSource: request.referralSource ?? null,
  })
  await writeAudit(tx, {
    actor: traveller,
    action: 'created',
    entity: 'booking',
    entityId: booking.id,
    after: { status: booking.status, paymentStatus: booking.paymentStatus },
  })
  await queueEmail(tx, await bookingReceivedMail(tx, deps, booking))
  return booking
}

/** A submission id belongs to one link: with another token it is an attempt to read a booking. */
function sameBooking(booking: Booking, request: BookingRequest): Booking {
  if (booking.sourceToken !== request.token) throw new DomainError('LINK_NOT_FOUND')
  return booking
}

function quoteFor(link: BookingLink, travellers: Travellers, now: Date): Quote {
  const today = todayInRome(now)
  for (const { birthDate } of travellers) {
    const checked = birthDate ? checkBirthDate(birthDate, today) : undefined
    if (checked?.ok === false)
      throw new DomainError('VALIDATION', { message: birthDateMessage(checked.reason) })
  }
  return quote({
    pricePerPerson: link.price,
    birthDates: travellers.map((person) => person.birthDate),
    departure: link.startDate,
    childDiscountEnabled: link.childDiscountEnabled,
    childDiscountPercentage: link.childDiscountPercentage,
    depositPercentage: link.depositPercentage,
    paymentType: link.paymentType,
  })
}

function fromLink(link: BookingLink) {
  const tripDays = daysBetween(link.startDate, link.endDate)
  return {
    tripId: resolveTripId(link.travelId) ?? link.travelId,
    destinationTitle: link.travelTitle,
    startDate: link.startDate,
    endDate: link.endDate,
    tripDays,
    nights: tripDays - 1,
    price: link.price,
    paymentType: link.paymentType,
    bookingSource: bookingSourceOf(link.kind),
    bookingLinkId: link.id,
    sourceToken: link.token,
    ibanId: link.ibanId,
  }
}

function fromQuote(price: Quote, link: BookingLink) {
  return {
    totalPrice: price.total,
    depositAmount: link.paymentType === 'full' ? price.total : price.deposit,
    adultCount: price.adults,
    childCount: price.children,
    childDiscountApplied: price.childDiscountApplied,
    childDiscountAmount: price.childDiscount,
    balanceDueDate: price.balanceDueDate,
  }
}

function fromTravellers(travellers: Travellers, link: BookingLink) {
  const [main] = travellers
  const stored = travellers.map(
    (person, index): StoredTraveller => ({
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate ? birthDateToStored(person.birthDate) : null,
      address: person.address,
      passportNumber: person.passportNumber,
      email: index === 0 ? main.email : '',
      phone: index === 0 ? main.phone : '',
      type: isChild(person.birthDate, link.startDate) ? 'child' : 'adult',
    }),
  )
  return {
    travelers: stored,
    contactName: `${main.firstName} ${main.lastName}`,
    contactEmail: main.email,
    contactPhone: main.phone,
  }
}
