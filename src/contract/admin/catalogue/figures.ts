import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { cents, isoInstant } from '../../values.ts'

const call = staffCalls('prezzi')

export const priceOutlookSchema = z.object({
  /** 'Dati reali' is on: visitors see the following figures. */
  isReal: z.boolean(),
  campaign: z.object({
    state: z.enum(['off', 'waiting', 'running', 'over', 'out-of-season']),
    name: z.string(),
    startsAt: isoInstant.nullable(),
    endsAt: isoInstant.nullable(),
  }),
  /** The moment from which a price counts as reduced. */
  startsAt: isoInstant,
  trips: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      price: cents,
      /** The lowest price of the thirty days before; null: not all of them are on record. */
      reference: cents.nullable(),
      since: isoInstant.nullable(),
      /** The discount of the published price in whole per cent; 0: none. */
      discount: z.int(),
    }),
  ),
})

/** Previews what a planned discount may show before it is published. */
export const adminPricesContract = {
  outlook: call
    .get('/prices/outlook')
    .input(z.object({ at: isoInstant.optional() }))
    .output(priceOutlookSchema),
}
