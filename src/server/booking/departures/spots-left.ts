import { sampleSpots } from '../../../domain/catalogue/departures.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { findDeparture, spotsOnSale } from './store.ts'

/**
 * The remaining spots of one departure, for every page that shows them: the stored number while it is on
 * sale. Without a stored departure a trial shows the sample's number, and real data none.
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
