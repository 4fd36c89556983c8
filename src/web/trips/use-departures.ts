import { useQuery } from '@tanstack/react-query'
import { todayInRome } from '../../domain/dates.ts'
import { type Departure, generateDepartures } from '../../domain/departures.ts'
import type { PublicTripId } from '../../domain/ids.ts'
import { api } from '../api.ts'
import { queryClient } from '../query.ts'

async function fetchDepartures(tripId: PublicTripId): Promise<Departure[]> {
  const { departures } = await api.departures.list({ tripId })
  return departures
}

/** The departures of a trip; where the server can't be asked, the samples that it would have sent. */
export function useDepartures(tripId: PublicTripId) {
  const { data, isPending } = useQuery(
    {
      queryKey: ['departures', tripId],
      queryFn: () =>
        fetchDepartures(tripId).catch(() => generateDepartures(tripId, todayInRome(new Date()))),
    },
    queryClient,
  )
  return { departures: data ?? [], isPending }
}
