import { useQuery } from '@tanstack/react-query'
import type { IsoDate } from '../../domain/dates.ts'
import { type Departure, generateDepartures } from '../../domain/departures.ts'
import { api } from '../api.ts'
import { queryClient } from '../query.ts'

/** The departures of a trip; the samples stand in when they can't be had. */
export function useDepartures(tripId: string, today: IsoDate) {
  const { data, isError, isFetching } = useQuery(
    {
      queryKey: ['departures', tripId],
      queryFn: () => api.departures.list({ tripId }),
      enabled: tripId !== '',
    },
    queryClient,
  )
  const samples: Departure[] = isError ? generateDepartures(tripId, today) : []
  return {
    departures: data?.departures ?? samples,
    isLoading: tripId !== '' && isFetching && !data,
  }
}
