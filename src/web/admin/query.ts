import { ORPCError } from '@orpc/client'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { notifyError } from './notify.ts'

const staleAfterMs = 5 * 60_000
const freshForMs = 20_000

/**
 * The answers of the back office, apart from those of the public pages: they are emptied when
 * somebody signs out. Opening a page asks again unless its answer has only just come.
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
    // Said of every change that does not say itself what became of it.
    mutations: { onError: (error) => notifyError(error) },
  },
})

/** What was changed is read anew wherever it is shown. */
export function askAgain(...keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => staffQueries.invalidateQueries({ queryKey })))
}
