import { skipToken, useQuery } from '@tanstack/react-query'
import { type Api, calls } from '../api.ts'
import { retryUnlessRefused } from '../checkout/booking-query.tsx'
import { queryClient } from '../query.ts'

export type PaymentView = Awaited<ReturnType<Api['payments']['view']>>

/** A view with an account to pay to: only then is transfer data shown. */
export type PayableView = PaymentView & { account: NonNullable<PaymentView['account']> }

export function isPayable(view: PaymentView): view is PayableView {
  return view.account !== null
}

export function usePayment(id: string | undefined) {
  return useQuery(
    calls.payments.view.queryOptions({
      input: id ? { id } : skipToken,
      staleTime: 0,
      retry: retryUnlessRefused,
    }),
    queryClient,
  )
}
