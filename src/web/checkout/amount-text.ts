import { type Cents, locale } from '../../domain/money.ts'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const shown = new Intl.NumberFormat(locale, { ...twoDecimals, useGrouping: 'always' })
const pasted = new Intl.NumberFormat(locale, { ...twoDecimals, useGrouping: false })

/** `1.440,00 €`: an amount to be typed elsewhere shows its cents. */
export function exactAmount(amount: Cents): string {
  return `${shown.format(amount / 100)} €`
}

/** `1440,00`: what the forms of Italian banks accept. */
export function pastedAmount(amount: Cents): string {
  return pasted.format(amount / 100)
}
