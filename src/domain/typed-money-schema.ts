import { z } from 'zod'
import type { Cents } from './money.ts'
import { centsFromText } from './typed-money.ts'

/** An amount as people type it, then checked like any other. */
export function typedEuro(amount: z.ZodType<Cents, Cents>, invalid: string) {
  return z
    .string()
    .transform((text, context) => {
      const cents = centsFromText(text)
      if (cents !== undefined) return cents
      context.addIssue({ code: 'custom', message: invalid })
      return z.NEVER
    })
    .pipe(amount)
}
