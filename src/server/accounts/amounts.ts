import type { BookingState, PaymentStatus } from '../../domain/booking/bookings.ts'
import {
  nextStep,
  type Payable,
  type PlanStep,
  planSteps,
} from '../../domain/booking/payment-plan.ts'
import type { Cents } from '../../domain/money.ts'

/** What has to be known of a booking to say what it owes. */
export type Owing = BookingState & Payable

const nothingDue: readonly PaymentStatus[] = ['paid', 'not_required', 'refunded']

function depositDone({ paymentStatus }: BookingState): boolean {
  return paymentStatus === 'deposit_paid' || paymentStatus === 'paid'
}

/** The payment that is next, by its name, its day and what of it is open. */
export function dueStep(booking: Owing): PlanStep | undefined {
  if (booking.status === 'cancelled' || nothingDue.includes(booking.paymentStatus)) return undefined
  return nextStep(booking, depositDone(booking))
}

/** What is to be paid next: the deposit, then the instalments or the balance, then nothing. */
export function amountDue(booking: Owing): Cents {
  // Money that came unexpected reached the deposit: staff decide before anything more is asked for.
  const isReached = !depositDone(booking) && booking.amountPaid >= booking.depositAmount
  return isReached ? 0 : (dueStep(booking)?.open ?? 0)
}

/** All payments in their order, the deposit first. */
export function allSteps(booking: Owing): PlanStep[] {
  return planSteps(booking, depositDone(booking))
}

/** The instalments after the deposit, where there is a plan; without one the pages speak of the balance. */
export function plannedSteps(booking: Owing): PlanStep[] {
  if (!booking.paymentPlan || booking.paymentPlan.length === 0) return []
  return planSteps(booking, depositDone(booking)).slice(1)
}

/** What an amount on record is enough for; null while it does not reach the deposit. */
export function eventReached(booking: Owing, amountPaid: Cents) {
  if (amountPaid >= booking.totalPrice) return 'full_payment_confirmed' as const
  return amountPaid >= booking.depositAmount ? ('deposit_confirmed' as const) : null
}

/** Something has come in that can be given back. */
export function hasMoney({ amountPaid }: Pick<Owing, 'amountPaid'>): boolean {
  return amountPaid > 0
}

export function openBalance(booking: Owing): Cents {
  return Math.max(0, booking.totalPrice - booking.amountPaid)
}

/** What follows after the payment that is due now. */
export function balanceAfterDeposit(booking: Owing): Cents {
  return booking.totalPrice - booking.depositAmount
}
