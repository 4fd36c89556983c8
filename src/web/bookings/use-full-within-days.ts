import { useQuery } from '@tanstack/react-query'
import { calls } from '../api.ts'
import { queryClient } from '../query.ts'

/**
 * Within this many days of the departure, the full price is due at once; null means never, or not known.
 * The server decides again.
 */
export function useFullWithinDays(): number | null {
  const { data } = useQuery(calls.site.settings.queryOptions(), queryClient)
  return data?.fullWithinDays ?? null
}
