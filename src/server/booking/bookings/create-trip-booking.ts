import { paymentProviders } from '../../../domain/booking/bookings.ts'
import type { ExtraChoice } from '../../../domain/booking/extras.ts'
import { blankTraveller } from '../../../domain/booking/stored-traveller.ts'
import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import { birthDateToStored } from '../../../domain/booking/travellers.ts'
import {
  isOfferedAirport,
  type SimpleTraveller,
} from '../../../domain/booking/travellers-schema.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { requireQuotedAccount } from '../../accounts/quoted-account.ts'
import { tripSmallestAge } from '../../catalogue/editions/trips.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { type BookingRules, readBookingRules } from './booking-rules.ts'
import { checkBirthDates, requireChildren } from './check-birth-dates.ts'
import { fromQuote } from './create-booking.ts'
import { placeBooking } from './place-booking.ts'
import { priceTrip } from './price-trip.ts'
import type { Booking } from './store.ts'
import { submitOnce } from './submit-once.ts'

export type TripBookingRequest = {
  submissionId: string
  tripId: string
  startDate: IsoDate
  airport?: string | null | undefined
  travelers: SimpleTraveller[]
  extras?: ExtraChoice[] | undefined
  email: string
  phone: string
  paymentReference?: string | null | undefined
  accountId?: string | null | undefined
  acceptedTerms?: string | null | undefined
  again?: boolean | undefined
  referralSource?: 'ads' | 'organic' | undefined
  /** A keyed hash, never the address itself. */
  visitorNetwork?: string | undefined
}

/** The direct checkout: makes a booking from the choices on the page /booking, without a link. */
export function createTripBooking(deps: Deps, request: TripBookingRequest): Promise<Booking> {
  return submitOnce(deps, {
    id: request.submissionId,
    accept: (known) => sameRequest(known, request),
    read: readBookingRules,
    work: (tx, rules) => bookTrip(tx, deps, rules, request),
  })
}

export async function bookTrip(
  tx: Tx,
  deps: Deps,
  rules: BookingRules,
  request: TripBookingRequest,
): Promise<Booking> {
  const [main] = request.travelers
  if (!main) throw new DomainError('VALIDATION')
  requireAirport(deps, request.airport)
  checkBirthDates(request.travelers, todayInRome(deps.now()))
  if (!rules.isTrial) {
    const smallestAge = tripSmallestAge(deps, request.tripId)
    requireChildren(request.travelers, { departure: request.startDate, smallestAge })
  }
  const children = request.travelers.filter((person) => person.type === 'child').length
  const { trip, quote, extras } = await priceTrip(tx, deps, {
    tripId: request.tripId,
    startDate: request.startDate,
    adults: request.travelers.length - children,
    children,
    extras: request.extras,
  })
  return placeBooking(tx, deps, rules, {
    ...trip,
    ...fromQuote(quote),
    extras,
    ...(request.airport ? { airport: request.airport } : {}),
    submissionId: request.submissionId,
    travelers: request.travelers.map((person, index) => storedTraveller(person, index, request)),
    contactName: `${main.firstName} ${main.lastName}`,
    contactEmail: request.email,
    contactPhone: request.phone,
    paymentProvider: paymentProviders.bankTransfer,
    bookingSource: 'link',
    ...(await requireQuotedAccount(tx, deps, request.accountId)),
    referralSource: request.referralSource ?? null,
    visitorNetwork: request.visitorNetwork ?? null,
    wantedReference: request.paymentReference,
    acceptedTerms: request.acceptedTerms,
    again: request.again,
  })
}

/** An airport that was archived while the form was being filled in must be chosen again. */
function requireAirport(deps: Deps, airport: string | null | undefined): void {
  const { airports } = deps.catalogue.current().catalogue
  if (airport && !isOfferedAirport(airport, airports)) {
    throw wrongField('airport', "Scegli l'aeroporto")
  }
}

/** A submission id gives access to its booking only together with the same e-mail address. */
export function sameRequest(booking: Booking, request: TripBookingRequest): Booking {
  if (booking.contactEmail !== request.email) throw new DomainError('VALIDATION')
  return booking
}

export function storedTraveller(
  { firstName, lastName, type, birthDate: born }: SimpleTraveller,
  index: number,
  { email, phone }: Pick<TripBookingRequest, 'email' | 'phone'>,
): StoredTraveller {
  const contact = index === 0 ? { email, phone } : { email: '', phone: '' }
  const birthDate = born ? birthDateToStored(born) : null
  return { ...blankTraveller, firstName, lastName, type, birthDate, ...contact }
}
