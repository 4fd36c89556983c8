import { z } from 'zod'
import { reviewFormSchema } from '../../domain/booking/reviews-schema.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { isoDay, token, tripIdParam, uuid } from '../values.ts'

const call = calls('Recensioni')

export const publishedReviewSchema = z.object({
  id: uuid,
  tripId: z.string(),
  name: z.string().describe('first name and initial'),
  endDate: isoDay,
  stars: z.int(),
  text: z.string(),
  wentWell: z.string().nullable(),
  wentWrong: z.string().nullable(),
  /** At /reviews/{id}/foto. */
  hasPhoto: z.boolean(),
  answer: z.string().nullable(),
  isVerified: z.boolean(),
  source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
})

const reviewLimit = z.int().min(1).max(100).default(100)

export const ratingSchema = z.object({ average: z.number(), count: z.int() })

export const reviewsContract = {
  list: call
    .get('/reviews', { summary: 'Recensioni pubblicate' })
    .input(z.object({ tripId: tripIdParam.optional(), limit: reviewLimit }))
    .output(
      z.object({
        reviews: z.array(publishedReviewSchema),
        /** From collected reviews only; null if there are none. */
        rating: ratingSchema.nullable(),
      }),
    ),
  open: call
    .get('/review-invitations/{token}', { summary: 'Il viaggio di cui parla un link personale' })
    .errors(errorsOf('REVIEW_LINK_INVALID'))
    .input(z.object({ token }))
    .output(
      z.object({
        tripTitle: z.string(),
        startDate: isoDay.nullable(),
        endDate: isoDay,
        name: z.string().describe('as it will be shown'),
        isSent: z.boolean(),
      }),
    ),
  /** `multipart/form-data`; the photograph is optional. */
  send: call
    .post('/reviews', { summary: 'Invia la recensione del viaggio' })
    .errors(errorsOf('REVIEW_LINK_INVALID', 'DOCUMENT_TYPE', 'DOCUMENT_SIZE', 'STORE_FULL'))
    .input(reviewFormSchema.extend({ token, photo: z.file().nullish() }))
    .output(z.object({ received: z.literal(true) })),
}
