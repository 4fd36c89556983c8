import type { IsoDate } from '../../domain/dates.ts'
import { sampleSpots } from '../../domain/departures.ts'
import type { Db, Tx } from '../db/client.ts'
import { findDeparture, spotsOnSale } from './store.ts'

/**
 * How many spots one departure has, for every page that speaks of them: what is really left where
 * it is stored and on sale, the sample's number where nothing is stored.
 */
export async function spotsLeft(db: Db | Tx, tripId: string, startDate: IsoDate): Promise<number> {
  const departure = await findDeparture(db, tripId, startDate)
  return departure ? spotsOnSale(departure) : sampleSpots(tripId, startDate)
}
