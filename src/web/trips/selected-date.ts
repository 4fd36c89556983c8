import type { Departure } from '../../domain/catalogue/departures.ts'
import { formatDateRange } from '../../domain/dates.ts'
import { localStore } from '../browser/storage.ts'

const key = 'tempSelectedDate'

/** Stores what has been chosen so far; the airport follows in the second dialog. */
export function storeSelectedDate(
  destinationTitle: string,
  departure: Departure,
  airport = '',
): void {
  const { startDate, endDate } = departure
  localStore.writeJson(key, {
    destinationTitle,
    startDate,
    endDate,
    airport,
    formattedDateRange: formatDateRange(startDate, endDate),
    timestamp: Date.now(),
  })
}
