import { formatDayMonth } from '../../../domain/dates.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import type { BookingDetail } from './use-booking-change.ts'

type Amount = { label: string; value: number }
export type Counted = Pick<
  BookingDetail,
  | 'status'
  | 'totalPrice'
  | 'depositAmount'
  | 'paymentType'
  | 'amountPaid'
  | 'amountDue'
  | 'leavingPenalty'
  | 'balanceDueDate'
> & {
  next: { dueOn: string | null; open: number } | null
  instalments: readonly { name: string; open: number }[]
}

/** The three amounts at the top of a booking: total, received, and still to pay or to refund. */
export function bookingAmounts(booking: Counted): Amount[] {
  const { totalPrice, depositAmount, paymentType, amountPaid, status } = booking
  const whole = { label: 'Totale', value: totalPrice }
  const received = { label: 'Ricevuto', value: amountPaid }
  // A cancelled booking has nothing left to pay.
  if (status === 'cancelled') return [whole, received, leftOver(booking)]
  if (amountPaid > 0) return [whole, received, lastAmount(booking)]
  const percent = totalPrice > 0 ? Math.round((depositAmount / totalPrice) * 100) : 0
  const label = paymentType === 'full' ? 'Dovuto subito' : `Acconto ${percent}%`
  return [whole, { label, value: depositAmount }, lastAmount(booking)]
}

function leftOver(booking: Counted): Amount {
  const owed = refundOwed(booking)
  return { label: owed > 0 ? 'Da restituire' : 'Da incassare', value: owed }
}

/** What is to pay or to refund: after the first payment the same amount as on the traveller's page. */
function lastAmount(booking: Counted): Amount {
  const { amountPaid, totalPrice, depositAmount, next, amountDue, balanceDueDate } = booking
  if (amountPaid > totalPrice) return leftOver(booking)
  const later = booking.instalments.find(({ open }) => open > 0)
  const name = later?.name ?? 'Saldo'
  const label = balanceDueDate ? `${name} ${formatDayMonth(balanceDueDate)}` : 'Da incassare'
  if (amountPaid === 0) return { label, value: later?.open ?? totalPrice - depositAmount }
  if (next?.dueOn) return { label, value: next.open }
  return { label: amountDue > 0 ? 'Da versare ora' : 'Da incassare', value: amountDue }
}
