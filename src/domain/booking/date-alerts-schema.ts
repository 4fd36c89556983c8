import { z } from 'zod'
import { emailSchema } from './travellers-schema.ts'

/** All that is needed to be told of new dates. */
export const dateAlertFormSchema = z.object({ email: emailSchema })
