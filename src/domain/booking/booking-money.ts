import type { Cents } from '../money.ts'
import type { BookingEvent, BookingState, BookingStatus, PaymentStatus } from './bookings.ts'

/** What the traveller has said about the payment, until staff take it back. */
export const declarations = [
  'bank_transfer_pending',
  'pending_confirmation',
  'requires_assistance',
] as const satisfies PaymentStatus[]
export type Declaration = (typeof declarations)[number]

/** The customer says that the money was sent: taking back a confirmation does not take that back. */
export function isTransferDeclared({ declaration }: { declaration: Declaration | null }): boolean {
  return declaration === 'bank_transfer_pending' || declaration === 'pending_confirmation'
}

/** All that decides where a booking stands with its money. */
export type MoneyFacts = {
  status: BookingStatus
  /** It costs nothing. */
  isFree: boolean
  totalPrice: Cents
  depositAmount: Cents
  /** What came in less what went back. */
  amountPaid: Cents
  /** What went back to the customer since the payment last began. */
  amountGivenBack: Cents
  /** The price that had come in full when some of it went back; 0 where it never had. */
  paidOnce: Cents
  /** Staff took what had come for this sum, though it was less. */
  acceptedFor: Cents
  declaration: Declaration | null
  /** Said on the direct checkout. */
  paymentInitiated: boolean
  /** Its spots were given up: money waits for staff to find room. */
  isReleased: boolean
}

/**
 * Where a booking stands, by the facts alone: whatever is taken back leaves it as if it had never been.
 * What went back to the customer had come in all the same; only when nothing is left it is refunded.
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
 * The sum for which the money counts. What went back had come in all the same: for the deposit, and for the price
 * of that day where it was complete. A dearer trip is paid by what is really there.
 */
export function reachedByFacts(facts: Reached): Cents {
  const { amountPaid, amountGivenBack, paidOnce, acceptedFor, depositAmount } = facts
  if (amountPaid === 0) return 0
  const cameOnce = Math.min(amountPaid + amountGivenBack, Math.max(paidOnce, depositAmount))
  return Math.max(amountPaid, cameOnce, acceptedFor)
}

/** A part that went back before anything was confirmed leaves a booking that waits for its payment. */
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

/** Of one that ends after all its money had gone back nothing is waited for, whatever had been declared. */
export function stateOnceEnded(
  state: BookingState,
  { amountPaid, amountGivenBack }: Pick<MoneyFacts, 'amountPaid' | 'amountGivenBack'>,
): BookingState {
  const isRefunded = state.status === 'cancelled' && amountPaid === 0 && amountGivenBack > 0
  return isRefunded ? { ...state, paymentStatus: 'refunded' } : state
}

/** All that had come for it has gone back; what came later came after that. */
export function isGivenBack(amountGivenBack: Cents, open: readonly Pick<Movement, 'amount'>[]) {
  return amountGivenBack > 0 && open.every(({ amount }) => amount > 0)
}

type KeptFacts = Pick<MoneyFacts, 'declaration' | 'paymentInitiated' | 'amountGivenBack'>

/** What an event makes of the facts beside the amounts. */
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
  /** Money that came is positive, money that went negative. */
  amount: Cents
  /** The movement that this one takes back. */
  reversesId: string | null
  /** The moment of its transaction. */
  at: number
}

/**
 * The movements of which a booking's money consists now, oldest first. What was taken back does not
 * count, and neither does what lies before the last moment at which nothing was left: that is history.
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
  /** Of money that went back: the price of that day. */
  acceptedFor: Cents | null
}

/** The last price that had come in full when some of it went back, by the movements that stand. */
export function pricePaidOnce(oldestFirst: readonly Counted[]): Cents {
  let came = 0
  let price = 0
  for (const { amount, acceptedFor } of oldestFirst) {
    if (amount >= 0) came += amount
    else if (acceptedFor !== null && came >= acceptedFor) price = acceptedFor
  }
  return price
}
