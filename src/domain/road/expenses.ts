import { inEuro } from '../money/supplier-costs.ts'
import type { Cents } from '../money.ts'
import { ratePattern } from './entries.ts'

/** What an expense came to, at the rate typed on that day. */
export function euroOf({ amount, rate }: { amount: number; rate: string }): Cents {
  return inEuro(amount, Number(rate))
}

/** `1,0832` and `161.5` as they are typed; undefined where it is no rate. */
export function typedRate(text: string): string | undefined {
  const rate = text.trim().replace(',', '.')
  return ratePattern.test(rate) ? rate : undefined
}
