import { todayInRome } from '../../domain/dates.ts'
import { departuresOrSamples } from '../../domain/departures.ts'
import { DomainError } from '../../domain/errors.ts'
import { resolveTripId } from '../../domain/ids.ts'
import type { Deps } from '../deps.ts'
import { listFutureDepartures } from './store.ts'

export async function listDepartures({ db, now }: Pick<Deps, 'db' | 'now'>, idOrAlias: string) {
  const tripId = resolveTripId(idOrAlias)
  if (!tripId) throw new DomainError('TRIP_NOT_FOUND')
  const today = todayInRome(now())
  return departuresOrSamples(tripId, await listFutureDepartures(db, tripId, today), today)
}
