import type { Claims } from './claims.ts'
import { offerCountdown, type TimeLeft, timeLeft } from './countdown.ts'
import { formatDayMonth, type IsoDate } from './dates.ts'
import { fewSpotsLimit, generateDepartures, spotsText } from './departures.ts'
import { resolveTripId } from './ids.ts'
import type { Cents } from './money.ts'
import { discountBetween } from './price-history.ts'
import {
  advertisedSpots,
  advertisedSpotsText,
  nextDeparture,
  rating,
  reviewCount,
} from './trip-card-figures.ts'
import { discountPercentage, struckPriceFromBase, struckPriceFromDiscounted } from './trips.ts'

/**
 * Everything a visitor sees that is a figure. A trial shows samples, drawn here from the trip and the
 * day; with real data only what is stored counts, and what isn't stored isn't shown.
 */
export type Figures = {
  mode: 'sample' | 'real'
  /** By trip id. A trip that is not here has nothing stored. */
  trips: Readonly<Record<string, StoredFigures>>
  /** Of the agency, from collected reviews. */
  rating: AverageRating | null
  claims: Claims
  /** The one that runs now. */
  campaign: Campaign | null
}

export type AverageRating = { value: number; count: number }
export type FreeSpots = { free: number; total: number }

export type StoredFigures = {
  /** The next ones on sale, earliest first. None although some are stored: all are closed. */
  departures?: readonly (FreeSpots & { start: IsoDate })[]
  /** The lowest price of the thirty days before the campaign, where today's is lower. */
  reference?: Cents
  rating?: AverageRating
}

export type Campaign = {
  /** The first words of the headline; without them those of the catalogue. */
  title: string | null
  startsAt: string | null
  endsAt: string | null
  /** Without a list every trip takes part. */
  trips: readonly string[] | null
}

/** What one trip shows, on cards and on its page. */
export type TripFigures = {
  price: Cents
  /** Never one without the other. */
  struck?: Cents
  discount?: number
  /** dd/MM. Without it new dates are to come. */
  next?: string
  spots?: FreeSpots & { text: string }
  rating?: AverageRating
}

export const newDatesText = 'Nuove date in arrivo'
export const fullText = 'Al completo'

/** A trial on its first day: the campaign runs without an end, everything else is drawn. */
export const sampleFigures: Figures = {
  mode: 'sample',
  trips: {},
  rating: null,
  claims: {},
  campaign: { title: null, startsAt: null, endsAt: null, trips: null },
}

function storedOf(figures: Figures, id: string): StoredFigures {
  return figures.trips[resolveTripId(id) ?? id] ?? {}
}

export function takesPart(campaign: Campaign | null, id: string): boolean {
  if (!campaign) return false
  return campaign.trips === null || campaign.trips.includes(resolveTripId(id) ?? id)
}

export function tripFigures(
  figures: Figures,
  id: string,
  price: Cents,
  today: IsoDate,
): TripFigures {
  return {
    price,
    ...reducedFrom(figures, id, price),
    ...nextFigures(figures, id, today),
    ...ratingFigures(figures, id),
  }
}

function reducedFrom(figures: Figures, id: string, price: Cents) {
  if (!takesPart(figures.campaign, id)) return {}
  if (figures.mode === 'sample') {
    return { struck: struckPriceFromBase(price), discount: discountPercentage }
  }
  const { reference } = storedOf(figures, id)
  const discount = reference ? discountBetween(reference, price) : 0
  return reference && discount >= 1 ? { struck: reference, discount } : {}
}

function nextFigures(
  figures: Figures,
  id: string,
  today: IsoDate,
): Pick<TripFigures, 'next' | 'spots'> {
  const stored = storedOf(figures, id).departures
  const toCome = stored?.filter(({ start }) => start > today) ?? []
  const next = toCome.find(({ free }) => free > 0) ?? toCome[0]
  if (next) return { next: formatDayMonth(next.start), spots: { ...next, text: leftText(next) } }
  const allClosed = stored?.length === 0
  if (figures.mode === 'real' || allClosed) return {}
  const free = advertisedSpots(id, today)
  return {
    next: nextDeparture(generateDepartures(id, today), today),
    spots: { free, total: 10, text: advertisedSpotsText(free) },
  }
}

/** 'Solo' is for few: a departure with most of its spots free is not running out. */
function leftText({ free }: FreeSpots): string {
  if (free === 0) return fullText
  return free <= fewSpotsLimit ? advertisedSpotsText(free) : spotsText(free)
}

function ratingFigures(figures: Figures, id: string): Pick<TripFigures, 'rating'> {
  if (figures.mode === 'sample') return { rating: { value: rating(id), count: reviewCount(id) } }
  const { rating: collected } = storedOf(figures, id)
  return collected ? { rating: collected } : {}
}

/** A departure's own price in the season: the price it went down from went the same way. */
export function departureReduction(
  figures: Figures,
  { tripId, price }: { tripId: string; price: Cents },
  basePrice: Cents,
): { struck: Cents; discount: number } | undefined {
  if (!takesPart(figures.campaign, tripId)) return undefined
  if (figures.mode === 'sample') {
    return { struck: struckPriceFromDiscounted(price), discount: discountPercentage }
  }
  const { struck, discount } = reducedFrom(figures, tripId, basePrice)
  if (!struck || !discount || basePrice === 0) return undefined
  return { struck: Math.floor((price * struck) / basePrice / 100) * 100, discount }
}

/** The largest discount of the campaign: what its headline may say. */
export function campaignDiscount(figures: Figures, prices: ReadonlyMap<string, Cents>): number {
  if (!figures.campaign) return 0
  if (figures.mode === 'sample') return discountPercentage
  const found = [...prices].map(([id, price]) => reducedFrom(figures, id, price).discount ?? 0)
  return Math.max(0, ...found)
}

/**
 * Time to the end of the campaign. The sample's 48 hours begin again without end; a real one without an
 * end has no clock. Undefined: none is shown.
 */
export function campaignCountdown({ campaign, mode }: Figures, now: Date): TimeLeft | undefined {
  if (!campaign) return undefined
  if (campaign.endsAt === null) return mode === 'sample' ? offerCountdown(now) : undefined
  const left = Date.parse(campaign.endsAt) - now.getTime()
  return left > 0 ? timeLeft(left) : undefined
}
