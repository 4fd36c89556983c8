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

/** What links, quotes, departures and mails know of a trip: always from the edition that is shown. */

type Shown = Pick<Deps, 'catalogue'>

export function findTrip({ catalogue }: Shown, idOrAlias: string): Trip | undefined {
  const { trips }: Catalogue = catalogue.current().catalogue
  const id = tripIdOf(idOrAlias)
  return trips.find((trip) => trip.id === id) ?? inOtherLetters(trips, id)
}

/** Capitals do not matter in a name that somebody has typed. */
function inOtherLetters(trips: readonly Trip[], id: string): Trip | undefined {
  const wanted = id.toLowerCase()
  return trips.find((trip) => trip.id.toLowerCase() === wanted)
}

/** The id of a trip of the edition, whatever its state, or of one that only staff try things with. */
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

/** In a form that names the trip: what is wrong stands at its field. */
export function requireChosenTrip(deps: Shown, idOrAlias: string): string {
  const id = knownTripId(deps, idOrAlias)
  if (id === undefined) throw wrongField('tripId', unknownTripText)
  return id
}

/** What visitors may ask about: hidden and archived trips are as if they were not there. */
export function requireShownTrip(deps: Shown, idOrAlias: string): string {
  const trip = findTrip(deps, idOrAlias)
  if (trip ? trip.state === 'shown' : isTestTripId(tripIdOf(idOrAlias))) {
    return trip?.id ?? tripIdOf(idOrAlias)
  }
  throw new DomainError('TRIP_NOT_FOUND')
}

/** For who was sent a link to a trip that is not shown: everybody else is told nothing of it. */
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

/** Departures of a trip out of sale go on; new ones are not made. */
export function requireTripOnSale(deps: Shown, idOrAlias: string): string {
  if (findTrip(deps, idOrAlias)?.state === 'archived') {
    throw wrongField('tripId', 'Questo viaggio è archiviato: rimettilo in vendita dalla Redazione.')
  }
  return requireChosenTrip(deps, idOrAlias)
}

/** From the sentence about ages on the trip's page; null: everybody may come. */
export function tripSmallestAge(deps: Shown, idOrAlias: string): number | null {
  return smallestAge(findTrip(deps, idOrAlias)?.info?.ages) ?? null
}

/** In cents, for the whole trip; null where its page says nothing of it. */
export function tripSingleSupplement(deps: Shown, idOrAlias: string): Cents | null {
  return findTrip(deps, idOrAlias)?.info?.singleSupplement ?? null
}

/** What bookings may take along. */
export function catalogueExtras({ catalogue }: Shown): Catalogue['extras'] {
  return catalogue.current().catalogue.extras
}

/** A row of a trip that no edition knows any more is named by its id. */
export function tripTitle(deps: Shown, idOrAlias: string): string {
  const trip = findTrip(deps, idOrAlias)
  if (trip) return trip.title
  const id = tripIdOf(idOrAlias)
  return isTestTripId(id) ? testTripTitles[id] : id
}

/** The public price, the length and the seasons. Test trips cost what their name says on every day. */
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

/** What a day of a trip costs by the edition that is shown. */
export function dayPrice(deps: Shown, idOrAlias: string, day: TripDay): Cents {
  return priceOfDay(tripTerms(deps, idOrAlias), day)
}

/** What the generators propose; undefined for a trip that they do not offer. */
export function linkPrice(deps: Shown, idOrAlias: string): Cents | undefined {
  const trip = findTrip(deps, idOrAlias)
  const id = tripIdOf(idOrAlias)
  if (!trip) return isTestTripId(id) ? basePrice(id) : undefined
  if (trip.state === 'archived' || trip.linkPrice === null) return undefined
  return trip.linkPrice ?? trip.price
}

/** Every trip there is: those of the generators in the order that they have always had, then the others. */
function everyTrip({ catalogue }: Shown): string[] {
  const known = inCatalogueOrder(catalogue.current().catalogue.trips).map(({ id }) => id)
  const usual = bookableTrips.map(({ id }): string => id)
  return [...new Set([...usual.filter((id) => isTestTripId(id) || known.includes(id)), ...known])]
}

/** What the generators offer. */
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

/** Trips without links of their own: they have departures and bookings all the same. */
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

/** Every trip that has a title, for whoever searches. */
export function tripTitles(deps: Shown): { id: string; title: string }[] {
  return everyTrip(deps).map((id) => ({ id, title: tripTitle(deps, id) }))
}

/** The trips for which a new bank account gets a link at once: hidden ones are sold by choice alone. */
export function automaticTrips(deps: Shown): { id: string; title: string; price: Cents }[] {
  const { trips } = deps.catalogue.current().catalogue
  const chosen = new Set(trips.filter((trip) => trip.automaticLink).map(({ id }) => id))
  return offeredTrips(deps)
    .filter(({ id, isHidden }) => chosen.has(id) && !isHidden)
    .map(({ id, title, price }) => ({ id, title, price }))
}
