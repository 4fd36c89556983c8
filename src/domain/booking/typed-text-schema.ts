import { z } from 'zod'
import { isIsoDate } from '../dates.ts'

/** Control characters, invisible characters and those that change the text direction. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u

/** Control characters have no place in a name and would break documents and e-mails. */
export function requiredText(max: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(max, { error: `Al massimo ${max} caratteri` })
    .refine((text) => !unseen.test(text), { error: 'Il testo contiene caratteri non ammessi' })
}

/** Two characters, a dot and a letter look like a web address; `St. John` passes because of its space. */
const looksLikeAddress =
  /[@\\/]|www\.|[\p{L}\d-]{2}[.\u3002\uff0e\uff61\u2024]\p{L}|\b[\p{L}\d]\.(?:com?|it|net|org|io|me|ly|gl|cc|eu|app|info|xyz|ru|cn)\b/iu

/** Names are repeated in mails, so they must not be usable to send strangers a link, even a disguised one. */
export function personName(max: number, missing: string) {
  return requiredText(max, missing).refine(
    (text) => !looksLikeAddress.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')),
    { error: 'Scrivi solo il nome, senza indirizzi o link' },
  )
}

export function optionalText(max: number) {
  return z.union([z.literal(''), requiredText(max, '')], {
    error: `Al massimo ${max} caratteri`,
  })
}

export const isoDateSchema = z.string().refine(isIsoDate, { error: 'Data non valida' })

/** An empty optional field of a form counts as not filled in. */
export function blankAsNull<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)
}
