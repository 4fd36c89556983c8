import { z } from 'zod'
import { ibanTexts, parseIban, unspecifiedBank } from './iban.ts'

const maxHolder = 70
const maxBank = 100

export const ibanSchema = z
  .string({ error: ibanTexts.requiredFields })
  .trim()
  .min(1, { error: ibanTexts.requiredFields })
  .max(60, { error: ibanTexts.invalid })
  .transform((text, context) => {
    const result = parseIban(text)
    if (result.ok) return result.iban
    context.addIssue({ code: 'custom', message: ibanTexts[result.reason] })
    return z.NEVER
  })

function holderSchema(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(maxHolder, { error: `Al massimo ${maxHolder} caratteri` })
}

const bankNameSchema = z
  .string()
  .trim()
  .max(maxBank, { error: `Al massimo ${maxBank} caratteri` })
  .nullish()
  .transform((name) => name || unspecifiedBank)

export const newIbanSchema = z.object({
  accountHolder: holderSchema(ibanTexts.requiredFields),
  iban: ibanSchema,
  bankName: bankNameSchema,
})

/** Only the holder and the bank's name can be edited. */
export const ibanEditSchema = z.object({
  accountHolder: holderSchema(ibanTexts.holderRequired),
  bankName: bankNameSchema,
})
