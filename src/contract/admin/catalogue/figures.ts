import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { cents, isoInstant } from '../../values.ts'

const call = staffCalls('prezzi')

export const priceOutlookSchema = z.object({
  /** 'Dati reali' is on: what follows is what visitors get. */
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
      /** The lowest of the thirty days before; null: they are not all on record. */
      reference: cents.nullable(),
      since: isoInstant.nullable(),
      /** Of the price as it is published, in whole per cent; 0: none. */
      discount: z.int(),
    }),
  ),
})

/** What a planned discount may say, before anybody publishes it. */
export const adminPricesContract = {
  outlook: call
    .get('/prices/outlook')
    .input(z.object({ at: isoInstant.optional() }))
    .output(priceOutlookSchema),
}
