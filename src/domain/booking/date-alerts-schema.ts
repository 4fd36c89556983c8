import { z } from 'zod'
import { emailSchema } from './travellers-schema.ts'

/** The form for being notified of new dates. */
export const dateAlertFormSchema = z.object({ email: emailSchema })
