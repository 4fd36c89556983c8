import type { BookingState, PaymentStatus } from '../../domain/booking/bookings.ts'
import {
  nextStep,
  type Payable,
  type PlanStep,
  planSteps,
} from '../../domain/booking/payment-plan.ts'
import type { Cents } from '../../domain/money.ts'

/** The fields of a booking needed to compute what it owes. */
export type Owing = BookingState & Payable

const nothingDue: readonly PaymentStatus[] = ['paid', 'not_required', 'refunded']

function depositDone({ paymentStatus }: BookingState): boolean {
  return paymentStatus === 'deposit_paid' || paymentStatus === 'paid'
}

/** The next payment: its name, its due date and its open amount. */
export function dueStep(booking: Owing): PlanStep | undefined {
  if (booking.status === 'cancelled' || nothingDue.includes(booking.paymentStatus)) return undefined
  return nextStep(booking, depositDone(booking))
}

/** The amount due next: the deposit, then the instalments or the balance, then nothing. */
export function amountDue(booking: Owing): Cents {
  // An unexpected payment has reached the deposit: staff decide before anything more is asked for.
  const isReached = !depositDone(booking) && booking.amountPaid >= booking.depositAmount
  return isReached ? 0 : (dueStep(booking)?.open ?? 0)
}

/** All payments in order, the deposit first. */
export function allSteps(booking: Owing): PlanStep[] {
  return planSteps(booking, depositDone(booking))
}

/** The instalments after the deposit, if there is a plan; without one the pages show a balance. */
export function plannedSteps(booking: Owing): PlanStep[] {
  if (!booking.paymentPlan || booking.paymentPlan.length === 0) return []
  return planSteps(booking, depositDone(booking)).slice(1)
}

/** The event that a paid amount leads to; null while it is below the deposit. */
export function eventReached(booking: Owing, amountPaid: Cents) {
  if (amountPaid >= booking.totalPrice) return 'full_payment_confirmed' as const
  return amountPaid >= booking.depositAmount ? ('deposit_confirmed' as const) : null
}

/** Whether there is money that can be refunded. */
export function hasMoney({ amountPaid }: Pick<Owing, 'amountPaid'>): boolean {
  return amountPaid > 0
}

export function openBalance(booking: Owing): Cents {
  return Math.max(0, booking.totalPrice - booking.amountPaid)
}

/** What remains after the deposit. */
export function balanceAfterDeposit(booking: Owing): Cents {
  return booking.totalPrice - booking.depositAmount
}
