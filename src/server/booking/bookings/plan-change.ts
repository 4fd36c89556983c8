import {
  amountsAfterChange,
  type ChangedAmounts,
  travellerTypeAt,
} from '../../../domain/booking/booking-changes.ts'
import type { BookedExtra, ExtraChoice } from '../../../domain/booking/extras.ts'
import { pricingDefaults } from '../../../domain/booking/pricing.ts'
import { type Identity, seatsBefore } from '../../../domain/booking/same-person.ts'
import { blankTraveller } from '../../../domain/booking/stored-traveller.ts'
import {
  type ExtraField,
  extraFields,
  type PlaceField,
  placeFields,
  type RoomField,
  roomFields,
  type StoredTraveller,
  type StripField,
  stripFields,
} from '../../../domain/booking/traveller-fields.ts'
import { birthDateFromStored, birthDateToStored } from '../../../domain/booking/travellers.ts'
import type { CorrectedParty } from '../../../domain/booking/travellers-schema.ts'
import { priceOfDay } from '../../../domain/catalogue/day-price.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { requireChosenTrip, tripTerms, tripTitle } from '../../catalogue/editions/trips.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { openField } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeExtras } from '../extras/take-extras.ts'
import { findLink } from '../links/store.ts'
import { checkBirthDates } from './check-birth-dates.ts'
import { requireDeparture } from './price-trip.ts'
import type { Booking, NewBooking } from './store.ts'

export type NewDeparture = { tripId: string; startDate: string; price: 'agreed' | 'departure' }

/** The changes that staff ask for; undefined fields stay as they are. */
export type WantedChange = {
  travelers?: CorrectedParty['travelers'] | undefined
  departure?: NewDeparture | undefined
  extras?: ExtraChoice[] | undefined
  /** Also stored with the first traveller. */
  contact?: { email: string; phone: string } | undefined
}

type Trip = Pick<
  Booking,
  'tripId' | 'destinationTitle' | 'startDate' | 'endDate' | 'tripDays' | 'nights' | 'price'
>

export type PlannedChange = {
  trip: Trip
  travelers: StoredTraveller[]
  extras: BookedExtra[]
  amounts: ChangedAmounts
  /** The new values of the booking's columns. */
  columns: Partial<NewBooking>
}

/**
 * Computes the changed booking and its price without writing anything; used by the preview and by the change.
 */
export async function planChange(
  db: Db | Tx,
  deps: Pick<Deps, 'now' | 'catalogue'>,
  booking: Booking,
  wanted: WantedChange,
): Promise<PlannedChange> {
  const today = todayInRome(deps.now())
  const trip = wanted.departure
    ? await tripOf(db, deps, booking, wanted.departure, today)
    : tripFields(booking)
  if (wanted.travelers) checkBirthDates(wanted.travelers, today)
  const travelers = travellersOf(booking, wanted, trip.startDate)
  const children = travelers.filter(({ type }) => type === 'child').length
  const people = travelers.length
  const extras = changeExtras(deps, {
    before: booking,
    after: trip,
    people,
    choices: wanted.extras,
  })
  const amounts = amountsAfterChange(booking, {
    pricePerPerson: trip.price,
    departure: trip.startDate,
    bookedOn: today,
    adults: travelers.length - children,
    children,
    paymentType: booking.paymentType,
    extras,
    ...(await termsOf(db, booking)),
  })
  const columns = { ...trip, travelers, extras, ...amountColumns(amounts) }
  return { trip, travelers, extras, amounts, columns }
}

function amountColumns({ quote, ...amounts }: ChangedAmounts): Partial<NewBooking> {
  return {
    totalPrice: amounts.totalPrice,
    depositAmount: amounts.depositAmount,
    balanceDueDate: amounts.balanceDueDate,
    paymentPlan: amounts.paymentPlan,
    unpaidTerms: amounts.unpaidTerms,
    adultCount: quote.adults,
    childCount: quote.children,
    childDiscountApplied: quote.childDiscountApplied,
    childDiscountAmount: quote.childDiscount,
  }
}

function tripFields(booking: Booking): Trip {
  const { tripId, destinationTitle, startDate, endDate, tripDays, nights, price } = booking
  return { tripId, destinationTitle, startDate, endDate, tripDays, nights, price }
}

/** A price agreed for one trip does not apply to another, and a free booking stays free. */
async function tripOf(
  db: Db | Tx,
  deps: Pick<Deps, 'catalogue'>,
  booking: Booking,
  { tripId: named, startDate, price }: NewDeparture,
  today: string,
): Promise<Trip> {
  const tripId = requireChosenTrip(deps, named)
  const day = await requireDeparture(db, tripId, startDate, today)
  const keepsPrice = booking.price === 0 || (price === 'agreed' && tripId === booking.tripId)
  const terms = tripTerms(deps, tripId)
  const { days: tripDays } = terms
  return {
    tripId,
    destinationTitle:
      tripId === booking.tripId ? booking.destinationTitle : tripTitle(deps, tripId),
    startDate,
    endDate: addDays(startDate, tripDays - 1),
    tripDays,
    nights: tripDays - 1,
    price: keepsPrice ? booking.price : priceOfDay(terms, day),
  }
}

/** The terms of its link; a booking without a link was made on the public terms. */
async function termsOf(db: Db | Tx, { bookingLinkId }: Booking) {
  const link = bookingLinkId ? await findLink(db, bookingLinkId) : undefined
  return {
    childDiscountEnabled: link?.childDiscountEnabled ?? true,
    childDiscountPercentage:
      link?.childDiscountPercentage ?? pricingDefaults.childDiscountPercentage,
    depositPercentage: link?.depositPercentage ?? pricingDefaults.depositPercentage,
  }
}

function travellersOf(
  booking: Booking,
  { travelers: corrected, contact }: WantedChange,
  departure: string,
): StoredTraveller[] {
  const people =
    corrected ??
    booking.travelers.map((person) => ({
      ...person,
      birthDate: birthDateFromStored(person.birthDate),
    }))
  if (people.length === 0) throw new DomainError('VALIDATION')
  const before = corrected ? seatsOfParty(booking, corrected) : people.map((_, seat) => seat)
  return people.map((person, index) => ({
    ...extrasOf(booking.travelers[before[index] ?? -1], person),
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate ? birthDateToStored(person.birthDate) : null,
    address: person.address,
    passportNumber: person.passportNumber,
    email: index === 0 ? (contact?.email ?? booking.contactEmail) : '',
    phone: index === 0 ? (contact?.phone ?? booking.contactPhone) : '',
    type: travellerTypeAt(person, departure),
  }))
}

/** Passport numbers may arrive sealed: they are opened for the comparison. */
function seatsOfParty({ travelers }: Booking, corrected: CorrectedParty['travelers']) {
  const identityOf = ({ firstName, lastName, birthDate, passportNumber }: Identity): Identity => ({
    firstName,
    lastName,
    birthDate,
    passportNumber: numberOf({ passportNumber }),
  })
  return seatsBefore(travelers.map(identityOf), corrected.map(identityOf))
}

/**
 * A form that does not have a field leaves it undefined: the same person keeps the stored value, whatever
 * their seat.
 */
function extrasOf(
  before: StoredTraveller | undefined,
  person: Partial<Record<ExtraField, string>> & Numbered,
): Pick<StoredTraveller, Kept> {
  const kept = before ?? blankTraveller
  const values = extraFields.map((name) => [name, person[name] ?? kept[name]])
  const theirs = [...roomFields, ...placeFields].map((name) => [name, kept[name]])
  // Data read from a passport is dropped when the passport number changes.
  const isSameDocument = numberOf(kept) === numberOf(person)
  const read = stripFields.map((name) => [name, isSameDocument ? kept[name] : ''])
  return Object.fromEntries([...values, ...theirs, ...read]) as Pick<StoredTraveller, Kept>
}

type Numbered = Pick<StoredTraveller, 'passportNumber'>

const numberOf = ({ passportNumber }: Numbered) => openField('passportNumber', passportNumber)

type Kept = ExtraField | RoomField | PlaceField | StripField
