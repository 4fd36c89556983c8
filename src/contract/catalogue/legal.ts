import { z } from 'zod'
import { termsKinds } from '../../domain/catalogue/terms.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { isoDay } from '../values.ts'

const call = calls('Testi legali')

/** The legal texts of a booking, as named on the pages above the button. */
export const termsSchema = z.object({
  id: z.string().describe('changes with any word of any of them; sent back with the booking'),
  inForceFrom: isoDay.describe('the day of the youngest of them'),
  documents: z.array(
    z.object({ kind: z.enum(termsKinds), title: z.string(), version: z.string() }),
  ),
})

/** The id of the texts shown on the page, sent back with the booking. */
export const acceptedTerms = z.string().max(100).nullish()

const legalPart = z.union([
  z.string(),
  z.array(z.string()),
  z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
])

export const legalTextSchema = z.object({
  title: z.string(),
  version: z.string(),
  inForceFrom: isoDay,
  hash: z.string().describe('sha256 of what is agreed on'),
  intro: z.array(z.string()),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), body: z.array(legalPart) })),
})

export const legalContract = {
  read: call
    .get('/legal/{kind}', {
      summary: 'Il testo in vigore: modulo informativo, condizioni o privacy',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ kind: z.enum(termsKinds) }))
    .output(legalTextSchema),
}
