import { z } from 'zod'
import {
  paymentTypeSchema,
  priceSchema,
  tripIdSchema,
} from '../../../domain/booking/links-schema.ts'
import { maxTravellers } from '../../../domain/booking/travellers.ts'
import {
  emailSchema,
  phoneSchema,
  simpleTravellerSchema,
} from '../../../domain/booking/travellers-schema.ts'
import { isoDateSchema } from '../../../domain/booking/typed-text-schema.ts'
import { typedEuro } from '../../../domain/typed-money-schema.ts'
import { extraChoices } from '../../booking/extras.ts'
import { uuid } from '../../values.ts'

/** The data staff ask a customer for in person; passports and addresses follow later. */
export const customerBookingSchema = z.object({
  /** Idempotency key, generated once per form: clicking twice makes one booking. */
  submissionId: uuid,
  ibanId: z.uuid({ error: 'Scegli il conto' }),
  tripId: tripIdSchema,
  startDate: isoDateSchema,
  /** Per person. */
  price: priceSchema.min(1, { error: 'Inserisci un prezzo maggiore di zero' }),
  paymentType: paymentTypeSchema.default('deposit'),
  contactEmail: emailSchema,
  contactPhone: phoneSchema,
  travelers: z
    .array(simpleTravellerSchema)
    .min(1, { error: 'Aggiungi almeno un viaggiatore' })
    .max(maxTravellers, { error: `Un gruppo ha al massimo ${maxTravellers} persone` }),
  /** Staff may choose extras even after the last day for travellers. */
  extras: extraChoices,
  /** Printed in the contract and the mail. */
  note: z.string().trim().max(500, { error: 'Al massimo 500 caratteri' }).optional(),
  /** The customer accepted the texts in front of staff. Otherwise their page asks them to. */
  termsAccepted: z.boolean().default(false),
  /** Books the same people a second time on purpose. */
  again: z.boolean().optional(),
})

/** The booking in its form: the price as typed. */
export const customerBookingFormSchema = customerBookingSchema.extend({
  price: typedEuro(customerBookingSchema.shape.price, 'Inserisci un prezzo valido'),
})
