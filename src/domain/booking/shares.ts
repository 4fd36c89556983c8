import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import { type BookedExtra, extrasTotal } from './extras.ts'
import { type Payable, type PlanStep, planSteps } from './payment-plan.ts'

/** What has to be known of a booking to say what each of its people pays. */
export type SharedBooking = Payable & {
  price: Cents
  childDiscountAmount: Cents
  extras: readonly BookedExtra[]
  travelers: readonly { type: 'adult' | 'child' }[]
}

/** Money that came for the part of one traveller, taken back or not. */
export type ShareMovement = { shareSeat: number | null; amount: Cents }

export type ShareStep = Pick<PlanStep, 'name' | 'amount' | 'open' | 'dueOn'>

export type Share = {
  seat: number
  /** What this one costs: the quota, less what a child saves, and a part of what all take along. */
  total: Cents
  /** What came for it by its own causale. */
  received: Cents
  /** What is open of it, after money of the whole booking is counted as well. */
  open: Cents
  /** Deposit, instalments and balance, each cut in the same measure. */
  steps: ShareStep[]
}

/** Whole cents by weight without a remainder; those left over go where most was cut off, the first before the last. */
export function apportion(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const exact = weights.map((weight) => (amount * weight) / all)
  const parts = exact.map(Math.floor)
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const first = exact
    .map((value, index) => ({ index, cut: value - Math.floor(value) }))
    .toSorted((a, b) => b.cut - a.cut || a.index - b.index)
    .slice(0, left)
  for (const { index } of first) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** What each person costs; together what the booking costs, to the cent. */
export function personPrices(booking: Omit<SharedBooking, keyof Payable>): Cents[] {
  const { travelers, price, childDiscountAmount } = booking
  const discounts = apportion(
    childDiscountAmount,
    travelers.map(({ type }) => (type === 'child' ? 1 : 0)),
  )
  // Nobody knows who sleeps alone: what is taken along is everybody's.
  const extras = apportion(
    extrasTotal(booking.extras),
    travelers.map(() => 1),
  )
  return travelers.map((_, seat) => price - (discounts[seat] ?? 0) + (extras[seat] ?? 0))
}

type Step = { name: string; amount: Cents; dueOn: IsoDate | null }

/** Each payment cut by what everybody has still to pay: the last one is exactly what is left. */
function splitSteps(steps: readonly Step[], prices: readonly Cents[]): Step[][] {
  const left = [...prices]
  const own: Step[][] = prices.map(() => [])
  for (const step of steps) {
    for (const [seat, amount] of apportion(step.amount, left).entries()) {
      left[seat] = (left[seat] ?? 0) - amount
      own[seat]?.push({ ...step, amount })
    }
  }
  return own
}

/**
 * The parts of a party that pays by share. Money that came by somebody's causale is theirs; what came for the whole
 * booking, or beyond a part, goes to the first traveller, who answers for the rest, and then to the others.
 */
export function sharesOf(booking: SharedBooking, movements: readonly ShareMovement[]): Share[] {
  const prices = personPrices(booking)
  const own = splitSteps(planSteps(booking, false), prices)
  const received = prices.map((_, seat) => receivedFor(seat, movements))
  const covered = coverOf(prices, received, booking.amountPaid)
  return prices.map((total, seat) => ({
    seat,
    total,
    received: received[seat] ?? 0,
    open: total - (covered[seat] ?? 0),
    steps: withOpen(own[seat] ?? [], covered[seat] ?? 0),
  }))
}

function receivedFor(seat: number, movements: readonly ShareMovement[]): Cents {
  return movements
    .filter(({ shareSeat }) => shareSeat === seat)
    .reduce((sum, { amount }) => sum + amount, 0)
}

function coverOf(prices: readonly Cents[], received: readonly Cents[], paid: Cents): Cents[] {
  const covered = prices.map((price, seat) => Math.min(price, Math.max(0, received[seat] ?? 0)))
  let rest = paid - covered.reduce((sum, part) => sum + part, 0)
  for (const [seat, price] of prices.entries()) {
    const part = covered[seat] ?? 0
    const next = Math.min(price, Math.max(0, part + rest))
    rest -= next - part
    covered[seat] = next
  }
  return covered
}

function withOpen(steps: readonly Step[], covered: Cents): ShareStep[] {
  let reached = 0
  return steps.map((step) => {
    const from = reached
    reached += step.amount
    return { ...step, open: Math.max(0, reached - Math.max(covered, from)) }
  })
}

/** The first step of a part that is not paid; undefined where all of it is. */
export function nextOfShare({ steps }: Pick<Share, 'steps'>): ShareStep | undefined {
  return steps.find(({ open }) => open > 0)
}

/** One alone has nothing to share, and what costs nothing has no parts. */
export function canBeShared(booking: Pick<SharedBooking, 'travelers' | 'totalPrice'>): boolean {
  return booking.travelers.length > 1 && booking.totalPrice > 0
}

/** `Ricevuta 1234-2`: the booking's causale and the traveller's number. */
export function shareCausale(reference: string, number: number): string {
  return `${reference}-${number}`
}
