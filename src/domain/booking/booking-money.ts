import type { Cents } from '../money.ts'
import type { BookingEvent, BookingState, BookingStatus, PaymentStatus } from './bookings.ts'

/** What the traveller declared about the payment; it stands until staff withdraw it. */
export const declarations = [
  'bank_transfer_pending',
  'pending_confirmation',
  'requires_assistance',
] as const satisfies PaymentStatus[]
export type Declaration = (typeof declarations)[number]

/** Whether the customer declared the transfer; withdrawing a confirmation does not withdraw that. */
export function isTransferDeclared({ declaration }: { declaration: Declaration | null }): boolean {
  return declaration === 'bank_transfer_pending' || declaration === 'pending_confirmation'
}

/** All the facts from which a booking's payment status is derived. */
export type MoneyFacts = {
  status: BookingStatus
  /** The booking costs nothing. */
  isFree: boolean
  totalPrice: Cents
  depositAmount: Cents
  /** Money received minus money given back. */
  amountPaid: Cents
  /** Money given back to the customer since the payment last started over. */
  amountGivenBack: Cents
  /** The price that was fully paid when a part of it was given back; 0 if it never was. */
  paidOnce: Cents
  /** The sum as which staff accepted a payment that was lower. */
  acceptedFor: Cents
  declaration: Declaration | null
  /** The customer started the payment on the direct checkout. */
  paymentInitiated: boolean
  /** The booking's spots were released: its money waits until staff find room. */
  isReleased: boolean
}

/**
 * Derives a booking's state from the facts alone, so a reversed entry leaves no trace in it. Money given
 * back still counts as once received; the booking is 'refunded' only when no money is left.
 */
export function stateByFacts(facts: MoneyFacts): BookingState {
  const paymentStatus = paymentByFacts(facts)
  return { status: statusByFacts(facts, paymentStatus), paymentStatus }
}

function paymentByFacts(facts: MoneyFacts): PaymentStatus {
  const { amountPaid, amountGivenBack, totalPrice, depositAmount } = facts
  if (facts.isFree) return 'not_required'
  const waits = facts.declaration ?? 'pending'
  if (amountPaid === 0 && amountGivenBack > 0) return isSettledOnce(facts) ? 'refunded' : waits
  if (facts.isReleased) return waits
  const reached = reachedByFacts(facts)
  if (reached === 0 || reached < depositAmount) return waits
  return reached >= totalPrice ? 'paid' : 'deposit_paid'
}

type Reached = Pick<
  MoneyFacts,
  'amountPaid' | 'amountGivenBack' | 'paidOnce' | 'acceptedFor' | 'depositAmount'
>

/**
 * The sum as which the money counts. Money given back still counts towards the deposit, and towards the price
 * of that day if it had been paid in full. If the price rises later, only the money really there counts.
 */
export function reachedByFacts(facts: Reached): Cents {
  const { amountPaid, amountGivenBack, paidOnce, acceptedFor, depositAmount } = facts
  if (amountPaid === 0) return 0
  const cameOnce = Math.min(amountPaid + amountGivenBack, Math.max(paidOnce, depositAmount))
  return Math.max(amountPaid, cameOnce, acceptedFor)
}

/** If the money is given back before anything was confirmed, the booking goes on waiting for its payment. */
function isSettledOnce({ status }: MoneyFacts): boolean {
  return status !== 'pending' && status !== 'payment_initiated'
}

function statusByFacts(facts: MoneyFacts, payment: PaymentStatus): BookingStatus {
  const { status } = facts
  if (status === 'cancelled' || status === 'completed') return status
  const isWaiting = payment === 'pending' || payment === facts.declaration
  if (!isWaiting) return 'confirmed'
  return facts.declaration && facts.paymentInitiated ? 'payment_initiated' : 'pending'
}

/** A booking cancelled after all its money was given back is refunded, whatever had been declared. */
export function stateOnceEnded(
  state: BookingState,
  { amountPaid, amountGivenBack }: Pick<MoneyFacts, 'amountPaid' | 'amountGivenBack'>,
): BookingState {
  const isRefunded = state.status === 'cancelled' && amountPaid === 0 && amountGivenBack > 0
  return isRefunded ? { ...state, paymentStatus: 'refunded' } : state
}

/** Whether everything received was given back once; the open movements are then all later payments. */
export function isGivenBack(amountGivenBack: Cents, open: readonly Pick<Movement, 'amount'>[]) {
  return amountGivenBack > 0 && open.every(({ amount }) => amount > 0)
}

type KeptFacts = Pick<MoneyFacts, 'declaration' | 'paymentInitiated' | 'amountGivenBack'>

/** How an event changes the facts other than the amounts received. */
export function factsAfter(
  event: BookingEvent,
  after: BookingState,
  { isGivenBack }: { isGivenBack: boolean },
) {
  const nothingSaid: Partial<KeptFacts> = { declaration: null, paymentInitiated: false }
  const changes: Partial<Record<BookingEvent, Partial<KeptFacts>>> = {
    transfer_declared: said(after),
    older_payment_declared: said(after),
    card_attempted: said(after),
    corrected: { ...nothingSaid, amountGivenBack: 0 },
    confirmation_withdrawn: { ...said(after), amountGivenBack: 0 },
    reinstated: {
      ...(isGivenBack ? nothingSaid : {}),
      amountGivenBack: 0,
    },
  }
  return changes[event] ?? {}
}

function said({ status, paymentStatus }: BookingState): Partial<KeptFacts> {
  return {
    declaration: declarations.find((one) => one === paymentStatus) ?? null,
    paymentInitiated: status === 'payment_initiated',
  }
}

export type Movement = {
  id: string
  /** Positive for money received, negative for money given back. */
  amount: Cents
  /** The movement that this one reverses. */
  reversesId: string | null
  /** The time of its database transaction. */
  at: number
}

/**
 * The movements that make up a booking's current money, oldest first. Reversed movements do not count,
 * nor do those up to the last moment at which the sum was zero.
 */
export function openMovements<M extends Movement>(oldestFirst: readonly M[]): M[] {
  const reversed = new Set(oldestFirst.map(({ reversesId }) => reversesId))
  const standing = oldestFirst.filter(({ id, reversesId }) => !reversesId && !reversed.has(id))
  let sum = 0
  let start = 0
  for (const [index, { amount, at }] of standing.entries()) {
    sum += amount
    if (sum === 0 && standing[index + 1]?.at !== at) start = index + 1
  }
  return standing.slice(start)
}

type Counted = {
  amount: Cents
  /** For money given back: the price on that day. */
  acceptedFor: Cents | null
}

/** The last price that was fully paid when a part was given back, from the movements not reversed. */
export function pricePaidOnce(oldestFirst: readonly Counted[]): Cents {
  let came = 0
  let price = 0
  for (const { amount, acceptedFor } of oldestFirst) {
    if (amount >= 0) came += amount
    else if (acceptedFor !== null && came >= acceptedFor) price = acceptedFor
  }
  return price
}
