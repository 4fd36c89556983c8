import { resolveTripId, type TestTripId, type TripId } from '../ids.ts'
import { type Cents, euros } from '../money.ts'

export type BookableTrip = { id: TripId; price: Cents }

/**
 * Exactly 20 trips: a new IBAN gets one link for each. Two prices differ from the public ones on
 * purpose: grecia and seychelles-dubai.
 */
export const bookableCatalogue: readonly BookableTrip[] = [
  { id: 'tokyo-kyoto', price: euros(2400) },
  { id: 'thailandia', price: euros(2000) },
  { id: 'tanzania-zanzibar', price: euros(2100) },
  { id: 'bali-singapore', price: euros(2100) },
  { id: 'maldive-dubai', price: euros(2400) },
  { id: 'newyork-miami', price: euros(2900) },
  { id: 'losAngeles-lasVegas', price: euros(2800) },
  { id: 'islanda-norvegia', price: euros(1600) },
  { id: 'peru-machuPicchu', price: euros(2200) },
  { id: 'hawaii', price: euros(2500) },
  { id: 'grecia', price: euros(1400) },
  { id: 'seychelles-dubai', price: euros(2200) },
  { id: 'sharm-el-sheikh', price: euros(1900) },
  { id: 'canada-vancouver-rockies', price: euros(2400) },
  { id: 'india-triangolo-oro', price: euros(2000) },
  { id: 'cina-pechino-xian-shanghai', price: euros(2600) },
  { id: 'kenya-safari-experience', price: euros(2000) },
  { id: 'parigi-disneyland', price: euros(900) },
  { id: 'londra-harry-potter', price: euros(950) },
  { id: 'praga-budapest', price: euros(800) },
]

/** Offered in the generators, but without automatic links. */
export const extraBookableTrips: readonly BookableTrip[] = [
  { id: 'australia-nuova-zelanda', price: euros(4200) },
  { id: 'test-travel', price: euros(1) },
  { id: 'test-travel-5', price: euros(5) },
  { id: 'test-travel-free', price: euros(0) },
]

export const testTripTitles: Readonly<Record<TestTripId, string>> = {
  'test-travel': 'Viaggio di prova',
  'test-travel-5': 'Viaggio di prova 5',
  'test-travel-free': 'Viaggio di prova gratuito',
}

/** All trips offered in the generators. */
export const bookableTrips: readonly BookableTrip[] = [...bookableCatalogue, ...extraBookableTrips]

/** The price that prefills the generators; undefined for a trip that they do not offer. */
export function bookablePrice(idOrAlias: string): Cents | undefined {
  const id = resolveTripId(idOrAlias)
  return bookableTrips.find((trip) => trip.id === id)?.price
}

export function isBookable(idOrAlias: string): boolean {
  return bookablePrice(idOrAlias) !== undefined
}
