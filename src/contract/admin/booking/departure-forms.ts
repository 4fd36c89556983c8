import { z } from 'zod'
import { flightsProblem } from '../../../domain/booking/flights.ts'
import { groupLinkOf } from '../../../domain/booking/group-link.ts'
import { priceSchema, tripIdSchema } from '../../../domain/booking/links-schema.ts'
import { mostRepeats, rhythms } from '../../../domain/booking/repeat-days.ts'
import { defaultMinimumGroup } from '../../../domain/catalogue/barometer.ts'
import { groupSize } from '../../../domain/catalogue/departures.ts'
import { optionalEuro } from '../../../domain/typed-money-schema.ts'
import { isoDay, typedDay } from '../../values.ts'

const spots = z
  .int({ error: 'Inserisci il numero di posti' })
  .min(1, { error: 'Almeno un posto' })
  .max(groupSize, { error: `I gruppi hanno al massimo ${groupSize} persone` })

const coordinator = z
  .string()
  .trim()
  .max(60, { error: 'Al massimo 60 caratteri' })
  .nullish()
  .transform((name) => name || null)

const groupLink = z
  .string()
  .trim()
  .max(300, { error: 'Al massimo 300 caratteri' })
  .refine((text) => text === '' || groupLinkOf(text) !== undefined, {
    error: 'Incolla il link di invito del gruppo: comincia con https://chat.whatsapp.com/',
  })
  .transform((text) => groupLinkOf(text) ?? null)

const flights = z
  .string()
  .trim()
  .max(3_000, { error: 'Al massimo 3.000 caratteri' })
  .superRefine((text, context) => {
    const problem = flightsProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const minimumGroup = z
  .int({ error: 'Inserisci il gruppo minimo' })
  .min(1, { error: 'Almeno una persona' })
  .max(groupSize, { error: `I gruppi hanno al massimo ${groupSize} persone` })

const noPrice = 'Scrivi il prezzo, o lascia vuoto per quello di listino'

const ownPrice = priceSchema.min(1, { error: 'Il prezzo deve essere più di zero' })

/** The fields as a call accepts them. */
export const departureFields = {
  totalSpots: spots.default(groupSize),
  minimumGroup: minimumGroup.default(defaultMinimumGroup),
  /** Null: the base price by season. Missing: unchanged. */
  price: ownPrice.nullish(),
  coordinator1: coordinator,
  coordinator2: coordinator,
  /** Missing: unchanged. */
  groupLink: groupLink.nullish(),
  /** Missing: unchanged. */
  flights: flights.optional(),
}

/** The form of a departure; the trip can't change once the departure exists. */
export const departureFormSchema = z.object({
  tripId: tripIdSchema,
  startDate: typedDay('Scegli la data'),
  totalSpots: spots,
  minimumGroup,
  price: optionalEuro(ownPrice, noPrice),
  coordinator1: coordinator,
  coordinator2: coordinator,
  groupLink,
  flights,
})

const repeats = `Da 1 a ${mostRepeats}`

export const repeatFormSchema = z.object({
  rhythm: z.enum(rhythms, { error: 'Scegli il ritmo' }).default('monthly'),
  times: z
    .int({ error: repeats })
    .min(1, { error: repeats })
    .max(mostRepeats, { error: repeats })
    .default(1),
  /** Used only if the days are chosen one by one. */
  days: z.array(isoDay).max(mostRepeats).default([]),
})

/** The reason is required, because the travellers who lose their trip will read it. */
export const cancelDepartureFormSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(10, { error: 'Scrivi il motivo: lo leggono i viaggiatori' })
    .max(500, { error: 'Al massimo 500 caratteri' }),
})
