import { ORPCError } from '@orpc/client'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { notifyError } from './notify.ts'

const staleAfterMs = 5 * 60_000
const freshForMs = 20_000

/**
 * The query cache of the back office, separate from that of the public pages so that it can be emptied at
 * sign-out. Opening a page refetches unless the answer has only just come.
 */
export const staffQueries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleAfterMs,
      refetchOnWindowFocus: false,
      refetchOnMount: ({ state }) =>
        Date.now() - state.dataUpdatedAt > freshForMs ? 'always' : true,
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ORPCError && error.status < 500),
    },
    // The default for mutations without an `onError` of their own.
    mutations: { onError: (error) => notifyError(error) },
  },
})

/** Invalidates queries, so that changed data is refetched wherever it is shown. */
export function askAgain(...keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => staffQueries.invalidateQueries({ queryKey })))
}
