import { type Figures, sampleFigures, type TripFigures, tripFigures } from '../../domain/figures.ts'
import type { Cents } from '../../domain/money.ts'
import { useToday } from './hydration.ts'
import { site } from './site.ts'

/** What the visitor may be told: see domain/figures.ts. */
export function useFigures(): Figures {
  return site().figures ?? sampleFigures
}

export function useTripFigures(id: string, price: Cents): TripFigures {
  return tripFigures(useFigures(), id, price, useToday())
}
