import { z } from 'zod'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoInstant, tripIdParam } from '../values.ts'

const call = calls('Prezzi')

export const figuresContract = {
  story: call
    .get('/trips/{tripId}/price-story', {
      summary: 'I prezzi da cui nasce quello barrato; niente se nessun prezzo è barrato',
    })
    .errors(errorsOf('TRIP_NOT_FOUND'))
    .input(z.object({ tripId: tripIdParam }))
    .output(
      z.object({
        story: z
          .object({
            /** The struck-through price: the lowest of the thirty days before the offer. */
            reference: cents,
            discount: z.int().describe('whole per cent'),
            price: cents,
            offeredSince: isoInstant,
            until: isoInstant,
            /** Oldest first; each price lasts until the next one begins, the last one until now. */
            prices: z.array(z.object({ price: cents, from: isoInstant })),
          })
          .nullable(),
      }),
    ),
}
