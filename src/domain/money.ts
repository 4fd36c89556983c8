/** Money is a whole number of euro cents; all sums and comparisons use cents. */
export type Cents = number

export const currency = 'EUR'
export const locale = 'it-IT'

/** `euros(2400)` is 240000 cents. */
export function euros(amount: number): Cents {
  return Math.round(amount * 100)
}

/** For structured data and payment providers that expect euros; not for arithmetic. */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/**
 * `1.440` or `1.440,50`: the amount alone, for labels with their own euro sign. Formatted by hand
 * because the first use of `Intl.NumberFormat` blocks a phone for a tenth of a second.
 */
export function formatAmountPlain(cents: Cents): string {
  const amount = Math.abs(Math.round(cents))
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(?:\d{3}){1,6}$)/g, '.')
  const rest = amount % 100
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
  return `${cents < 0 && amount > 0 ? '-' : ''}${whole}${decimals}`
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
