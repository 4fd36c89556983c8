import { tripTitle } from '../../content/trips/cards.ts'
import { addDays, addMonths, type IsoDate, todayInRome } from '../../domain/dates.ts'
import { departurePrice } from '../../domain/departures.ts'
import { DomainError } from '../../domain/errors.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { childAgeLimit, type Quote, quote } from '../../domain/pricing.ts'
import { durationDays, endDate } from '../../domain/trips.ts'
import type { Db, Tx } from '../db/client.ts'
import { listFutureDepartures } from '../departures/store.ts'
import type { Deps } from '../deps.ts'

const furthestMonths = 24

export type TripChoice = { tripId: string; startDate: IsoDate; adults: number; children: number }

export type PricedTrip = {
  trip: {
    tripId: string
    destinationTitle: string
    startDate: IsoDate
    endDate: IsoDate
    tripDays: number
    nights: number
    price: number
  }
  quote: Quote
}

/** The public price of a departure, as its row in the dates dialog shows it, with the child discount. */
export async function priceTrip(
  db: Db | Tx,
  { now }: Pick<Deps, 'now'>,
  choice: TripChoice,
): Promise<PricedTrip> {
  const tripId = resolvePublicTripId(choice.tripId)
  if (!tripId) throw new DomainError('TRIP_NOT_FOUND')
  if (choice.adults + choice.children < 1) throw new DomainError('VALIDATION')
  await requireDeparture(db, tripId, choice.startDate, todayInRome(now()))
  const tripDays = durationDays(tripId)
  const price = departurePrice(tripId, choice.startDate)
  return {
    trip: {
      tripId,
      destinationTitle: tripTitle(tripId),
      startDate: choice.startDate,
      endDate: endDate(choice.startDate, tripId),
      tripDays,
      nights: tripDays - 1,
      price,
    },
    quote: quote({
      pricePerPerson: price,
      birthDates: birthDatesOf(choice),
      departure: choice.startDate,
      childDiscountEnabled: true,
    }),
  }
}

/** Where departures are stored only those can be booked; the samples bind nobody to their dates. */
async function requireDeparture(db: Db | Tx, tripId: string, startDate: IsoDate, today: IsoDate) {
  const stored = await listFutureDepartures(db, tripId, today)
  const known =
    stored.length > 0
      ? stored.some((departure) => departure.startDate === startDate)
      : startDate > today && startDate <= addMonths(today, furthestMonths)
  if (!known) throw new DomainError('DEPARTURE_NOT_FOUND')
}

/** The form of /booking asks for adult or child instead of a birth date; the calculation wants a day. */
function birthDatesOf({ adults, children, startDate }: TripChoice): (IsoDate | null)[] {
  const aChild = addMonths(startDate, -12 * (childAgeLimit - 1))
  return [
    ...Array.from({ length: adults }, () => null),
    ...Array.from({ length: children }, () => addDays(aChild, 1)),
  ]
}
