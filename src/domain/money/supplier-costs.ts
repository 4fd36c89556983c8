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

/** What an invoice in another currency comes to, at so much of it for one euro. */
export function inEuro(amount: number, rate: number): Cents {
  return Math.round((amount * 100) / rate)
}
