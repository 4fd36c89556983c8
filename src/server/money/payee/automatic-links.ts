import {
  adminLinkDefaults,
  autoLinkDates,
  linkExpiry,
  linkToken,
} from '../../../domain/booking/links.ts'
import { todayInRome } from '../../../domain/dates.ts'
import type { SavedIban } from '../../accounts/store.ts'
import { insertLinks } from '../../booking/links/admin-store.ts'
import { automaticTrips } from '../../catalogue/editions/trips.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { secureRandom } from '../../platform/random.ts'

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
