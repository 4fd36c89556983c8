import { useQuery } from '@tanstack/react-query'
import { type Api, api } from '../api.ts'
import { retryUnlessRefused } from '../checkout/booking-query.tsx'
import { queryClient } from '../query.ts'

export type PaymentView = Awaited<ReturnType<Api['payments']['view']>>

export function paymentKey(id: string) {
  return ['payment', id] as const
}

export function usePayment(id: string | undefined) {
  return useQuery(
    {
      queryKey: paymentKey(id ?? ''),
      queryFn: () => api.payments.view({ id: id ?? '' }),
      enabled: !!id,
      staleTime: 0,
      retry: retryUnlessRefused,
    },
    queryClient,
  )
}
