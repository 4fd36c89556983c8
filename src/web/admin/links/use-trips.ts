import { useQuery } from '@tanstack/react-query'
import { admin } from '../api.ts'

const aMinuteMs = 60_000

type ChosenTrip = { title: string; isHidden: boolean; isArchived?: boolean }

/** Marks trips that visitors can't see wherever staff choose a trip. */
export function tripChoice({ title, isHidden, isArchived }: ChosenTrip): string {
  if (isHidden) return `${title} (nascosto)`
  return isArchived ? `${title} (archiviato)` : title
}

/** The trips that the generators offer, and all other trips; both change with a publication. */
export function useTrips() {
  const { data, ...query } = useQuery({
    ...admin.links.trips.queryOptions(),
    staleTime: aMinuteMs,
    refetchOnMount: true,
  })
  const { trips = [], others = [], coordinators = [] } = data ?? {}
  return { ...query, trips, others, coordinators, all: [...trips, ...others] }
}
