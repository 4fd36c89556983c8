import type { BookingState, PaymentStatus } from '../../domain/bookings.ts'
import type { Cents } from '../../domain/money.ts'

/** What has to be known of a booking to say what it owes. */
type Owing = BookingState & { totalPrice: Cents; depositAmount: Cents; amountPaid: Cents }

const nothingDue: readonly PaymentStatus[] = ['paid', 'not_required', 'refunded']

/** What is to be paid next: the deposit, then the balance, then nothing. */
export function amountDue(booking: Owing): Cents {
  if (booking.status === 'cancelled' || nothingDue.includes(booking.paymentStatus)) return 0
  if (booking.paymentStatus === 'deposit_paid') return openBalance(booking)
  return Math.max(0, booking.depositAmount - booking.amountPaid)
}

/** What an amount on record is enough for; null while it does not reach the deposit. */
export function eventReached(booking: Owing, amountPaid: Cents) {
  if (amountPaid >= booking.totalPrice) return 'full_payment_confirmed' as const
  return amountPaid >= booking.depositAmount ? ('deposit_confirmed' as const) : null
}

/** Something has come in that can be given back. */
export function hasMoney({ amountPaid, paymentStatus }: Owing): boolean {
  return amountPaid > 0 || paymentStatus === 'deposit_paid' || paymentStatus === 'paid'
}

export function openBalance(booking: Owing): Cents {
  return Math.max(0, booking.totalPrice - booking.amountPaid)
}

/** What follows after the payment that is due now. */
export function balanceAfterDeposit(booking: Owing): Cents {
  return booking.totalPrice - booking.depositAmount
}
