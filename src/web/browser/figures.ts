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

/** Those of all trips are one small file, asked for once. */
let source: Source = (tripId) => (tripId ? valueOf(figuresOfTrips()) : fetchFigures())

/** Where pages are made ahead, the server has brought them along. */
export function setFigureSource(next: Source): void {
  source = next
}

/**
 * Of the trip, for its own page, or of all of them, for lists. They change without an edition: a page made
 * ahead carries its own.
 */
export function figuresOfTrips(tripId?: string): Resource<StoredByTrip | undefined> {
  return {
    key: tripId ? `figures/${tripId}` : 'figures',
    // A trial on its first day has nothing stored.
    load: async () => (site().figures ? source(tripId) : undefined),
    carried: true,
  }
}

/** What the visitor may be told: see domain/figures.ts. */
export function useFigures(): SiteFigures {
  return site().figures ?? sampleFigures
}

/** Those that came last: a list that was opened after a trip's page knows more than that page did. */
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

/** Unlike the files of an edition it is asked for anew on every visit. */
async function fetchFigures(): Promise<StoredByTrip> {
  const response = await fetch('/content/figures.json')
  if (response.ok) return response.json()
  throw new Error(`No figures: ${response.status}`)
}
