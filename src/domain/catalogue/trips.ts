import { addDays, type IsoDate } from '../dates.ts'
import { type PublicTripId, resolveTripId, type TripId } from '../ids.ts'
import { type Cents, euros } from '../money.ts'

export const discountPercentage = 30

const defaultBasePrice = euros(1500)
const defaultDuration = 7

const basePrices: Readonly<Partial<Record<TripId, Cents>>> = {
  'maldive-dubai': euros(2400),
  thailandia: euros(2000),
  'bali-singapore': euros(2100),
  'tokyo-kyoto': euros(2400),
  'newyork-miami': euros(2900),
  'losAngeles-lasVegas': euros(2800),
  'tanzania-zanzibar': euros(2100),
  'islanda-norvegia': euros(1600),
  'peru-machuPicchu': euros(2200),
  'australia-nuova-zelanda': euros(4200),
  hawaii: euros(2500),
  grecia: euros(1800),
  'seychelles-dubai': euros(2900),
  'sharm-el-sheikh': euros(1900),
  'egitto-completo': euros(2600),
  'canada-vancouver-rockies': euros(2400),
  'india-triangolo-oro': euros(2000),
  'cina-pechino-xian-shanghai': euros(2600),
  'kenya-safari-experience': euros(2000),
  'parigi-disneyland': euros(900),
  'londra-harry-potter': euros(950),
  'praga-budapest': euros(800),
  'test-travel': euros(1),
  'test-travel-5': euros(5),
  'test-travel-free': euros(0),
}

const durations: Readonly<Partial<Record<TripId, number>>> = {
  'maldive-dubai': 10,
  thailandia: 10,
  'bali-singapore': 10,
  'tokyo-kyoto': 10,
  'newyork-miami': 10,
  'losAngeles-lasVegas': 10,
  'peru-machuPicchu': 10,
  'canada-vancouver-rockies': 10,
  'tanzania-zanzibar': 9,
  'islanda-norvegia': 8,
  'kenya-safari-experience': 12,
  'australia-nuova-zelanda': 14,
  hawaii: 7,
  grecia: 7,
  'seychelles-dubai': 7,
  'sharm-el-sheikh': 7,
  'egitto-completo': 11,
  'india-triangolo-oro': 9,
  'cina-pechino-xian-shanghai': 8,
  'parigi-disneyland': 5,
  'londra-harry-potter': 5,
  'praga-budapest': 6,
}

function lookUp<T>(table: Readonly<Partial<Record<TripId, T>>>, id: string): T | undefined {
  const tripId = resolveTripId(id)
  return tripId === undefined ? undefined : table[tripId]
}

/** The public price per person in the first edition; later editions set their own. */
export function basePrice(id: string): Cents {
  return lookUp(basePrices, id) ?? defaultBasePrice
}

/** The length in the first edition. */
export function durationDays(id: string): number {
  return lookUp(durations, id) ?? defaultDuration
}

export function nightsOf(days: number): number {
  return days - 1
}

/** The first day counts: a trip of 10 days ends 9 days after it starts. */
export function endDate(start: IsoDate, days: number): IsoDate {
  return addDays(start, nightsOf(days))
}

/** Cards and price cards: base price × 1.45 at 30 per cent, to the nearest 100 euros. */
export function struckPriceFromBase(base: Cents, percentage: number = discountPercentage): Cents {
  return Math.round((base * (100 + percentage * 1.5)) / 1_000_000) * 10_000
}

/** Used if only a discounted price is known: ÷ 0.7, rounded to the euro. */
export function struckPriceFromDiscounted(
  discounted: Cents,
  percentage: number = discountPercentage,
): Cents {
  return Math.round(discounted / (100 - percentage)) * 100
}

/** The order of the cards on the home page; other trips follow in the order of the catalogue. */
export const cardOrder = [
  'islanda-norvegia',
  'tanzania-zanzibar',
  'tokyo-kyoto',
  'bali-singapore',
  'thailandia',
  'maldive-dubai',
  'newyork-miami',
] as const satisfies readonly PublicTripId[]

function cardRank(id: string): number {
  const rank = (cardOrder as readonly string[]).indexOf(id)
  return rank < 0 ? cardOrder.length : rank
}

export function sortCards<T extends { id: string }>(trips: readonly T[]): T[] {
  return trips.toSorted((a, b) => cardRank(a.id) - cardRank(b.id))
}

/** The popular destinations in the footer. */
export const footerTripIds = [
  'maldive-dubai',
  'tokyo-kyoto',
  'newyork-miami',
  'thailandia',
  'bali-singapore',
] as const satisfies readonly PublicTripId[]

/** The trips suggested on every profile of the team. */
export const suggestedTripIds = [
  'maldive-dubai',
  'tokyo-kyoto',
  'seychelles-dubai',
] as const satisfies readonly PublicTripId[]

/** The destinations with a photo gallery on the booking form (and a long one on their page). */
export const galleryTripIds = [
  'islanda-norvegia',
  'tanzania-zanzibar',
  'tokyo-kyoto',
  'thailandia',
  'newyork-miami',
  'maldive-dubai',
  'bali-singapore',
] as const satisfies readonly PublicTripId[]

export const bookingGalleryLimits = { images: 4, preferred: 2 } as const
