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
 * All figures that visitors see. A trial shows samples derived here from trip and day; with real data only
 * stored figures are shown. This file is part of the first load: what only the server or a dialog needs is
 * elsewhere (price-history.ts, departure-list.ts).
 */
export type Figures = SiteFigures & { trips: StoredByTrip }

/** The figures on every page; the figures of trips come with the pages that show them. */
export type SiteFigures = {
  mode: 'sample' | 'real'
  /** The agency's rating, from collected reviews. */
  rating: AverageRating | null
  claims: Claims
  /** The running campaign. */
  campaign: Campaign | null
}

/** By trip id. A missing trip has no stored figures. */
export type StoredByTrip = Readonly<Record<string, StoredFigures>>

export type AverageRating = { value: number; count: number }
export type FreeSpots = { free: number; total: number }

/** A reduced price: the struck-through price, the discount in whole per cent, and the current base price. */
type Reduced = { struck: Cents; discount: number; base: Cents }

export type StoredFigures = Partial<Reduced> & {
  /** The next departures on sale, earliest first. Empty: departures are stored, but all are closed. */
  departures?: readonly (FreeSpots & { start: IsoDate })[]
  /** The months in which a spot can be booked, earliest first. */
  months?: readonly string[]
  /** The lowest price at which a spot can be booked. */
  from?: Cents
  /** `from` is the own price of one departure, which has no price history to be reduced from. */
  fromOwnPrice?: true
  rating?: AverageRating
}

export type Campaign = {
  endsAt: string | null
  /** The largest discount in per cent, which the headline may mention. */
  discount: number
  /** The pages whose headline and banner mention the campaign; if missing, all pages do. */
  pages?: readonly string[]
}

/** The figures of one trip on cards and on its page. */
export type TripFigures = Partial<Omit<Reduced, 'base'>> & {
  price: Cents
  /** With real data: other departures may cost more. */
  isFrom?: true
  /** With real data: no departure has a free spot. */
  isUnbookable?: true
  /** dd/MM, with the year only if it is more than twelve months away. Missing: no dates yet. */
  next?: string
  spots?: FreeSpots & { text: string }
  rating?: AverageRating
}

export const newDatesText = 'Nuove date in arrivo'
const fullText = 'Al completo'

/** The figures of a new trial: the campaign has no end, everything else is a sample. */
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
  // A campaign for some trips lists the others with a discount of 0.
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

/** The struck-through price beside the lowest price: the same figure as in that departure's row. */
function realReduction(stored: StoredFigures = {}, price: Cents) {
  const { struck, discount, base, from, fromOwnPrice } = stored
  // A page of an earlier edition may show another price, to which this reduction does not apply.
  if (!struck || !discount || base !== price || fromOwnPrice) return undefined
  return { struck: from ? struckBySeason(from, { struck, base }) : struck, discount }
}

/** Applies the season to the struck-through price as well, because the departure's price includes it. */
export function struckBySeason(price: Cents, { struck, base }: Omit<Reduced, 'discount'>): Cents {
  return Math.floor((price * struck) / base / 100) * 100
}

/** The campaign if it may be mentioned on a page; `page` is the path on the main site. */
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

/** The first departure that can be booked, otherwise the first one. */
function nextStored(departures: StoredFigures['departures'] = [], today: IsoDate): Next {
  const toCome = departures.filter(({ start }) => start > today)
  const next = toCome.find(({ free }) => free > 0) ?? toCome[0]
  if (!next) return {}
  const { start, free, total } = next
  const isWithinTheYear = start < addMonths(today, 12)
  const day = isWithinTheYear ? formatDayMonth(start) : formatDate(start)
  return { next: day, spots: { free, total, text: leftText(free) } }
}

/** 'Solo' is used only for few spots: a departure with most of its spots free is not running out. */
function leftText(free: number): string {
  if (free === 0) return fullText
  return free <= fewSpotsLimit ? advertisedSpotsText(free) : spotsText(free)
}

/**
 * Time left until the campaign ends. The sample's 48 hours repeat endlessly; a real campaign without an
 * end has no countdown. Undefined: no countdown is shown.
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

/** Whether the campaign's pages have a countdown. */
export function hasCountdown({ campaign, mode }: Pick<SiteFigures, 'campaign' | 'mode'>): boolean {
  return campaign !== null && (campaign.endsAt !== null || mode === 'sample')
}
