import { z } from 'zod'
import { emailSchema } from '../booking/travellers-schema.ts'

/** 'Mandami il link': the data by which a traveller identifies their booking. */
export const linkRequestSchema = z.object({
  email: emailSchema,
  code: z
    .string()
    .trim()
    .regex(/^([0-9a-f]{8}|[0-9a-f-]{36})$/i, {
      error: 'Il codice ha otto caratteri: lo trovi in ogni email della prenotazione',
    }),
})
