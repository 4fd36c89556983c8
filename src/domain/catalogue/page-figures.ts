import { type Catalogue, shownTrips } from './catalogue.ts'
import type { Figures, StoredByTrip } from './figures.ts'

/**
 * The figures of one trip, or of all trips that visitors see. Pages get only the figures they show, so that a
 * booking changes the pages of its trip and the lists, not the whole site, and the dates of hidden trips
 * stay private. Undefined for a new trial.
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
