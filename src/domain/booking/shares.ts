import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import { type BookedExtra, extrasTotal } from './extras.ts'
import { type Payable, type PlanStep, planSteps } from './payment-plan.ts'

/** The facts of a booking needed to work out what each traveller pays. */
export type SharedBooking = Payable & {
  price: Cents
  childDiscountAmount: Cents
  extras: readonly BookedExtra[]
  travelers: readonly { type: 'adult' | 'child' }[]
}

/** Money received for one traveller's share, reversed or not. */
export type ShareMovement = { shareSeat: number | null; amount: Cents }

export type ShareStep = Pick<PlanStep, 'name' | 'amount' | 'open' | 'dueOn'>

export type Share = {
  seat: number
  /** This traveller's price: the quota minus the child discount, plus a part of the party's extras. */
  total: Cents
  /** Money received under the share's own causale. */
  received: Cents
  /** The unpaid part, after money for the whole booking is counted as well. */
  open: Cents
  /** Deposit, instalments and balance, each divided in the same proportions. */
  steps: ShareStep[]
}

/** Splits into whole cents by weight; leftover cents go to the largest rounding losses, earlier parts first. */
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

/** The price of each traveller; the sum is exactly the price of the booking. */
export function personPrices(booking: Omit<SharedBooking, keyof Payable>): Cents[] {
  const { travelers, price, childDiscountAmount } = booking
  const discounts = apportion(
    childDiscountAmount,
    travelers.map(({ type }) => (type === 'child' ? 1 : 0)),
  )
  // It is not recorded whose extras they are (such as a single room), so all travellers share their cost.
  const extras = apportion(
    extrasTotal(booking.extras),
    travelers.map(() => 1),
  )
  return travelers.map((_, seat) => price - (discounts[seat] ?? 0) + (extras[seat] ?? 0))
}

type Step = { name: string; amount: Cents; dueOn: IsoDate | null }

/** Splits each payment by what each traveller still owes, so that the last one is exactly the rest. */
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
 * The shares of a party that pays separately. Money with a traveller's own causale counts for that share; money
 * for the whole booking, or beyond a share, counts first for the first traveller, who is liable for the rest,
 * then for the others.
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

/** The first unpaid step of a share; undefined if all of it is paid. */
export function nextOfShare({ steps }: Pick<Share, 'steps'>): ShareStep | undefined {
  return steps.find(({ open }) => open > 0)
}

/** Only a booking with several travellers and a price can be shared. */
export function canBeShared(booking: Pick<SharedBooking, 'travelers' | 'totalPrice'>): boolean {
  return booking.travelers.length > 1 && booking.totalPrice > 0
}

/** `Ricevuta 1234-2`: the booking's causale and the traveller's number. */
export function shareCausale(reference: string, number: number): string {
  return `${reference}-${number}`
}
