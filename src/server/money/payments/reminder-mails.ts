import type { PlanStep } from '../../../domain/booking/payment-plan.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { declaredPayments } from '../../../domain/money/payment-stage.ts'
import { type Reminded, reminderWords } from '../../../domain/money/reminders.ts'
import { dueStep } from '../../accounts/amounts.ts'
import type { BankAccount } from '../../accounts/bank-account.ts'
import {
  compareAccount,
  firstNameOf,
  laterFacts,
  transferFacts,
  tripFacts,
} from '../../booking/bookings/mail-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { type MailDeps, mailOf } from './mails.ts'
import { paymentButton } from './received-mails.ts'

/** The next payment; throws when nothing is due any more. */
export function stepToRemind(booking: Booking): PlanStep {
  const step = dueStep(booking)
  if (!step) throw new DomainError('ALREADY_PAID')
  return step
}

/** The facts for a reminder, by mail or in a chat. */
export function remindedOf(booking: Booking, step: PlanStep, now: Date): Reminded {
  const { destinationTitle, startDate, paymentStatus } = booking
  return {
    firstName: firstNameOf(booking),
    destinationTitle,
    startDate,
    name: step.name,
    amount: step.open,
    dueOn: step.dueOn,
    isDeclared: declaredPayments.includes(paymentStatus),
    today: todayInRome(now),
  }
}

/** `occasion` is part of the key: one mail per occasion. */
export function reminderMail(
  deps: MailDeps,
  booking: Booking,
  account: BankAccount,
  occasion: string,
): Mail {
  const { publicUrl, now } = deps
  const step = stepToRemind(booking)
  const { subject, title, paragraphs } = reminderWords(remindedOf(booking, step, now()))
  const mail = mailOf(deps, booking, {
    kind: 'balance_reminder',
    recipient: booking.contactEmail,
    subject,
    title,
    paragraphs,
    facts: [
      ...tripFacts(booking),
      ...transferFacts(booking, account, step.open),
      ...(booking.paymentPlan ? laterFacts(booking, todayInRome(now())) : []),
    ],
    button: paymentButton(publicUrl, booking, step),
    ...compareAccount(publicUrl, account),
  })
  return { ...mail, dedupeKey: `balance_reminder:${booking.id}:${occasion}` }
}
