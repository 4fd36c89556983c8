import { todayInRome } from '../../domain/dates.ts'
import { departuresFromRows, departuresOrSamples } from '../../domain/departures.ts'
import { DomainError } from '../../domain/errors.ts'
import { resolveTripId } from '../../domain/ids.ts'
import { tripTerms } from '../catalogue/trips.ts'
import type { Deps } from '../deps.ts'
import { figuresMode } from '../figures/mode.ts'
import { listFutureDepartures } from './store.ts'

type Listing = Pick<Deps, 'db' | 'now' | 'catalogue'>

export async function listDepartures(deps: Listing, idOrAlias: string) {
  const tripId = resolveTripId(idOrAlias)
  if (!tripId) throw new DomainError('TRIP_NOT_FOUND')
  const today = todayInRome(deps.now())
  const terms = tripTerms(deps, tripId)
  const rows = await listFutureDepartures(deps.db, tripId, today)
  if ((await figuresMode(deps.db)) === 'sample') {
    return departuresOrSamples(tripId, rows, today, terms)
  }
  const onSale = rows.filter(({ sales }) => sales === 'open')
  return departuresFromRows(tripId, onSale, today, terms)
}
