import type { Cents } from '../money.ts'

/** Currencies in which suppliers write invoices; all amounts are converted to euro. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'JPY',
  'THB',
  'AED',
  'EGP',
  'KES',
  'TZS',
] as const
export type Currency = (typeof currencies)[number]

/** Converts hundredths of another currency; `rate` is how much of it one euro buys. */
export function inEuro(hundredths: number, rate: number): Cents {
  return Math.round(hundredths / rate)
}
