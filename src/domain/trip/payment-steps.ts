import type { PlanStep } from '../booking/payment-plan.ts'
import { formatDate } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'
import { done, later, type ReceiptRef, type TripFacts, type TripStep } from './timeline-parts.ts'

/** Money fills the payments in order; a payment's day is that of the money that completed it. */
export function paymentSteps(facts: TripFacts): TripStep[] {
  let milestone = 0
  const firstOpen = facts.payments.find(({ open }) => open > 0)
  return facts.payments.map((payment) => {
    const from = milestone
    milestone += payment.amount
    const receipts = receiptsBetween(facts, from, milestone)
    if (payment.open === 0) {
      const arrival = arrivalReaching(facts, milestone)
      const text = `${formatEuro(payment.amount)} ricevuti`
      return { ...done('payment', payment.name, arrival?.receivedOn ?? null, text), receipts }
    }
    const isDeclared = payment === firstOpen && facts.declaredOn !== null
    return { ...openPayment(payment, facts, isDeclared), receipts }
  })
}

/** A day that has passed is never named as one still to come. */
function openPayment({ name, open, dueOn }: PlanStep, facts: TripFacts, isDeclared: boolean) {
  const amount = formatEuro(open)
  if (isDeclared) {
    const text = `${amount}: bonifico dichiarato il ${formatDate(facts.declaredOn)}`
    return later('payment', name, null, text)
  }
  if (dueOn === null || dueOn >= facts.today) return later('payment', name, dueOn, amount)
  const late = later('payment', name, null, `${amount}: il giorno è passato`)
  return { ...late, state: 'late' as const }
}

function arrivalReaching({ arrivals }: TripFacts, milestone: Cents) {
  let sum = 0
  for (const arrival of arrivals) {
    sum += arrival.amount
    if (sum >= milestone) return arrival
  }
  return arrivals.at(-1)
}

/** The receipts of the money that was used, wholly or partly, for one payment. */
function receiptsBetween({ arrivals }: TripFacts, from: Cents, to: Cents): ReceiptRef[] {
  let sum = 0
  return arrivals.flatMap(({ amount, receipt }) => {
    const start = sum
    sum += amount
    return receipt && amount > 0 && start < to && sum > from ? [receipt] : []
  })
}
