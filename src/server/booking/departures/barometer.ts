import type { Barometer } from '../../../domain/catalogue/barometer.ts'
import { barometerOfRow } from '../../../domain/catalogue/departures.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { findDepartureRow } from './store.ts'

/** The size of a booking's departure and how certain it is; null where the departure is not stored. */
export async function departureOfBooking(
  db: Db | Tx,
  { tripId, startDate, tripDays }: { tripId: string; startDate: IsoDate; tripDays: number },
): Promise<{ totalSpots: number; barometer: Barometer } | null> {
  const row = await findDepartureRow(db, tripId, startDate)
  return row ? { totalSpots: row.totalSpots, barometer: barometerOfRow(row, tripDays) } : null
}
