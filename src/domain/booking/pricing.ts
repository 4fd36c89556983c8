import { addDays, diffDays, type IsoDate } from '../dates.ts'
import { type Cents, formatEuro, percentOf, roundToEuro } from '../money.ts'
import { type BookedExtra, extraLine, extrasTotal } from './extras.ts'
import { type Instalment, type InstalmentShare, instalmentsFromShares } from './payment-plan.ts'
import { ageAt } from './travellers.ts'

export const paymentTypes = ['full', 'deposit'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const pricingDefaults = {
  childDiscountPercentage: 50,
  depositPercentage: 40,
  paymentType: 'deposit',
} as const

export const childAgeLimit = 12
export const adultAge = 18
export const balanceDaysBeforeDeparture = 30
/** Days to pay the balance if a trip is booked after the usual day. */
const lateBalanceDays = 3
const smallestDeposit: Cents = 100

type QuoteTerms = {
  pricePerPerson: Cents
  departure: IsoDate
  /** Today in Rome; it decides when the balance is due. */
  bookedOn: IsoDate
  childDiscountEnabled: boolean
  childDiscountPercentage?: number | null
  depositPercentage?: number | null
  paymentType?: PaymentType | null
  /** Instead of one balance after the deposit. */
  instalments?: readonly InstalmentShare[] | null
  /** Extras, charged on top of the price per person. */
  extras?: readonly BookedExtra[] | undefined
}

export type QuoteInput = QuoteTerms & {
  /** One entry per traveller; a traveller without a birth date counts as an adult. */
  birthDates: readonly (IsoDate | null | undefined)[]
}

export type PartyInput = QuoteTerms & { adults: number; children: number }

export type QuoteLine = { label: string; amount: Cents }

export type Quote = {
  adults: number
  children: number
  /** Before the child discount. */
  subtotal: Cents
  childDiscountApplied: boolean
  childDiscountPercentage: number
  childDiscount: Cents
  /** The total of the extras. */
  extras: Cents
  total: Cents
  depositPercentage: number
  deposit: Cents
  /** The amount due now. */
  amountDue: Cents
  /** The amount due later. */
  balance: Cents
  /** When the balance is due; null if nothing is left to pay. */
  balanceDueDate: IsoDate | null
  /** The instalments after the deposit; null if there is a single balance. */
  instalments: Instalment[] | null
  /** Nothing is due, now or later. */
  free: boolean
  lines: QuoteLine[]
}

/** Under 12 on the day of departure. */
export function isChild(birthDate: IsoDate | null | undefined, departure: IsoDate): boolean {
  return !!birthDate && ageAt(birthDate, departure) < childAgeLimit
}

/** Whether one traveller is an adult on the day of departure. A missing birth date counts as an adult. */
export function hasAdult(
  birthDates: readonly (IsoDate | null | undefined)[],
  departure: IsoDate,
): boolean {
  return birthDates.some((birthDate) => !birthDate || ageAt(birthDate, departure) >= adultAge)
}

/** Whether the usual day for the balance had already passed when the trip was booked. */
export function isBookedLate(departure: IsoDate, bookedOn: IsoDate): boolean {
  return addDays(departure, -balanceDaysBeforeDeparture) < bookedOn
}

/**
 * 30 days before departure. If that day has passed at booking: three days after the booking, at the
 * latest the day before departure, but never before the day of the booking itself.
 */
export function balanceDueDate(departure: IsoDate, bookedOn: IsoDate): IsoDate {
  if (!isBookedLate(departure, bookedOn)) return addDays(departure, -balanceDaysBeforeDeparture)
  const [late, last] = [addDays(bookedOn, lateBalanceDays), addDays(departure, -1)]
  const due = late < last ? late : last
  return due < bookedOn ? bookedOn : due
}

/** Off until the agency sets it. */
export const nearDefaults: { fullWithinDays: number | null } = { fullWithinDays: null }
export const nearRange = { min: 1, max: 365 } as const

/** If the departure is near, the agency may ask for the full price at once; null: never. */
export function paymentTypeNear(
  paymentType: PaymentType,
  departure: IsoDate,
  bookedOn: IsoDate,
  fullWithinDays: number | null,
): PaymentType {
  const isNear = fullWithinDays !== null && diffDays(bookedOn, departure) <= fullWithinDays
  return isNear ? 'full' : paymentType
}

/** Whole euros, at least one while something is due, never more than the total. */
export function depositOf(total: Cents, percentage: number): Cents {
  const rounded = roundToEuro(percentOf(total, percentage))
  return Math.min(total, Math.max(smallestDeposit, rounded))
}

function people(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function summaryLines(
  price: Cents,
  quote: Pick<Quote, 'adults' | 'children' | 'childDiscount' | 'childDiscountPercentage'>,
): QuoteLine[] {
  const { adults, children, childDiscount, childDiscountPercentage } = quote
  const lines: QuoteLine[] = []
  if (adults > 0) {
    const label = `${people(adults, 'adulto', 'adulti')} × ${formatEuro(price)}`
    lines.push({ label, amount: adults * price })
  }
  if (children > 0) {
    const label = `${people(children, 'bambino', 'bambini')} × ${formatEuro(price)}`
    lines.push({ label, amount: children * price })
  }
  if (childDiscount > 0) {
    lines.push({ label: `Sconto bambini (${childDiscountPercentage}%)`, amount: -childDiscount })
  }
  return lines
}

/** What a booking costs, by the birth dates of its travellers. */
export function quote({ birthDates, ...terms }: QuoteInput): Quote {
  const children = birthDates.filter((birthDate) => isChild(birthDate, terms.departure)).length
  return quoteParty({ ...terms, adults: birthDates.length - children, children })
}

/** The only price calculation, used by forms and server; /booking counts adults and children itself. */
export function quoteParty(input: PartyInput): Quote {
  const { pricePerPerson, adults, children, departure, bookedOn, childDiscountEnabled } = input
  const childDiscountPercentage = childDiscountEnabled
    ? (input.childDiscountPercentage ?? pricingDefaults.childDiscountPercentage)
    : 0
  const childDiscount = children * percentOf(pricePerPerson, childDiscountPercentage)
  const subtotal = (adults + children) * pricePerPerson
  const taken = input.extras ?? []
  const extras = extrasTotal(taken)
  const total = subtotal - childDiscount + extras
  const depositPercentage = input.depositPercentage ?? pricingDefaults.depositPercentage
  const deposit = depositOf(total, depositPercentage)
  const amountDue = (input.paymentType ?? pricingDefaults.paymentType) === 'full' ? total : deposit
  const balance = total - amountDue
  const usualDay = balanceDueDate(departure, bookedOn)
  const instalments =
    balance > 0 && input.instalments && input.instalments.length > 0
      ? instalmentsFromShares(total, amountDue, input.instalments, {
          after: bookedOn,
          departure,
          fallback: usualDay,
        })
      : null
  const counted = { adults, children, childDiscount, childDiscountPercentage }
  return {
    ...counted,
    subtotal,
    childDiscountApplied: childDiscount > 0,
    extras,
    total,
    depositPercentage,
    deposit,
    amountDue,
    balance,
    balanceDueDate: balance > 0 ? (instalments?.[0]?.dueOn ?? usualDay) : null,
    instalments,
    free: total === 0,
    lines: [...summaryLines(pricePerPerson, counted), ...taken.map(extraLine)],
  }
}
