import type { z } from 'zod'
import type { customerBookingSchema } from '../../../contract/admin/booking/customer-booking.ts'
import { travellerTypeAt } from '../../../domain/booking/booking-changes.ts'
import { adminLinkDefaults } from '../../../domain/booking/links.ts'
import { paymentTypeNear, quoteParty } from '../../../domain/booking/pricing.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { tripSmallestAge } from '../../catalogue/editions/trips.ts'
import { currentTerms } from '../../catalogue/legal/terms.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { takeExtras } from '../extras/take-extras.ts'
import { makeLink, requireDeparture, useIban } from '../links/admin-generate.ts'
import { expireLink } from '../links/admin-store.ts'
import { findLink } from '../links/store.ts'
import { type BookingRules, readBookingRules } from './booking-rules.ts'
import { checkBirthDates, requireAges, requireChildren } from './check-birth-dates.ts'
import { fromLink, fromQuote } from './create-booking.ts'
import { storedTraveller } from './create-trip-booking.ts'
import { placeBooking } from './place-booking.ts'
import type { Booking } from './store.ts'
import { submitOnce } from './submit-once.ts'

type CustomerBooking = z.output<typeof customerBookingSchema>
type Office = Deps & { actor: Actor }
type Leaving = { endDate: string; coordinators: string[] }

/**
 * For a customer at the agency's desk: makes a link in their name and the booking through it, in one
 * transaction. The link stores price and terms for later changes, and expires as soon as its one booking is
 * made.
 */
export async function bookForCustomer(deps: Office, request: CustomerBooking): Promise<Booking> {
  const today = todayInRome(deps.now())
  if (hasDeparted(request.startDate, today)) throw new DomainError('TRIP_DEPARTED')
  const departure = await requireDeparture(deps, request.tripId, request.startDate)
  return submitOnce(deps, {
    id: request.submissionId,
    accept: (known) => sameCustomer(known, request),
    read: readBookingRules,
    work: (tx, rules) => book(tx, deps, { request, rules, departure }),
  })
}

type Known = { request: CustomerBooking; rules: BookingRules; departure: Leaving }

async function book(tx: Tx, deps: Office, known: Known): Promise<Booking> {
  const { request, rules } = known
  const today = todayInRome(deps.now())
  const travelers = checkedParty(deps, request, rules)
  const children = travelers.filter(({ type }) => type === 'child').length
  const adults = travelers.length - children
  if (adults < 1) throw new DomainError('ADULT_REQUIRED')
  const link = await linkFor(tx, deps, known)
  const { startDate } = link
  const paymentType = paymentTypeNear(link.paymentType, startDate, today, rules.fullWithinDays)
  const extras = takeExtras(
    deps,
    { tripId: tripIdOf(link.travelId), startDate, price: link.price },
    request.extras,
    travelers.length,
    { mayBeLate: true },
  )
  const price = quoteParty({
    pricePerPerson: link.price,
    adults,
    children,
    departure: startDate,
    bookedOn: today,
    childDiscountEnabled: link.childDiscountEnabled,
    childDiscountPercentage: link.childDiscountPercentage,
    depositPercentage: link.depositPercentage,
    paymentType,
    extras,
  })
  const contact = { email: request.contactEmail, phone: request.contactPhone }
  const booking = await placeBooking(tx, deps, rules, {
    ...fromLink({ ...link, paymentType }),
    ...fromQuote(price),
    extras,
    travelers: travelers.map((person, index) => storedTraveller(person, index, contact)),
    contactName: nameOf(request),
    contactEmail: contact.email,
    contactPhone: contact.phone,
    submissionId: request.submissionId,
    acceptedTerms: request.termsAccepted ? currentTerms(deps).id : null,
    again: request.again,
    note: request.note || undefined,
    referralSource: null,
    staff: deps.actor,
  })
  // A link is still valid at its moment of expiry.
  await expireLink(tx, link.id, new Date(deps.now().getTime() - 1))
  return booking
}

/** A birth date decides who is a child; with real data the child's price requires one. */
function checkedParty(
  deps: Office,
  { travelers, tripId, startDate }: CustomerBooking,
  rules: BookingRules,
) {
  checkBirthDates(travelers, todayInRome(deps.now()))
  if (!rules.isTrial) {
    const rule = { departure: startDate, smallestAge: tripSmallestAge(deps, tripId) }
    requireAges(travelers, rule)
    requireChildren(travelers, rule)
  }
  return travelers.map((person) => ({ ...person, type: travellerTypeAt(person, startDate) }))
}

async function linkFor(tx: Tx, deps: Office, { request, departure }: Known) {
  const { iban } = await useIban(tx, deps, request.ibanId)
  const { id } = await makeLink(
    tx,
    deps,
    'admin',
    {
      ...adminLinkDefaults,
      travelId: request.tripId,
      startDate: request.startDate,
      endDate: departure.endDate,
      price: request.price,
      paymentType: request.paymentType,
      ibanId: request.ibanId,
      specialNotes: request.note || null,
      coordinatorNames: departure.coordinators,
      customerName: nameOf(request),
      customerEmail: request.contactEmail,
      customerPhone: request.contactPhone,
    },
    iban,
  )
  const link = await findLink(tx, id)
  if (!link) throw new DomainError('LINK_NOT_FOUND')
  return link
}

function nameOf({ travelers: [main] }: CustomerBooking): string {
  if (!main) throw new DomainError('VALIDATION')
  return `${main.firstName} ${main.lastName}`
}

/** A submission id gives access to its booking only together with the same e-mail address. */
function sameCustomer(booking: Booking, { contactEmail }: CustomerBooking): Booking {
  if (booking.contactEmail !== contactEmail) throw new DomainError('VALIDATION')
  return booking
}
