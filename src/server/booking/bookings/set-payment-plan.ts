import { nextDayOf, planProblem, type WantedPlan } from '../../../domain/booking/payment-plan.ts'
import { balanceDueDate } from '../../../domain/booking/pricing.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { declaredPayments } from '../../../domain/money/payment-stage.ts'
import { dueStep } from '../../accounts/amounts.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { planChangedMail } from './change-mails.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking, NewBooking } from './store.ts'

/** Null: back to the deposit and one balance on the usual day. */
export type NewPlan = WantedPlan | null

/** Changes the payment plan of a booking. The customer is mailed; paid amounts are never asked for again. */
export function setPaymentPlan(deps: Deps, staff: StaffChange, plan: NewPlan): Promise<Booking> {
  return staffMove(deps, staff, 'changed', {
    before: async (_tx, booking) => {
      const change = columnsOf(booking, plan, todayInRome(deps.now()))
      return {
        change,
        factsBefore: factsOf(booking),
        facts: factsOf({ ...booking, ...change } as Booking),
      }
    },
    after: async (tx, booking) => {
      await queueEmail(tx, planChangedMail(deps, booking, await bankAccountOf(tx, deps, booking)))
      return booking
    },
  })
}

function factsOf({ depositAmount, balanceDueDate: day, paymentPlan }: Booking) {
  return { depositAmount, balanceDueDate: day, paymentPlan }
}

/** True once the deposit was paid or declared: then its amount can no longer change. */
export function isDepositFixed({ paymentStatus }: Pick<Booking, 'paymentStatus'>): boolean {
  return paymentStatus === 'deposit_paid' || declaredPayments.includes(paymentStatus)
}

function columnsOf(booking: Booking, plan: NewPlan, today: string): Partial<NewBooking> {
  if (!dueStep(booking)) throw new DomainError('ALREADY_PAID')
  if (plan === null) return usualColumns(booking, today)
  const depositDone = isDepositFixed(booking)
  const { startDate: departure, totalPrice: total, amountPaid: paid } = booking
  const problem = planProblem(plan, { today, departure, total, paid, depositDone })
  if (problem || (depositDone && plan.deposit !== booking.depositAmount)) {
    throw new DomainError('PLAN_INVALID', { problem: problem ?? 'deposit' })
  }
  const instalments = [...plan.instalments]
  return {
    depositAmount: plan.deposit,
    paymentType: instalments.length > 0 ? 'deposit' : 'full',
    paymentPlan: instalments.length > 0 ? instalments : null,
    unpaidTerms: null,
    balanceDueDate: nextDayOf(instalments, plan.deposit, paid),
  }
}

function usualColumns(booking: Booking, today: string): Partial<NewBooking> {
  const hasBalance = booking.totalPrice > booking.depositAmount
  return {
    paymentPlan: null,
    unpaidTerms: null,
    balanceDueDate: hasBalance ? balanceDueDate(booking.startDate, today) : null,
  }
}
