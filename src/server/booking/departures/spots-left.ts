import { sampleSpots } from '../../../domain/catalogue/departures.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { findDeparture, spotsOnSale } from './store.ts'

/**
 * How many spots one departure has, for every page that speaks of them: what is really left where
 * it is stored and on sale. Where nothing is stored a trial has the sample's number, and real data none.
 */
export async function spotsLeft(
  db: Db | Tx,
  tripId: string,
  startDate: IsoDate,
): Promise<number | null> {
  const departure = await findDeparture(db, tripId, startDate)
  if (departure) return spotsOnSale(departure)
  return (await figuresMode(db)) === 'sample' ? sampleSpots(tripId, startDate) : null
}
