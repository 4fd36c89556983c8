import { unknownTripText } from '../../../domain/booking/links.ts'
import { bookableTrips, testTripTitles } from '../../../domain/catalogue/bookable-trips.ts'
import { bookingPictures } from '../../../domain/catalogue/booking-pictures.ts'
import type { Catalogue, Trip } from '../../../domain/catalogue/catalogue.ts'
import { inCatalogueOrder } from '../../../domain/catalogue/catalogue.ts'
import { priceOfDay, type TripDay, type TripTerms } from '../../../domain/catalogue/day-price.ts'
import { smallestAge } from '../../../domain/catalogue/smallest-age.ts'
import { basePrice, durationDays } from '../../../domain/catalogue/trips.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { isTestTripId, tripIdOf } from '../../../domain/ids.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Deps } from '../../platform/deps.ts'

/** Data of trips for links, quotes, departures and mails: always from the edition that is shown. */

type Shown = Pick<Deps, 'catalogue'>

export function findTrip({ catalogue }: Shown, idOrAlias: string): Trip | undefined {
  const { trips }: Catalogue = catalogue.current().catalogue
  const id = tripIdOf(idOrAlias)
  return trips.find((trip) => trip.id === id) ?? inOtherLetters(trips, id)
}

/** A typed name is matched without regard to case. */
function inOtherLetters(trips: readonly Trip[], id: string): Trip | undefined {
  const wanted = id.toLowerCase()
  return trips.find((trip) => trip.id.toLowerCase() === wanted)
}

/** The id of a trip in the edition, whatever its state, or of a test trip of staff. */
export function knownTripId(deps: Shown, idOrAlias: string): string | undefined {
  const trip = findTrip(deps, idOrAlias)
  if (trip) return trip.id
  const id = tripIdOf(idOrAlias)
  return isTestTripId(id) ? id : undefined
}

export function requireTripId(deps: Shown, idOrAlias: string): string {
  const id = knownTripId(deps, idOrAlias)
  if (id === undefined) throw new DomainError('TRIP_NOT_FOUND')
  return id
}

/** For a form with a trip field: the error is attached to that field. */
export function requireChosenTrip(deps: Shown, idOrAlias: string): string {
  const id = knownTripId(deps, idOrAlias)
  if (id === undefined) throw wrongField('tripId', unknownTripText)
  return id
}

/** For visitors: hidden and archived trips are treated as missing. */
export function requireShownTrip(deps: Shown, idOrAlias: string): string {
  const trip = findTrip(deps, idOrAlias)
  if (trip ? trip.state === 'shown' : isTestTripId(tripIdOf(idOrAlias))) {
    return trip?.id ?? tripIdOf(idOrAlias)
  }
  throw new DomainError('TRIP_NOT_FOUND')
}

/** For the holder of a link to a trip that is not shown; other visitors never see such a trip. */
export function hiddenPictures(deps: Shown, idOrAlias: string) {
  const trip = findTrip(deps, idOrAlias)
  if (!trip || trip.state === 'shown') return []
  return bookingPictures(deps.catalogue.current().catalogue, trip).map((picture) => ({
    ...picture,
    widths: [...picture.widths],
    portrait: picture.portrait && { ...picture.portrait, widths: [...picture.portrait.widths] },
    placeholder: '',
  }))
}

export function isShownTrip(deps: Shown, idOrAlias: string): boolean {
  return findTrip(deps, idOrAlias)?.state === 'shown'
}

/** Existing departures of an archived trip go on; new ones can't be added. */
export function requireTripOnSale(deps: Shown, idOrAlias: string): string {
  if (findTrip(deps, idOrAlias)?.state === 'archived') {
    throw wrongField('tripId', 'Questo viaggio è archiviato: rimettilo in vendita dalla Redazione.')
  }
  return requireChosenTrip(deps, idOrAlias)
}

/** Taken from the sentence about ages on the trip's page; null: no minimum age. */
export function tripSmallestAge(deps: Shown, idOrAlias: string): number | null {
  return smallestAge(findTrip(deps, idOrAlias)?.info?.ages) ?? null
}

/** In cents, for the whole trip; null where the trip's page names none. */
export function tripSingleSupplement(deps: Shown, idOrAlias: string): Cents | null {
  return findTrip(deps, idOrAlias)?.info?.singleSupplement ?? null
}

/** The extras that can be booked. */
export function catalogueExtras({ catalogue }: Shown): Catalogue['extras'] {
  return catalogue.current().catalogue.extras
}

/** A trip that no edition contains any more is shown by its id. */
export function tripTitle(deps: Shown, idOrAlias: string): string {
  const trip = findTrip(deps, idOrAlias)
  if (trip) return trip.title
  const id = tripIdOf(idOrAlias)
  return isTestTripId(id) ? testTripTitles[id] : id
}

/** The public price, the length and the seasons. A test trip costs what its name says, on every day. */
export function tripTerms(deps: Shown, idOrAlias: string): TripTerms {
  const trip = findTrip(deps, idOrAlias)
  const { seasons } = deps.catalogue.current().catalogue
  if (trip) return { price: trip.price, days: trip.days, seasons }
  return {
    price: basePrice(idOrAlias),
    days: durationDays(idOrAlias),
    seasons: isTestTripId(tripIdOf(idOrAlias)) ? [] : seasons,
  }
}

/** The price of a trip on one day, by the shown edition. */
export function dayPrice(deps: Shown, idOrAlias: string, day: TripDay): Cents {
  return priceOfDay(tripTerms(deps, idOrAlias), day)
}

/** The price that link generators propose; undefined for a trip that they don't offer. */
export function linkPrice(deps: Shown, idOrAlias: string): Cents | undefined {
  const trip = findTrip(deps, idOrAlias)
  const id = tripIdOf(idOrAlias)
  if (!trip) return isTestTripId(id) ? basePrice(id) : undefined
  if (trip.state === 'archived' || trip.linkPrice === null) return undefined
  return trip.linkPrice ?? trip.price
}

/** All trips: the generators' ones in their fixed order, then the others. */
function everyTrip({ catalogue }: Shown): string[] {
  const known = inCatalogueOrder(catalogue.current().catalogue.trips).map(({ id }) => id)
  const usual = bookableTrips.map(({ id }): string => id)
  return [...new Set([...usual.filter((id) => isTestTripId(id) || known.includes(id)), ...known])]
}

/** The trips that link generators offer. */
export function offeredTrips(deps: Shown) {
  return everyTrip(deps).flatMap((id) => {
    const price = linkPrice(deps, id)
    if (price === undefined) return []
    return [
      {
        id,
        title: tripTitle(deps, id),
        price,
        durationDays: tripTerms(deps, id).days,
        isTest: isTestTripId(id),
        isHidden: findTrip(deps, id)?.state === 'hidden',
      },
    ]
  })
}

/** Trips for which no links are generated; they have departures and bookings all the same. */
export function otherTrips(deps: Shown) {
  const { trips } = deps.catalogue.current().catalogue
  return inCatalogueOrder(trips)
    .filter(({ id }) => linkPrice(deps, id) === undefined)
    .map(({ id, title, days, state }) => ({
      id,
      title,
      durationDays: days,
      isHidden: state === 'hidden',
      isArchived: state === 'archived',
    }))
}

/** Every trip that has a title, for the search. */
export function tripTitles(deps: Shown): { id: string; title: string }[] {
  return everyTrip(deps).map((id) => ({ id, title: tripTitle(deps, id) }))
}

/**
 * The trips that get a link automatically for every new bank account: hidden ones only where that is chosen.
 */
export function automaticTrips(deps: Shown): { id: string; title: string; price: Cents }[] {
  const { trips } = deps.catalogue.current().catalogue
  const chosen = new Set(trips.filter((trip) => trip.automaticLink).map(({ id }) => id))
  return offeredTrips(deps)
    .filter(({ id, isHidden }) => chosen.has(id) && !isHidden)
    .map(({ id, title, price }) => ({ id, title, price }))
}
