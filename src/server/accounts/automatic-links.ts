import { todayInRome } from '../../domain/dates.ts'
import { adminLinkDefaults, autoLinkDates, linkExpiry, linkToken } from '../../domain/links.ts'
import type { Actor } from '../audit/write-audit.ts'
import { automaticTrips } from '../catalogue/trips.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { insertLinks } from '../links/admin-store.ts'
import { secureRandom } from '../random.ts'
import type { SavedIban } from './store.ts'

/** One link per trip of the bookable catalogue: two months ahead, for one week. */
export async function makeAutomaticLinks(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'catalogue'> & { actor: Actor },
  iban: SavedIban,
): Promise<number> {
  const at = deps.now()
  const dates = autoLinkDates(todayInRome(at))
  const links = await insertLinks(
    tx,
    automaticTrips(deps).map((trip) => ({
      ...adminLinkDefaults,
      ...dates,
      token: linkToken('auto', at, secureRandom),
      kind: 'auto' as const,
      travelId: trip.id,
      travelTitle: trip.title,
      price: trip.price,
      expiresAt: linkExpiry('auto', at),
      ibanId: iban.id,
      createdBy: deps.actor.name,
    })),
  )
  return links.length
}
