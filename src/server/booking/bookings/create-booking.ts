import type { BookedExtra, ExtraChoice } from '../../../domain/booking/extras.ts'
import { bookingSourceOf, isSpotsNote } from '../../../domain/booking/links.ts'
import {
  hasAdult,
  isChild,
  paymentTypeNear,
  type Quote,
  quote,
} from '../../../domain/booking/pricing.ts'
import { blankTraveller } from '../../../domain/booking/stored-traveller.ts'
import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import { birthDateToStored } from '../../../domain/booking/travellers.ts'
import type { Traveller } from '../../../domain/booking/travellers-schema.ts'
import { daysBetween } from '../../../domain/catalogue/departures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { tripSmallestAge } from '../../catalogue/editions/trips.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { together } from '../../platform/db/together.ts'
import type { Deps } from '../../platform/deps.ts'
import { takeExtras } from '../extras/take-extras.ts'
import { requireOpen } from '../links/require-open-link.ts'
import { type BookingLink, findLinkByToken } from '../links/store.ts'
import { type BookingRules, readBookingRules } from './booking-rules.ts'
import { checkBirthDates, requireAges } from './check-birth-dates.ts'
import { placeBooking } from './place-booking.ts'
import type { Booking } from './store.ts'
import { submitOnce } from './submit-once.ts'

export type BookingRequest = {
  token: string
  submissionId: string
  travelers: Traveller[]
  extras?: ExtraChoice[] | undefined
  acceptedTerms?: string | null | undefined
  again?: boolean | undefined
  referralSource?: 'ads' | 'organic' | undefined
}

/** Makes a booking from a link and the travellers, in one transaction; a repeated request makes only one. */
export async function createBooking(deps: Deps, request: BookingRequest): Promise<Booking> {
  return (await submitBooking(deps, request)).booking
}

/**
 * Also answers the rules that were used, if this request made the booking: its page then needs no further
 * query.
 */
export async function submitBooking(
  deps: Deps,
  request: BookingRequest,
): Promise<{ booking: Booking; madeBy: BookingRules | undefined }> {
  let madeBy: BookingRules | undefined
  const booking = await submitOnce(deps, {
    id: request.submissionId,
    accept: (known, db) => {
      madeBy = undefined
      return sameLink(db, known, request)
    },
    read: (tx) => together([findLinkByToken(tx, request.token), readBookingRules(tx)]),
    work: (tx, [link, rules]) => {
      madeBy = rules
      return book(tx, deps, { request, link, rules })
    },
  })
  return { booking, madeBy }
}

type Known = { request: BookingRequest; link: BookingLink | undefined; rules: BookingRules }

async function book(tx: Tx, deps: Deps, { request, rules, ...known }: Known): Promise<Booking> {
  const link = requireOpen(known.link, deps.now())
  checkBirthDates(request.travelers, todayInRome(deps.now()))
  if (!rules.isTrial) {
    const smallestAge = tripSmallestAge(deps, link.travelId)
    requireAges(request.travelers, { departure: link.startDate, smallestAge })
  }
  if (!hasAdult(birthDatesOf(request.travelers), link.startDate)) {
    throw new DomainError('ADULT_REQUIRED')
  }
  const today = todayInRome(deps.now())
  const paymentType = paymentTypeNear(link.paymentType, link.startDate, today, rules.fullWithinDays)
  const occasion = { ...link, tripId: tripIdOf(link.travelId) }
  const extras = takeExtras(deps, occasion, request.extras, request.travelers.length)
  const terms = { ...link, paymentType }
  const price = quoteFor(terms, request.travelers, { bookedOn: today, extras })
  return placeBooking(tx, deps, rules, {
    ...fromLink(terms),
    ...fromQuote(price),
    ...fromTravellers(request.travelers, link),
    extras,
    submissionId: request.submissionId,
    acceptedTerms: request.acceptedTerms,
    again: request.again,
    note: agreedNote(link),
    referralSource: request.referralSource ?? null,
  })
}

/** What staff wrote for this traveller; a note about remaining spots is no agreement. */
function agreedNote({ specialNotes }: BookingLink): string | undefined {
  return specialNotes && !isSpotsNote(specialNotes) ? specialNotes : undefined
}

/** A submission id belongs to one link: with another token it is an attempt to read another booking. */
async function sameLink(db: Db | Tx, booking: Booking, request: BookingRequest): Promise<Booking> {
  const link = await findLinkByToken(db, request.token)
  if (link?.id !== booking.bookingLinkId) throw new DomainError('LINK_NOT_FOUND')
  return booking
}

function birthDatesOf(travellers: Traveller[]) {
  return travellers.map((person) => person.birthDate)
}

function quoteFor(
  link: BookingLink,
  travellers: Traveller[],
  { bookedOn, extras }: { bookedOn: IsoDate; extras: BookedExtra[] },
): Quote {
  return quote({
    pricePerPerson: link.price,
    birthDates: birthDatesOf(travellers),
    departure: link.startDate,
    bookedOn,
    childDiscountEnabled: link.childDiscountEnabled,
    childDiscountPercentage: link.childDiscountPercentage,
    depositPercentage: link.depositPercentage,
    paymentType: link.paymentType,
    instalments: link.instalments,
    extras,
  })
}

export function fromLink(link: BookingLink) {
  const tripDays = daysBetween(link.startDate, link.endDate)
  return {
    tripId: tripIdOf(link.travelId),
    destinationTitle: link.travelTitle,
    startDate: link.startDate,
    endDate: link.endDate,
    tripDays,
    nights: tripDays - 1,
    price: link.price,
    paymentType: link.paymentType,
    bookingSource: bookingSourceOf(link.kind),
    bookingLinkId: link.id,
    ibanId: link.ibanId,
  }
}

/** The amounts of a quote in the booking's columns: the amount due now is stored as the deposit. */
export function fromQuote(price: Quote) {
  return {
    totalPrice: price.total,
    depositAmount: price.amountDue,
    adultCount: price.adults,
    childCount: price.children,
    childDiscountApplied: price.childDiscountApplied,
    childDiscountAmount: price.childDiscount,
    balanceDueDate: price.balanceDueDate,
    paymentPlan: price.instalments,
  }
}

function fromTravellers(travellers: Traveller[], link: BookingLink) {
  const [main] = travellers
  if (!main?.email || !main.phone) throw new DomainError('VALIDATION')
  const { email, phone } = main
  const stored = travellers.map(
    (person, index): StoredTraveller => ({
      ...blankTraveller,
      ...person,
      birthDate: person.birthDate ? birthDateToStored(person.birthDate) : null,
      email: index === 0 ? email : '',
      phone: index === 0 ? phone : '',
      type: isChild(person.birthDate, link.startDate) ? 'child' : 'adult',
    }),
  )
  return {
    travelers: stored,
    contactName: `${main.firstName} ${main.lastName}`,
    contactEmail: email,
    contactPhone: phone,
  }
}
