import { inEuro } from '../money/supplier-costs.ts'
import type { Cents } from '../money.ts'
import { ratePattern } from './entries.ts'

/** An expense in euro, at the rate typed on that day. */
export function euroOf({ amount, rate }: { amount: number; rate: string }): Cents {
  return inEuro(amount, Number(rate))
}

/** Parses a typed rate such as `1,0832` or `161.5`; undefined if it is not valid. */
export function typedRate(text: string): string | undefined {
  const rate = text.trim().replace(',', '.')
  return ratePattern.test(rate) ? rate : undefined
}
