import {
  type Figures,
  type SiteFigures,
  type StoredByTrip,
  sampleFigures,
  type TripFigures,
  tripFigures,
} from '../../domain/catalogue/figures.ts'
import type { Cents } from '../../domain/money.ts'
import { useToday } from './hydration.ts'
import { isKept, type Resource, useResource, valueOf } from './resources.ts'
import { site } from './site.ts'

type Source = (tripId: string | undefined) => Promise<StoredByTrip | undefined>

/** The figures of all trips are one small file, fetched once. */
let source: Source = (tripId) => (tripId ? valueOf(figuresOfTrips()) : fetchFigures())

/** While pages are prerendered, the server supplies the figures. */
export function setFigureSource(next: Source): void {
  source = next
}

/**
 * The figures of one trip, for its own page, or of all trips, for lists. They change without an edition, so
 * a prerendered page carries its own.
 */
export function figuresOfTrips(tripId?: string): Resource<StoredByTrip | undefined> {
  return {
    key: tripId ? `figures/${tripId}` : 'figures',
    // A trial on its first day has nothing stored.
    load: async () => (site().figures ? source(tripId) : undefined),
    carried: true,
  }
}

/** The figures that a visitor may see: see domain/catalogue/figures.ts. */
export function useFigures(): SiteFigures {
  return site().figures ?? sampleFigures
}

/** Prefers the newest figures: a list that was opened after a trip's page knows more than that page did. */
export function useFiguresOf(tripId: string): Figures {
  const all = figuresOfTrips()
  const { figures } = site()
  if (!figures) return sampleFigures
  const trips = useResource(isKept(all) ? all : figuresOfTrips(tripId))
  return { ...figures, trips: trips ?? {} }
}

export function useTripFigures(id: string, price: Cents): TripFigures {
  return tripFigures(useFiguresOf(id), id, price, useToday())
}

/** Unlike the files of an edition, the figures are fetched anew on every visit. */
async function fetchFigures(): Promise<StoredByTrip> {
  const response = await fetch('/content/figures.json')
  if (response.ok) return response.json()
  throw new Error(`No figures: ${response.status}`)
}
