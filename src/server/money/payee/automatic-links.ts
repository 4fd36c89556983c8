import {
  adminLinkDefaults,
  autoLinkDates,
  linkExpiry,
  linkToken,
} from '../../../domain/booking/links.ts'
import { priceOfDay } from '../../../domain/catalogue/day-price.ts'
import { endDate } from '../../../domain/catalogue/trips.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import type { SavedIban } from '../../accounts/store.ts'
import { listOpenDepartures } from '../../booking/departures/store.ts'
import { insertLinks } from '../../booking/links/admin-store.ts'
import { automaticTrips, tripTerms } from '../../catalogue/editions/trips.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { secureRandom } from '../../platform/random.ts'

type Making = Pick<Deps, 'now' | 'catalogue'> & { actor: Actor }
type Offer = {
  travelId: string
  travelTitle: string
  startDate: string
  endDate: string
  price: number
}

/** Makes links for a new account: in a trial one week of every trip, with real data the stored departures. */
export async function makeAutomaticLinks(tx: Tx, deps: Making, iban: SavedIban): Promise<number> {
  const at = deps.now()
  const isReal = (await figuresMode(tx)) === 'real'
  const offers = isReal ? await departureOffers(tx, deps) : tripOffers(deps)
  const links = await insertLinks(
    tx,
    offers.map((offer) => ({
      ...adminLinkDefaults,
      ...offer,
      token: linkToken('auto', at, secureRandom),
      kind: 'auto' as const,
      expiresAt: linkExpiry('auto', at),
      ibanId: iban.id,
      createdBy: deps.actor.name,
    })),
  )
  return links.length
}

/** One per trip of the bookable catalogue: a week, two months ahead. */
function tripOffers(deps: Making): Offer[] {
  const dates = autoLinkDates(todayInRome(deps.now()))
  return automaticTrips(deps).map(({ id, title, price }) => ({
    ...dates,
    travelId: id,
    travelTitle: title,
    price,
  }))
}

/** One per bookable departure, with its days and its public price. */
async function departureOffers(tx: Tx, deps: Making): Promise<Offer[]> {
  const titles = new Map(automaticTrips(deps).map(({ id, title }) => [id, title]))
  const departures = await listOpenDepartures(tx, todayInRome(deps.now()))
  return departures.flatMap((departure): Offer[] => {
    const { startDate } = departure
    const travelId = tripIdOf(departure.destinationId)
    const travelTitle = titles.get(travelId)
    if (travelTitle === undefined) return []
    const terms = tripTerms(deps, travelId)
    const price = priceOfDay(terms, departure)
    return [{ travelId, travelTitle, startDate, endDate: endDate(startDate, terms.days), price }]
  })
}
