import type { BookingState } from '../booking/bookings.ts'
import type { Cents } from '../money.ts'
import type { LedgerAccount, Provider } from './ledger-accounts.ts'

/**
 * The only definition of each figure of the back office. The queries that sum them over all bookings
 * are in server/money/ledger/figures.ts; figures.test.ts compares every screen with these.
 */

type Owing = BookingState & { totalPrice: Cents; amountPaid: Cents }

const openStatuses: readonly string[] = ['pending', 'payment_initiated', 'confirmed']
const settledPayments: readonly string[] = ['paid', 'not_required', 'refunded']

/** 'Da incassare': what an open booking still owes. Overpayments of other bookings are never deducted. */
export function outstandingOf({ status, paymentStatus, totalPrice, amountPaid }: Owing): Cents {
  if (!openStatuses.includes(status) || settledPayments.includes(paymentStatus)) return 0
  return Math.max(0, totalPrice - amountPaid)
}

/** 'Incassato' counts movements of money, including money given back. A voucher is a promise, not money. */
export function isMoney(provider: Provider): boolean {
  return provider !== 'voucher'
}

/** The same for ledger lines: these accounts together hold all money received. */
export function holdsMoney(account: LedgerAccount): boolean {
  return account !== 'customer' && account !== 'vouchers' && account !== 'opening'
}
