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
/** What is left of time where a trip is booked after that day. */
const lateBalanceDays = 3
const smallestDeposit: Cents = 100

type QuoteTerms = {
  pricePerPerson: Cents
  departure: IsoDate
  /** Today at the agency: it decides when the balance is due. */
  bookedOn: IsoDate
  childDiscountEnabled: boolean
  childDiscountPercentage?: number | null
  depositPercentage?: number | null
  paymentType?: PaymentType | null
  /** Instead of one balance after the deposit. */
  instalments?: readonly InstalmentShare[] | null
  /** What is taken along; it comes on top of the price per person. */
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
  /** What is taken along besides. */
  extras: Cents
  total: Cents
  depositPercentage: number
  deposit: Cents
  /** What is to be paid now. */
  amountDue: Cents
  /** What is left for later. */
  balance: Cents
  /** By `balanceDueDate`; null when nothing is left. */
  balanceDueDate: IsoDate | null
  /** What follows in instalments; null where it is one balance. */
  instalments: Instalment[] | null
  /** Nothing is to be paid, now or later. */
  free: boolean
  lines: QuoteLine[]
}

/** Under 12 on the day of departure. */
export function isChild(birthDate: IsoDate | null | undefined, departure: IsoDate): boolean {
  return !!birthDate && ageAt(birthDate, departure) < childAgeLimit
}

/** Somebody of age on the day of departure. Without a birth date a traveller counts as an adult. */
export function hasAdult(
  birthDates: readonly (IsoDate | null | undefined)[],
  departure: IsoDate,
): boolean {
  return birthDates.some((birthDate) => !birthDate || ageAt(birthDate, departure) >= adultAge)
}

/** Whether a trip that is booked on this day leaves the usual time for the balance. */
export function isBookedLate(departure: IsoDate, bookedOn: IsoDate): boolean {
  return addDays(departure, -balanceDaysBeforeDeparture) < bookedOn
}

/**
 * 30 days before departure; where that day has passed at booking, three days after the booking, at
 * the latest the day before departure. Never before the day of the booking itself.
 */
export function balanceDueDate(departure: IsoDate, bookedOn: IsoDate): IsoDate {
  if (!isBookedLate(departure, bookedOn)) return addDays(departure, -balanceDaysBeforeDeparture)
  const [late, last] = [addDays(bookedOn, lateBalanceDays), addDays(departure, -1)]
  const due = late < last ? late : last
  return due < bookedOn ? bookedOn : due
}

/** Off, until the agency chooses. */
export const nearDefaults: { fullWithinDays: number | null } = { fullWithinDays: null }
export const nearRange = { min: 1, max: 365 } as const

/** Where departure is near the agency may want everything at once; null: never. */
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

/** The one calculation, on the forms and on the server alike; the form of /booking counts heads itself. */
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
