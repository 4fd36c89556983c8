import { todayInRome } from '../../domain/dates.ts'
import { departuresFromRows, departuresOrSamples } from '../../domain/departures.ts'
import { DomainError } from '../../domain/errors.ts'
import { resolveTripId } from '../../domain/ids.ts'
import type { Deps } from '../deps.ts'
import { figuresMode } from '../figures/mode.ts'
import { listFutureDepartures } from './store.ts'

export async function listDepartures({ db, now }: Pick<Deps, 'db' | 'now'>, idOrAlias: string) {
  const tripId = resolveTripId(idOrAlias)
  if (!tripId) throw new DomainError('TRIP_NOT_FOUND')
  const today = todayInRome(now())
  const rows = await listFutureDepartures(db, tripId, today)
  if ((await figuresMode(db)) === 'sample') return departuresOrSamples(tripId, rows, today)
  const onSale = rows.filter(({ sales }) => sales === 'open')
  return departuresFromRows(tripId, onSale, today)
}
