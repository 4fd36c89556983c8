import { part } from '../ui/optional.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import type { PaymentView } from './payment-query.ts'

const VoucherBox = part(() => import('./voucher-box.tsx'), { missing: TryAgain })

/** Most pages never show this, so its code is loaded only when needed. */
export function Voucher({ view }: { view: PaymentView }) {
  if (!view.takesVouchers) return null
  const { id, amountPaid } = view.booking
  return <VoucherBox bookingId={id} amountPaid={amountPaid} />
}
