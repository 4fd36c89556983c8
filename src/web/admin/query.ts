import { ORPCError } from '@orpc/client'
import { QueryClient } from '@tanstack/react-query'

const freshForMs = 20_000

/**
 * The answers of the back office, apart from those of the public pages: they are emptied when
 * somebody signs out, and looked at again when a colleague comes back to the tab.
 */
export const staffQueries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshForMs,
      refetchOnWindowFocus: true,
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ORPCError && error.status < 500),
    },
  },
})
