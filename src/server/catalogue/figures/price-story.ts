import { historyDays, reductionDay, reductionOf } from '../../../domain/catalogue/price-history.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireShownTrip } from '../editions/trips.ts'
import { campaignNow, sayable } from './campaign-now.ts'
import { figuresMode } from './mode.ts'
import { priceHistories } from './price-ledger.ts'

const dayMs = 86_400_000

/**
 * The prices behind a struck-through one, from thirty days before the offer until now. Null: no price is
 * struck through.
 */
export async function priceStory(deps: Pick<Deps, 'db' | 'catalogue' | 'now'>, idOrAlias: string) {
  const { db, now } = deps
  const tripId = requireShownTrip(deps, idOrAlias)
  const { trips, campaign: document } = deps.catalogue.current().catalogue
  const trip = trips.find(({ id }) => id === tripId)
  // A test trip has no price history.
  if (!trip) throw new DomainError('TRIP_NOT_FOUND')
  const mode = await figuresMode(db)
  if (mode === 'sample') return null
  const running = await campaignNow(db, document, now())
  const campaign = sayable(mode, { campaign: running, document, now: now() })
  const takesPart = campaign?.trips === null || campaign?.trips.includes(trip.id)
  if (!campaign?.startsAt || !takesPart) return null
  const startsAt = reductionDay(new Date(campaign.startsAt))
  const history =
    (await priceHistories(db, { before: startsAt, tripId: trip.id })).get(trip.id) ?? []
  const reduction = reductionOf(history, trip.price, startsAt)
  if (!reduction) return null
  const from = new Date(startsAt.getTime() - historyDays * dayMs).toISOString()
  return {
    ...reduction,
    price: trip.price,
    offeredSince: campaign.startsAt,
    until: now().toISOString(),
    prices: history
      .filter(({ to }) => to === null || to > from)
      .map(({ price, ...entry }) => ({ price, from: entry.from > from ? entry.from : from })),
  }
}
