import { z } from 'zod'
import { groupSize } from '../catalogue/departures.ts'
import { emailSchema, phoneSchema, travellerLimits } from './travellers-schema.ts'
import { personName } from './typed-text-schema.ts'

/** The form with which a party joins the waiting list. */
export const joinFormSchema = z.object({
  people: z
    .int({ error: 'Scegli quanti posti ti servono' })
    .min(1, { error: 'Almeno un posto' })
    .max(groupSize, { error: `I gruppi hanno al massimo ${groupSize} persone` }),
  name: personName(travellerLimits.name, 'Inserisci nome e cognome'),
  email: emailSchema,
  phone: phoneSchema,
})
