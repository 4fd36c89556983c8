import { testTrips } from '../../content/test-trips.ts'
import { simpleTripCards, tripCards } from '../../content/trips/cards.ts'
import { bookableTrips } from '../../domain/bookable-trips.ts'
import { isTestTripId, resolveTripId } from '../../domain/ids.ts'
import { durationDays } from '../../domain/trips.ts'

const titles: ReadonlyMap<string, string> = new Map(
  [...tripCards, ...simpleTripCards, ...testTrips].map(({ id, title }) => [id, title]),
)

/** The title of any trip, test trips included; stored rows may carry an alias. */
export function offeredTripTitle(idOrAlias: string): string {
  const id = resolveTripId(idOrAlias) ?? idOrAlias
  return titles.get(id) ?? id
}

export const allTripTitles: readonly { id: string; title: string }[] = [...titles].map(
  ([id, title]) => ({ id, title }),
)

/** What the generators offer, in their order. */
export function offeredTrips() {
  return bookableTrips.map(({ id, price }) => ({
    id,
    title: offeredTripTitle(id),
    price,
    durationDays: durationDays(id),
    isTest: isTestTripId(id),
  }))
}
