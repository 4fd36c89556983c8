import { departuresFromRows, departuresOrSamples } from '../../../domain/catalogue/departures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { requireShownTrip, requireTripId, tripTerms } from '../../catalogue/editions/trips.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Deps } from '../../platform/deps.ts'
import { listFutureDepartures } from './store.ts'
import { withWhoGoes } from './who-goes.ts'

type Listing = Pick<Deps, 'db' | 'now' | 'catalogue'>

/** For visitors: a hidden trip shows none, and a trial has no data on who goes. */
export async function listPublicDepartures(deps: Listing, idOrAlias: string) {
  const tripId = requireShownTrip(deps, idOrAlias)
  const departures = await listDepartures(deps, tripId)
  if (departures.length === 0 || (await figuresMode(deps.db)) === 'sample') return departures
  return withWhoGoes(deps.db, tripId, departures, todayInRome(deps.now()))
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
