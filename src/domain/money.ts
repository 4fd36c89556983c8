/** Money is a whole number of euro cents; nothing else is ever added or compared. */
export type Cents = number

export const currency = 'EUR'
export const locale = 'it-IT'

/** `euros(2400)` is 240000 cents. */
export function euros(amount: number): Cents {
  return Math.round(amount * 100)
}

/** For structured data and payment providers that want euros; not for arithmetic. */
export function toEuros(cents: Cents): number {
  return cents / 100
}

// Italian leaves the dot out of four-digit numbers unless grouping is forced: 2.400, not 2400.
const wholeEuros = new Intl.NumberFormat(locale, {
  useGrouping: 'always',
  maximumFractionDigits: 0,
})
const eurosAndCents = new Intl.NumberFormat(locale, {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `1.440` or `1.440,50`: the amount alone, for labels that carry their own euro sign. */
export function formatAmountPlain(cents: Cents): string {
  return (cents % 100 === 0 ? wholeEuros : eurosAndCents).format(cents / 100)
}

/** `2.400 €`, with decimals only when there are cents. */
export function formatEuro(cents: Cents): string {
  return `${formatAmountPlain(cents)} €`
}

/** A percentage of an amount, rounded to the cent. */
export function percentOf(cents: Cents, percentage: number): Cents {
  return Math.round((cents * percentage) / 100)
}

export function roundToEuro(cents: Cents): Cents {
  return Math.round(cents / 100) * 100
}
