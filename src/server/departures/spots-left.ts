import type { IsoDate } from '../../domain/dates.ts'
import { sampleSpots } from '../../domain/departures.ts'
import type { Db, Tx } from '../db/client.ts'
import { findDeparture } from './store.ts'

/**
 * How many spots one departure has, for every page that speaks of them: what is really left where
 * it is stored, the sample's number otherwise.
 */
export async function spotsLeft(db: Db | Tx, tripId: string, startDate: IsoDate): Promise<number> {
  const departure = await findDeparture(db, tripId, startDate)
  return departure?.spotsAvailable ?? sampleSpots(tripId, startDate)
}
