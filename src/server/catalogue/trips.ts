import { tripTitle as titleOfFirstEdition } from '../../content/trips/cards.ts'
import { bookablePrice, bookableTrips } from '../../domain/bookable-trips.ts'
import type { Catalogue, Trip } from '../../domain/catalogue/catalogue.ts'
import type { TripTerms } from '../../domain/departures.ts'
import { isTestTripId, resolveTripId, tripIds } from '../../domain/ids.ts'
import type { Cents } from '../../domain/money.ts'
import { basePrice, durationDays } from '../../domain/trips.ts'
import type { Deps } from '../deps.ts'

/** What links, quotes, departures and mails know of a trip: always from the edition that is shown. */

type Shown = Pick<Deps, 'catalogue'>

function findTrip({ trips }: Catalogue, idOrAlias: string): Trip | undefined {
  const id = resolveTripId(idOrAlias) ?? idOrAlias
  return trips.find((trip) => trip.id === id)
}

/** Trips for trying, and those of old rows that no edition knows any more, keep what they were called. */
export function tripTitle({ catalogue }: Shown, idOrAlias: string): string {
  const trip = findTrip(catalogue.current().catalogue, idOrAlias)
  return trip?.title ?? titleOfFirstEdition(idOrAlias)
}

/** The public price and the length. */
export function tripTerms({ catalogue }: Shown, idOrAlias: string): TripTerms {
  const trip = findTrip(catalogue.current().catalogue, idOrAlias)
  return trip
    ? { price: trip.price, days: trip.days }
    : { price: basePrice(idOrAlias), days: durationDays(idOrAlias) }
}

/** What the generators propose; undefined for a trip that they do not offer. */
export function linkPrice({ catalogue }: Shown, idOrAlias: string): Cents | undefined {
  const trip = findTrip(catalogue.current().catalogue, idOrAlias)
  if (!trip) return isTestTripId(idOrAlias) ? bookablePrice(idOrAlias) : undefined
  if (trip.state === 'archived' || trip.linkPrice === null) return undefined
  return trip.linkPrice ?? trip.price
}

/** What the generators offer: the trips that they have always had, in their order, then the others. */
export function offeredTrips(deps: Shown) {
  const usual = bookableTrips.map(({ id }) => id)
  const others = tripIds.filter((id) => !usual.includes(id))
  return [...usual, ...others].flatMap((id) => {
    const price = linkPrice(deps, id)
    if (price === undefined) return []
    const { days } = tripTerms(deps, id)
    return [{ id, title: tripTitle(deps, id), price, durationDays: days, isTest: isTestTripId(id) }]
  })
}

/** The trips for which a new bank account gets a link at once. */
export function automaticTrips(deps: Shown): { id: string; title: string; price: Cents }[] {
  const { trips } = deps.catalogue.current().catalogue
  const chosen = new Set(trips.filter((trip) => trip.automaticLink).map(({ id }) => id))
  return offeredTrips(deps)
    .filter(({ id }) => chosen.has(id))
    .map(({ id, title, price }) => ({ id, title, price }))
}
