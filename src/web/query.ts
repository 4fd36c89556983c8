import { QueryClient } from '@tanstack/react-query'

const fiveMinutesMs = 5 * 60 * 1000

/**
 * The one cache of answers. Public pages pass it by hand, `useQuery(options, queryClient)`, so that
 * the first load needs no provider; checkout and back office wrap their pages in one.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: fiveMinutesMs,
      retry: 1,
      refetchOnWindowFocus: false,
      // Without a connection a call fails and the page says so, instead of waiting silently.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
