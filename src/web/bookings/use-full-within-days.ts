import { useQuery } from '@tanstack/react-query'
import { calls } from '../api.ts'
import { queryClient } from '../query.ts'

/** So near to departure everything is paid at once; null: never, or not known. The server decides anew. */
export function useFullWithinDays(): number | null {
  const { data } = useQuery(calls.site.settings.queryOptions(), queryClient)
  return data?.fullWithinDays ?? null
}
