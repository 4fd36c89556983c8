import { z } from 'zod'
import type { Cents } from './money.ts'
import { centsFromText } from './typed-money.ts'

function readEuro(text: string, context: z.RefinementCtx, invalid: string): Cents {
  const cents = centsFromText(text)
  if (cents !== undefined) return cents
  context.addIssue({ code: 'custom', message: invalid })
  return z.NEVER
}

/** Parses an amount as typed, then validates it with the given schema. */
export function typedEuro(amount: z.ZodType<Cents, Cents>, invalid: string) {
  return z
    .string()
    .transform((text, context) => readEuro(text, context, invalid))
    .pipe(amount)
}

/** Like `typedEuro`, but an empty field gives null. */
export function optionalEuro(amount: z.ZodType<Cents, Cents>, invalid: string) {
  return z
    .string()
    .transform((text, context) => (text.trim() === '' ? null : readEuro(text, context, invalid)))
    .pipe(z.nullable(amount))
}
