import { lazy, Suspense } from 'react'
import type { PaymentView } from './payment-query.ts'

const VoucherBox = lazy(() => import('./voucher-box.tsx'))

/** Most pages never need it: its code comes when it is shown. */
export function Voucher({ view }: { view: PaymentView }) {
  if (!view.takesVouchers) return null
  const { id, amountPaid } = view.booking
  return (
    <Suspense fallback={null}>
      <VoucherBox bookingId={id} amountPaid={amountPaid} />
    </Suspense>
  )
}
