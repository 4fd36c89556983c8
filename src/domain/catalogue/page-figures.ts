import { type Catalogue, shownTrips } from './catalogue.ts'
import type { Figures, StoredByTrip } from './figures.ts'

/**
 * The figures of one trip, or of all that visitors see. A page is told no others: a booking then changes
 * the pages of its trip and the lists, not the whole site, and nobody learns the dates of a trip that is
 * not shown. Undefined for a trial on its first day.
 */
export function figuresOf(
  catalogue: Catalogue,
  figures: Figures | undefined,
  tripId?: string,
): StoredByTrip | undefined {
  if (!figures) return undefined
  const told = shownTrips(catalogue).filter(({ id }) => tripId === undefined || id === tripId)
  return Object.fromEntries(
    told.flatMap(({ id }) => {
      const stored = figures.trips[id]
      return stored ? [[id, stored]] : []
    }),
  )
}
