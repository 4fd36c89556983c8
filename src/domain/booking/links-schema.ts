import { z } from 'zod'
import { tripIdOf } from '../ids.ts'
import { linkTexts, unknownTripText } from './links.ts'
import { mostInstalments } from './payment-plan.ts'
import { paymentTypes } from './pricing.ts'
import { isoDateSchema } from './typed-text-schema.ts'

const highestPrice = 100_000_00

/** The form of catalogue ids and of older trip names. */
const tripNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** The name of a trip; the server checks in the edition whether the trip exists and is on sale. */
export const tripIdSchema = z
  .string({ error: linkTexts.fieldsMissing })
  .refine((id) => tripNamePattern.test(id.trim()), { error: unknownTripText })
  .transform(tripIdOf)

export const percentageSchema = z
  .number({ error: 'Inserisci una percentuale' })
  .min(0, { error: 'La percentuale va da 0 a 100' })
  .max(100, { error: 'La percentuale va da 0 a 100' })

/** In cents. */
export const priceSchema = z
  .int({ error: 'Inserisci un prezzo valido' })
  .min(0, { error: 'Il prezzo non può essere negativo' })
  .max(highestPrice, { error: 'Il prezzo è troppo alto' })

export const paymentTypeSchema = z.enum(paymentTypes, { error: 'Scegli il tipo di pagamento' })

export const linkDatesSchema = z
  .object({ startDate: isoDateSchema, endDate: isoDateSchema })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    error: 'Il ritorno non può precedere la partenza',
    path: ['endDate'],
  })

/** The shares of a payment plan; their sum is checked where deposit and departure are known. */
export const instalmentSharesSchema = z
  .array(
    z.object({
      percentage: percentageSchema.int({ error: 'Inserisci un numero intero' }),
      dueOn: isoDateSchema,
    }),
  )
  .max(mostInstalments)
