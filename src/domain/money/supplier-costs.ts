import type { Cents } from '../money.ts'

/** Currencies in which suppliers write invoices; the euro is what all else is counted in. */
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

/** What hundredths of another currency come to, at so much of it for one euro. */
export function inEuro(hundredths: number, rate: number): Cents {
  return Math.round(hundredths / rate)
}
