import { departuresFromRows, departuresOrSamples } from '../../../domain/catalogue/departures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { requireShownTrip, requireTripId, tripTerms } from '../../catalogue/editions/trips.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Deps } from '../../platform/deps.ts'
import { listFutureDepartures } from './store.ts'

type Listing = Pick<Deps, 'db' | 'now' | 'catalogue'>

/** As visitors ask: a hidden trip has none to show. */
export function listPublicDepartures(deps: Listing, idOrAlias: string) {
  return listDepartures(deps, requireShownTrip(deps, idOrAlias))
}

export async function listDepartures(deps: Listing, idOrAlias: string) {
  const tripId = requireTripId(deps, idOrAlias)
  const today = todayInRome(deps.now())
  const terms = tripTerms(deps, tripId)
  const rows = await listFutureDepartures(deps.db, tripId, today)
  if ((await figuresMode(deps.db)) === 'sample') {
    return departuresOrSamples(tripId, rows, today, terms)
  }
  const onSale = rows.filter(({ sales }) => sales === 'open')
  return departuresFromRows(tripId, onSale, today, terms)
}
