import { skipToken, useQuery } from '@tanstack/react-query'
import type { TripTerms } from '../domain/catalogue/day-price.ts'
import { type Departure, generateDepartures } from '../domain/catalogue/departures.ts'
import { calls } from './api.ts'
import { useFigures } from './browser/figures.ts'
import { useToday } from './browser/hydration.ts'
import { queryClient } from './query.ts'

/**
 * The departures of a trip, for every page that offers them. If they can't be loaded, even on the second
 * try, a trial shows sample departures on the terms that the page knows; samples are never cached as an
 * answer, so the next page asks again.
 */
export function useDepartures(
  tripId: string,
  terms?: TripTerms,
): { departures: Departure[]; isLoading: boolean } {
  const today = useToday()
  const { data, isError, isPending } = useQuery(
    calls.departures.list.queryOptions({ input: tripId ? { tripId } : skipToken }),
    queryClient,
  )
  const { mode } = useFigures()
  const mayInvent = isError && mode === 'sample' && terms
  const samples = mayInvent ? generateDepartures(tripId, today, terms) : []
  return { departures: data?.departures ?? samples, isLoading: tripId !== '' && isPending }
}
