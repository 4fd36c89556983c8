import { and, asc, gt, ne } from 'drizzle-orm'
import type { Rating } from '../../../domain/booking/reviews.ts'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import { priceOfDay } from '../../../domain/catalogue/day-price.ts'
import type { Campaign, Figures, StoredFigures } from '../../../domain/catalogue/figures.ts'
import { reductionDay, reductionOf } from '../../../domain/catalogue/price-history.ts'
import { monthKey, todayInRome } from '../../../domain/dates.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import type { Db } from '../../platform/db/client.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import type { Deps } from '../../platform/deps.ts'
import { provenClaims } from '../claims/store.ts'
import { campaignNow, campaignSwitched, type RunningCampaign, sayable } from './campaign-now.ts'
import { figuresMode } from './mode.ts'
import { priceHistories } from './price-ledger.ts'
import { publishedRatings } from './published-reviews.ts'

type Loading = Pick<Deps, 'db' | 'catalogue' | 'now'>
type ByTrip<Value> = ReadonlyMap<string, Value>

/** A card shows one departure; a page left open overnight moves on to the next. */
const departuresPerTrip = 2

/** All figures that visitors may see now: for the shown edition, or for one about to be shown. */
export async function loadFigures(
  deps: Loading,
  catalogue: Catalogue = deps.catalogue.current().catalogue,
): Promise<Figures> {
  const mode = await figuresMode(deps.db)
  return figuresWith(
    deps,
    catalogue,
    mode,
    await campaignNow(deps.db, catalogue.campaign, deps.now()),
  )
}

/** The same as if the campaign's switch had been pressed. */
export async function loadFiguresSwitched(deps: Loading, catalogue: Catalogue): Promise<Figures> {
  const mode = await figuresMode(deps.db)
  return figuresWith(deps, catalogue, mode, await campaignSwitched(deps, catalogue.campaign, mode))
}

async function figuresWith(
  deps: Loading,
  catalogue: Catalogue,
  mode: Figures['mode'],
  running: RunningCampaign | null,
): Promise<Figures> {
  const { db } = deps
  const now = deps.now()
  const document = catalogue.campaign
  const campaign = sayable(mode, { campaign: running, document, now })
  const departures = await nextDepartures(db, catalogue, todayInRome(now))
  if (mode === 'sample') {
    return {
      mode,
      trips: tripsOf(sampleTrips(departures, campaign, catalogue.trips)),
      rating: null,
      claims: {},
      campaign: campaign && shownCampaign(campaign, document.discountPercentage),
    }
  }
  const [ratings, claims, reductions] = [
    await publishedRatings(db),
    await provenClaims(db, todayInRome(now)),
    await reductionsOf(db, catalogue, campaign),
  ]
  const trips = catalogue.trips.map(({ id }): [string, StoredFigures] => [
    id,
    {
      ...departures.get(id),
      ...reductions.get(id),
      ...ratingFigures(ratings.trips[id]),
    },
  ])
  return {
    mode,
    trips: tripsOf(trips.filter(([, stored]) => Object.keys(stored).length > 0)),
    rating: ratingFigures(ratings.site).rating ?? null,
    claims,
    campaign: campaign && shownCampaign(campaign, largest(reductions)),
  }
}

function ratingFigures(rating: Rating | null | undefined): Pick<StoredFigures, 'rating'> {
  return rating ? { rating: { value: rating.average, count: rating.count } } : {}
}

function tripsOf(entries: readonly [string, StoredFigures][]): Figures['trips'] {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A trip whose departures are all closed is listed with none, so that no samples appear in their place. */
async function nextDepartures(
  db: Db,
  { trips, seasons }: Catalogue,
  today: string,
): Promise<ByTrip<OnSale>> {
  const rows = await db
    .select()
    .from(travelDates)
    .where(and(gt(travelDates.startDate, today), ne(travelDates.sales, 'archived')))
    .orderBy(asc(travelDates.startDate))
  const found = new Map<string, typeof rows>()
  for (const row of rows) {
    const id = tripIdOf(row.destinationId)
    const known = found.get(id) ?? []
    found.set(id, row.sales === 'open' ? [...known, row] : known)
  }
  return new Map(
    [...found].map(([id, open]) => {
      const price = trips.find((trip) => trip.id === id)?.price
      return [id, onSale(open, price === undefined ? undefined : { price, seasons })]
    }),
  )
}

type OnSale = Pick<StoredFigures, 'departures' | 'months' | 'from' | 'fromOwnPrice'>
type OpenRow = Pick<
  typeof travelDates.$inferSelect,
  'startDate' | 'price' | 'spotsAvailable' | 'totalSpots'
>

/** The public figures of the departures on sale. */
function onSale(open: readonly OpenRow[], terms: Parameters<typeof priceOfDay>[0] | undefined) {
  const departures = open.map(({ startDate, spotsAvailable, totalSpots }) => ({
    start: startDate,
    free: spotsAvailable,
    total: totalSpots,
  }))
  const bookable = open.filter(({ spotsAvailable }) => spotsAvailable > 0)
  const [lowest] = terms
    ? bookable
        .map((row) => ({ from: priceOfDay(terms, row), isOwn: row.price !== null }))
        .toSorted((a, b) => a.from - b.from)
    : []
  return {
    departures: shortest(departures),
    ...(bookable.length > 0 && {
      months: [...new Set(bookable.map(({ startDate }) => monthKey(startDate)))],
    }),
    ...(lowest && {
      from: lowest.from,
      ...(lowest.isOwn && { fromOwnPrice: true as const }),
    }),
  }
}

/** Always includes the first departure with a free spot. */
function shortest<Next extends { free: number }>(all: readonly Next[]): Next[] {
  const firstFree = all.find(({ free }) => free > 0)
  const first = all.slice(0, departuresPerTrip)
  return firstFree && !first.includes(firstFree) ? [...first, firstFree] : first
}

type Reductions = ByTrip<{ struck: number; discount: number; base: number }>

/** Based on the price history before the campaign began; without one, no price is struck through. */
async function reductionsOf(
  db: Db,
  { trips }: Catalogue,
  campaign: RunningCampaign | null,
): Promise<Reductions> {
  if (!campaign?.startsAt) return new Map()
  const startsAt = reductionDay(new Date(campaign.startsAt))
  const histories = await priceHistories(db, { before: startsAt })
  return new Map(
    trips.flatMap(({ id, price }) => {
      const takesPart = campaign.trips === null || campaign.trips.includes(id)
      const found = takesPart && reductionOf(histories.get(id) ?? [], price, startsAt)
      if (!found) return []
      return [[id, { struck: found.reference, discount: found.discount, base: price }] as const]
    }),
  )
}

function largest(reductions: Reductions): number {
  return Math.max(0, ...[...reductions.values()].map((one) => one.discount))
}

function shownCampaign({ endsAt, pages }: RunningCampaign, discount: number): Campaign {
  return { endsAt, discount, ...(pages && { pages }) }
}

/** Figures beside the samples: stored departures, and no discount for trips that the campaign does not name. */
function sampleTrips(
  departures: ByTrip<OnSale>,
  campaign: RunningCampaign | null,
  trips: readonly { id: string }[],
): [string, StoredFigures][] {
  const named = campaign?.trips
  const left = trips.filter(({ id }) => named?.includes(id) === false).map(({ id }) => id)
  return [...new Set([...departures.keys(), ...left])].map((id) => [
    id,
    {
      ...departures.get(id),
      ...(left.includes(id) && { discount: 0 }),
    },
  ])
}
