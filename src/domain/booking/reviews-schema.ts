import { z } from 'zod'
import { reviewTextLimits } from './reviews.ts'
import { blankAsNull } from './typed-text-schema.ts'

const { min, max, short } = reviewTextLimits

const longText = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, { error: `Al massimo ${limit} caratteri` })

export const starsSchema = z
  .int({ error: 'Scegli da 1 a 5 stelle' })
  .min(1, { error: 'Scegli da 1 a 5 stelle' })
  .max(5, { error: 'Scegli da 1 a 5 stelle' })

/** The review form, checked on the page and on the server. */
export const reviewFormSchema = z.object({
  stars: starsSchema,
  text: longText(max).min(min, { error: `Scrivi almeno ${min} caratteri` }),
  wentWell: blankAsNull(longText(short)),
  wentWrong: blankAsNull(longText(short)),
})
