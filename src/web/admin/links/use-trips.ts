import { useQuery } from '@tanstack/react-query'
import { admin } from '../api.ts'

const anHourMs = 3_600_000

/** The trips that the generators offer; they change with a release only. */
export function useTrips() {
  const { data, ...query } = useQuery({
    ...admin.links.trips.queryOptions(),
    staleTime: anHourMs,
    refetchOnMount: true,
  })
  return { ...query, trips: data?.trips ?? [] }
}
