import type { BookingState } from '../booking/bookings.ts'
import type { Cents } from '../money.ts'
import type { LedgerAccount, Provider } from './ledger-accounts.ts'

/**
 * The figures of the back office, each defined here and nowhere else. The queries that add them up for
 * all bookings are in server/money/ledger/figures.ts; figures.test.ts compares every screen with these.
 */

type Owing = BookingState & { totalPrice: Cents; amountPaid: Cents }

const openStatuses: readonly string[] = ['pending', 'payment_initiated', 'confirmed']
const settledPayments: readonly string[] = ['paid', 'not_required', 'refunded']

/** 'Da incassare': what an open booking still owes. What another one paid in excess never lowers it. */
export function outstandingOf({ status, paymentStatus, totalPrice, amountPaid }: Owing): Cents {
  if (!openStatuses.includes(status) || settledPayments.includes(paymentStatus)) return 0
  return Math.max(0, totalPrice - amountPaid)
}

/** 'Incassato' counts money that moved, what went back included. A voucher is a promise, not money. */
export function isMoney(provider: Provider): boolean {
  return provider !== 'voucher'
}

/** The same said of the ledger's lines: these accounts together hold what has come in. */
export function holdsMoney(account: LedgerAccount): boolean {
  return account !== 'customer' && account !== 'vouchers' && account !== 'opening'
}
