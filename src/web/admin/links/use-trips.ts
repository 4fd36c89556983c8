import { useQuery } from '@tanstack/react-query'
import { admin } from '../api.ts'

const aMinuteMs = 60_000

/** The trips that the generators offer, and every trip there is; a publication changes them. */
export function useTrips() {
  const { data, ...query } = useQuery({
    ...admin.links.trips.queryOptions(),
    staleTime: aMinuteMs,
    refetchOnMount: true,
  })
  const { trips = [], others = [] } = data ?? {}
  return { ...query, trips, others, all: [...trips, ...others] }
}
