import type { BookedExtra, ExtraChoice } from '../../../domain/booking/extras.ts'
import {
  type PaymentType,
  paymentTypeNear,
  pricingDefaults,
  type Quote,
  quoteParty,
} from '../../../domain/booking/pricing.ts'
import { priceOfDay, type TripDay } from '../../../domain/catalogue/day-price.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { addDays, addMonths, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { isTestTripId } from '../../../domain/ids.ts'
import { fullWithinDays } from '../../access/settings/agency-rules.ts'
import {
  requireChosenTrip,
  requireShownTrip,
  tripTerms,
  tripTitle,
} from '../../catalogue/editions/trips.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { listFutureDepartures } from '../departures/store.ts'
import { takeExtras } from '../extras/take-extras.ts'

const furthestMonths = 24

export type TripChoice = {
  tripId: string
  startDate: IsoDate
  adults: number
  children: number
  extras?: ExtraChoice[] | undefined
}

export type PricedTrip = {
  trip: {
    tripId: string
    destinationTitle: string
    startDate: IsoDate
    endDate: IsoDate
    tripDays: number
    nights: number
    price: number
    paymentType: PaymentType
  }
  quote: Quote
  extras: BookedExtra[]
}

/** The public price of a departure, equal to its row in the dates dialog, with the child discount. */
export async function priceTrip(
  db: Db | Tx,
  deps: Pick<Deps, 'now' | 'catalogue'>,
  choice: TripChoice,
): Promise<PricedTrip> {
  const tripId = requireShownTrip(deps, requireChosenTrip(deps, choice.tripId))
  // Test trips are sold by links only and have no public price.
  if (isTestTripId(tripId)) throw new DomainError('TRIP_NOT_FOUND')
  if (choice.adults + choice.children < 1) throw new DomainError('VALIDATION')
  if (choice.adults < 1) throw new DomainError('ADULT_REQUIRED')
  const today = todayInRome(deps.now())
  const day = await requireDeparture(db, tripId, choice.startDate, today)
  const terms = tripTerms(deps, tripId)
  const { days: tripDays } = terms
  const price = priceOfDay(terms, day)
  const paymentType = paymentTypeNear(
    pricingDefaults.paymentType,
    choice.startDate,
    today,
    await fullWithinDays({ db }),
  )
  const people = choice.adults + choice.children
  const occasion = { tripId, startDate: choice.startDate, price }
  const extras = takeExtras(deps, occasion, choice.extras, people)
  return {
    extras,
    trip: {
      tripId,
      destinationTitle: tripTitle(deps, tripId),
      startDate: choice.startDate,
      endDate: addDays(choice.startDate, tripDays - 1),
      tripDays,
      nights: tripDays - 1,
      price,
      paymentType,
    },
    quote: quoteParty({
      pricePerPerson: price,
      adults: choice.adults,
      children: choice.children,
      departure: choice.startDate,
      bookedOn: today,
      childDiscountEnabled: true,
      paymentType,
      extras,
    }),
  }
}

/**
 * Finds the departure, with its own price if it has one. Where departures are stored, only those on sale can
 * be booked; with sample departures any day can.
 */
export async function requireDeparture(
  db: Db | Tx,
  tripId: string,
  startDate: IsoDate,
  today: IsoDate,
): Promise<TripDay> {
  if (hasDeparted(startDate, today)) throw new DomainError('TRIP_DEPARTED')
  const rows = await listFutureDepartures(db, tripId, today)
  const stored = rows.filter(({ sales }) => sales !== 'archived')
  const sample = { startDate, price: null, sales: 'open' as const }
  const known =
    stored.length > 0 || (await figuresMode(db)) === 'real'
      ? stored.find((departure) => departure.startDate === startDate)
      : startDate <= addMonths(today, furthestMonths) && sample
  if (!known) throw new DomainError('DEPARTURE_NOT_FOUND')
  if (known.sales !== 'open') throw new DomainError('DEPARTURE_CLOSED')
  return known
}
