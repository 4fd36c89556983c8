import { offerCountdown, type TimeLeft, timeLeft } from '../countdown.ts'
import { addMonths, formatDate, formatDayMonth, type IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import type { Claims } from './claims.ts'
import { fewSpotsLimit, groupSize, sampleStarts, spotsText } from './departures.ts'
import {
  advertisedSpots,
  advertisedSpotsText,
  nextDeparture,
  rating,
  reviewCount,
} from './trip-card-figures.ts'
import { discountPercentage, struckPriceFromBase } from './trips.ts'

/**
 * Everything a visitor sees that is a figure. A trial shows samples, drawn here from the trip and the
 * day; with real data only what is stored counts, and what isn't stored isn't shown. Part of the first
 * load: what only the server or a dialog needs is elsewhere (price-history.ts, departure-list.ts).
 */
export type Figures = SiteFigures & { trips: StoredByTrip }

/** What every page knows, whichever it is; those of trips come with the pages that show them. */
export type SiteFigures = {
  mode: 'sample' | 'real'
  /** Of the agency, from collected reviews. */
  rating: AverageRating | null
  claims: Claims
  /** The one that runs now. */
  campaign: Campaign | null
}

/** By trip id. A trip that is not here has nothing stored. */
export type StoredByTrip = Readonly<Record<string, StoredFigures>>

export type AverageRating = { value: number; count: number }
export type FreeSpots = { free: number; total: number }

/** A lower price with its history: the one that is struck through, the whole per cent between, itself. */
type Reduced = { struck: Cents; discount: number; base: Cents }

export type StoredFigures = Partial<Reduced> & {
  /** The next ones on sale, earliest first. None although some are stored: all are closed. */
  departures?: readonly (FreeSpots & { start: IsoDate })[]
  /** Those in which a spot can be booked, earliest first. */
  months?: readonly string[]
  /** The lowest price at which a spot can be booked. */
  from?: Cents
  /** It is that of one departure alone, which has no history to go down from. */
  fromOwnPrice?: true
  rating?: AverageRating
}

export type Campaign = {
  endsAt: string | null
  /** The largest one there is, in per cent: what the headline may say. */
  discount: number
  /** The only pages on which headline and banner speak of it; without them all do. */
  pages?: readonly string[]
}

/** What one trip shows, on cards and on its page. */
export type TripFigures = Partial<Omit<Reduced, 'base'>> & {
  price: Cents
  /** With real data: other days may cost more. */
  isFrom?: true
  /** With real data: no departure has a free spot. */
  isUnbookable?: true
  /** dd/MM, with its year only where that is more than twelve months away. Without it new dates are to come. */
  next?: string
  spots?: FreeSpots & { text: string }
  rating?: AverageRating
}

export const newDatesText = 'Nuove date in arrivo'
const fullText = 'Al completo'

/** A trial on its first day: the campaign runs without an end, everything else is drawn. */
export const sampleFigures: Figures = {
  mode: 'sample',
  trips: {},
  rating: null,
  claims: {},
  campaign: { endsAt: null, discount: discountPercentage },
}

/** `id` is the trip's own, not an alias. */
export function tripFigures(
  { mode, trips, campaign }: Figures,
  id: string,
  price: Cents,
  today: IsoDate,
): TripFigures {
  const { departures, discount, from, rating: collected } = trips[id] ?? {}
  const shown = { price, ...nextStored(departures, today) }
  if (mode === 'real') {
    const isBookable = shown.spots && shown.spots.free > 0
    return {
      ...shown,
      ...(isBookable ? from && { price: from, isFrom: true } : { isUnbookable: true }),
      ...realReduction(trips[id], price),
      ...(collected && { rating: collected }),
    }
  }
  const isOpen = departures?.length !== 0
  // A campaign for some trips says of the others that they take nothing off.
  const takesPart = campaign && discount !== 0
  return {
    ...(isOpen && nextSample(id, today)),
    ...shown,
    rating: { value: rating(id), count: reviewCount(id) },
    ...(takesPart && {
      struck: struckPriceFromBase(price, campaign.discount),
      discount: campaign.discount,
    }),
  }
}

/** What is struck through beside the lowest price: the same figure as in the row of that departure. */
function realReduction(stored: StoredFigures = {}, price: Cents) {
  const { struck, discount, base, from, fromOwnPrice } = stored
  // A page of an earlier edition may show another price, which did not go down from that one.
  if (!struck || !discount || base !== price || fromOwnPrice) return undefined
  return { struck: from ? struckBySeason(from, { struck, base }) : struck, discount }
}

/** The price of a departure follows the season; the one that it went down from did so too. */
export function struckBySeason(price: Cents, { struck, base }: Omit<Reduced, 'discount'>): Cents {
  return Math.floor((price * struck) / base / 100) * 100
}

/** The campaign as a page may speak of it; `page` is its path on the main site. */
export function campaignOn({ campaign }: SiteFigures, page: string): Campaign | null {
  return campaign?.pages?.includes(page) === false ? null : campaign
}

type Next = Pick<TripFigures, 'next' | 'spots'>

function nextSample(id: string, today: IsoDate): Next {
  const free = advertisedSpots(id, today)
  return {
    next: nextDeparture(sampleStarts(id, today), today),
    spots: { free, total: groupSize, text: advertisedSpotsText(free) },
  }
}

/** The first one that can be booked, or else the first one. */
function nextStored(departures: StoredFigures['departures'] = [], today: IsoDate): Next {
  const toCome = departures.filter(({ start }) => start > today)
  const next = toCome.find(({ free }) => free > 0) ?? toCome[0]
  if (!next) return {}
  const { start, free, total } = next
  const isWithinTheYear = start < addMonths(today, 12)
  const day = isWithinTheYear ? formatDayMonth(start) : formatDate(start)
  return { next: day, spots: { free, total, text: leftText(free) } }
}

/** 'Solo' is for few: a departure with most of its spots free is not running out. */
function leftText(free: number): string {
  if (free === 0) return fullText
  return free <= fewSpotsLimit ? advertisedSpotsText(free) : spotsText(free)
}

/**
 * Time to the end of the campaign. The sample's 48 hours begin again without end; a real one without an
 * end has no clock. Undefined: none is shown.
 */
export function campaignCountdown(
  { campaign, mode }: SiteFigures,
  now: Date,
): TimeLeft | undefined {
  if (!campaign) return undefined
  if (campaign.endsAt === null) return mode === 'sample' ? offerCountdown(now) : undefined
  const left = Date.parse(campaign.endsAt) - now.getTime()
  return left > 0 ? timeLeft(left) : undefined
}

/** Whether the pages of the campaign have a clock at all. */
export function hasCountdown({ campaign, mode }: Pick<SiteFigures, 'campaign' | 'mode'>): boolean {
  return campaign !== null && (campaign.endsAt !== null || mode === 'sample')
}
