import { z } from 'zod'
import type { Cents } from './money.ts'
import { centsFromText } from './typed-money.ts'

function readEuro(text: string, context: z.RefinementCtx, invalid: string): Cents {
  const cents = centsFromText(text)
  if (cents !== undefined) return cents
  context.addIssue({ code: 'custom', message: invalid })
  return z.NEVER
}

/** An amount as people type it, then checked like any other. */
export function typedEuro(amount: z.ZodType<Cents, Cents>, invalid: string) {
  return z
    .string()
    .transform((text, context) => readEuro(text, context, invalid))
    .pipe(amount)
}

/** The same where nothing needs to be typed. */
export function optionalEuro(amount: z.ZodType<Cents, Cents>, invalid: string) {
  return z
    .string()
    .transform((text, context) => (text.trim() === '' ? null : readEuro(text, context, invalid)))
    .pipe(z.nullable(amount))
}
