import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import type { BookingEvent, PaymentStatus } from './bookings.ts'
import { type Instalment, nextDayOf, planAfterChange } from './payment-plan.ts'
import { balanceDueDate, isChild, type PartyInput, type Quote, quoteParty } from './pricing.ts'

type Person = { birthDate: IsoDate | null; type: 'adult' | 'child' }

/** Adult or child by age on the day of departure; without a birth date, the type given on the form. */
export function travellerTypeAt(person: Person, departure: IsoDate): Person['type'] {
  if (person.birthDate === null) return person.type
  return isChild(person.birthDate, departure) ? 'child' : 'adult'
}

export type BookedAmounts = {
  totalPrice: Cents
  depositAmount: Cents
  amountPaid: Cents
  paymentStatus: PaymentStatus
  startDate: IsoDate
  balanceDueDate: IsoDate | null
  paymentPlan: readonly Instalment[] | null
  /** The terms kept by an earlier change. */
  unpaidTerms?: UnpaidTerms | null
}

/** The payment terms of a booking on which no money was received: deposit, due date and instalments. */
export type UnpaidTerms = {
  depositAmount: Cents
  balanceDueDate: IsoDate | null
  paymentPlan: Instalment[] | null
}

export type ChangedAmounts = UnpaidTerms & {
  quote: Quote
  totalPrice: Cents
  /** The terms that would apply had no money been received; null if none was. */
  unpaidTerms: UnpaidTerms | null
  /** The change of the price; negative if the booking becomes cheaper. */
  difference: Cents
  /** What was paid beyond the new total. */
  toGiveBack: Cents
}

const depositIsOpen: readonly PaymentStatus[] = ['pending', 'requires_assistance', 'not_required']

/**
 * What a booking costs after a change of its party, day or price. A deposit that has been declared
 * or received stays what it was: the whole difference goes to the balance.
 */
export function amountsAfterChange(before: BookedAmounts, party: PartyInput): ChangedAmounts {
  const changed = changedAmounts(before, party)
  if (isDepositOpen(before)) return { ...changed, unpaidTerms: null }
  const unpaid: BookedAmounts = {
    ...before,
    ...before.unpaidTerms,
    amountPaid: 0,
    paymentStatus: 'pending',
  }
  const { depositAmount, balanceDueDate: day, paymentPlan } = changedAmounts(unpaid, party)
  return { ...changed, unpaidTerms: { depositAmount, balanceDueDate: day, paymentPlan } }
}

type Unsettled = Pick<BookedAmounts, 'paymentStatus' | 'amountPaid'>

function isDepositOpen({ paymentStatus, amountPaid }: Unsettled): boolean {
  return depositIsOpen.includes(paymentStatus) && amountPaid === 0
}

/** The terms that apply again once every payment made before the price change has been reversed. */
export function termsOnceUnpaid(
  booking: Unsettled & { unpaidTerms: UnpaidTerms | null },
): Partial<UnpaidTerms & { unpaidTerms: null }> {
  if (!booking.unpaidTerms || !isDepositOpen(booking)) return {}
  return { ...booking.unpaidTerms, unpaidTerms: null }
}

function changedAmounts(
  before: BookedAmounts,
  party: PartyInput,
): Omit<ChangedAmounts, 'unpaidTerms'> {
  const quote = quoteParty(party)
  const isOpen = isDepositOpen(before)
  const depositAmount = isOpen ? quote.amountDue : Math.min(before.depositAmount, quote.total)
  const usualDay = quote.total > depositAmount ? dueDate(before, party, quote.total) : null
  const paymentPlan = changedPlan(before, party, { total: quote.total, deposit: depositAmount })
  return {
    quote,
    totalPrice: quote.total,
    depositAmount,
    balanceDueDate: paymentPlan
      ? nextDayOf(paymentPlan, depositAmount, before.amountPaid)
      : usualDay,
    paymentPlan,
    difference: quote.total - before.totalPrice,
    toGiveBack: Math.max(0, before.amountPaid - quote.total),
  }
}

/** The day agreed at booking holds as long as neither day nor price change. */
function dueDate(before: BookedAmounts, party: PartyInput, total: Cents): IsoDate {
  const isSame = party.departure === before.startDate && total === before.totalPrice
  return (isSame && before.balanceDueDate) || balanceDueDate(party.departure, party.bookedOn)
}

/** The agreed instalments hold as long as neither day nor amounts change. */
function changedPlan(
  before: BookedAmounts,
  { departure, bookedOn }: PartyInput,
  { total, deposit }: { total: Cents; deposit: Cents },
): Instalment[] | null {
  const { paymentPlan: plan, amountPaid: paid } = before
  if (!plan || total <= deposit) return null
  const isSame =
    departure === before.startDate &&
    total === before.totalPrice &&
    deposit === before.depositAmount
  if (isSame) return [...plan]
  const fallback = balanceDueDate(departure, bookedOn)
  return planAfterChange(plan, { total, deposit, paid, departure, after: bookedOn, fallback })
}

/** The event caused by the new amounts, if the money received now reaches a different payment status. */
export function eventAfterChange(
  before: Pick<BookedAmounts, 'totalPrice' | 'paymentStatus'>,
  after: Pick<ChangedAmounts, 'totalPrice' | 'depositAmount'>,
  /** The sum as which the money counts, see `reachedByFacts`. */
  reached: Cents,
): BookingEvent | null {
  const { paymentStatus } = before
  const rises = after.totalPrice > Math.max(before.totalPrice, reached)
  if (paymentStatus === 'paid') return rises ? 'balance_reopened' : null
  if (paymentStatus === 'not_required' || paymentStatus === 'refunded') return null
  if (reached >= after.totalPrice) return 'full_payment_confirmed'
  const reachesDeposit = reached > 0 && reached >= after.depositAmount
  return reachesDeposit && paymentStatus !== 'deposit_paid' ? 'deposit_confirmed' : null
}
