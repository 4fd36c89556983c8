import { acceptsPayment, type BookingState, type PaymentStatus } from '../booking/bookings.ts'

export const paymentStages = ['due', 'declared', 'balance', 'closed'] as const
export type PaymentStage = (typeof paymentStages)[number]

/** The payment statuses in which the traveller has declared the transfer. */
export const declaredPayments: readonly PaymentStatus[] = [
  'bank_transfer_pending',
  'pending_confirmation',
]

/**
 * What the traveller's pages and papers show: the payment due now, a declared transfer that has not
 * reached the account yet, the balance due later, or nothing.
 */
export function paymentStage(state: BookingState, amountDue: number): PaymentStage {
  if (state.status === 'cancelled' || amountDue === 0) return 'closed'
  if (declaredPayments.includes(state.paymentStatus)) return 'declared'
  if (state.paymentStatus === 'deposit_paid') return 'balance'
  return acceptsPayment(state) ? 'due' : 'closed'
}
