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

/** What staff ask of whoever stands before them; passports and addresses follow later. */
export const customerBookingSchema = z.object({
  /** Drawn once per form: pressing twice makes one booking. */
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
  /** Also after the last day for travellers. */
  extras: extraChoices,
  /** Part of contract and mail. */
  note: z.string().trim().max(500, { error: 'Al massimo 500 caratteri' }).optional(),
  /** The customer has read and accepted the texts, before staff. Otherwise they are asked on their page. */
  termsAccepted: z.boolean().default(false),
  /** The same people once more, on purpose. */
  again: z.boolean().optional(),
})

/** The same as its form has it: the price as it is typed. */
export const customerBookingFormSchema = customerBookingSchema.extend({
  price: typedEuro(customerBookingSchema.shape.price, 'Inserisci un prezzo valido'),
})
