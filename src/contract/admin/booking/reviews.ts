import { z } from 'zod'
import { tripIdSchema } from '../../../domain/booking/links-schema.ts'
import { reviewStates, reviewTextLimits } from '../../../domain/booking/reviews.ts'
import { starsSchema } from '../../../domain/booking/reviews-schema.ts'
import { requiredText } from '../../../domain/booking/typed-text-schema.ts'
import { webAddress } from '../../../domain/web-address-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoDay, isoInstant, typedDay, uuid } from '../../values.ts'
import { pageInput, pageOf, version } from '../values.ts'

const call = staffCalls('recensioni')

export const adminReviewSchema = z.object({
  id: uuid,
  source: z.enum(['collected', 'imported']),
  sourceName: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  tripId: z.string(),
  tripTitle: z.string(),
  bookingId: uuid.nullable(),
  shownName: z.string(),
  endDate: isoDay,
  state: z.enum(reviewStates),
  stars: z.int().nullable(),
  text: z.string().nullable(),
  wentWell: z.string().nullable(),
  wentWrong: z.string().nullable(),
  hasPhoto: z.boolean(),
  invitedAt: isoInstant.nullable(),
  receivedAt: isoInstant.nullable(),
  hiddenReason: z.string().nullable(),
  answer: z.string().nullable(),
  version,
})

const { reason, answer, max, min } = reviewTextLimits

export const hideReviewFormSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(reason, { error: `Scrivi il motivo: almeno ${reason} caratteri` })
    .max(500, { error: 'Al massimo 500 caratteri' }),
})

export const answerFormSchema = z.object({
  answer: z
    .string()
    .trim()
    .max(answer, { error: `Al massimo ${answer} caratteri` }),
})

export const importReviewFormSchema = z.object({
  tripId: tripIdSchema,
  shownName: requiredText(60, 'Scrivi il nome'),
  endDate: typedDay('Scegli la data'),
  stars: starsSchema,
  text: z
    .string()
    .trim()
    .min(min, { error: `Almeno ${min} caratteri` })
    .max(max, { error: `Al massimo ${max} caratteri` }),
  sourceName: requiredText(60, 'Scrivi da dove viene'),
  sourceUrl: z
    .union([z.literal(''), webAddress('Indirizzo non valido: comincia con https://').max(500)])
    .nullish()
    .transform((url) => url || null),
})

const chosen = { id: uuid, version }
const refusals = errorsOf('NOT_FOUND', 'VERSION_CONFLICT')

export const adminReviewsContract = {
  list: call
    .get('/reviews')
    .input(
      z.object({
        ...pageInput,
        /** If missing: all written reviews. */
        state: z.enum(reviewStates).optional(),
        tripId: z.string().max(80).optional(),
      }),
    )
    .output(pageOf(adminReviewSchema)),
  find: call
    .get('/reviews/{id}')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(adminReviewSchema),
  publish: call
    .post('/reviews/{id}/publish')
    .errors(refusals)
    .input(z.object(chosen))
    .output(adminReviewSchema),
  hide: call
    .post('/reviews/{id}/hide')
    .errors(refusals)
    .input(hideReviewFormSchema.extend(chosen))
    .output(adminReviewSchema),
  answer: call
    .put('/reviews/{id}/answer')
    .errors(refusals)
    .input(answerFormSchema.extend(chosen))
    .output(adminReviewSchema),
  import: call
    .post('/reviews', { successStatus: 201 })
    .input(importReviewFormSchema)
    .output(adminReviewSchema),
}
