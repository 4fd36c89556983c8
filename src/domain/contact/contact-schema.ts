import { z } from 'zod'
import { emailSchema, phoneSchema } from '../booking/travellers-schema.ts'
import { blankAsNull, personName } from '../booking/typed-text-schema.ts'
import { contactLimits, contactTexts } from './contact.ts'

export const contactMessageSchema = z.object({
  firstName: personName(contactLimits.name, contactTexts.firstName),
  lastName: personName(contactLimits.name, contactTexts.lastName),
  email: emailSchema,
  phone: blankAsNull(phoneSchema),
  /** Only the format is checked; whether it is offered is checked against the catalogue elsewhere. */
  destination: blankAsNull(
    z.string().regex(/^[A-Za-z0-9-]{2,60}$/, { error: contactTexts.destination }),
  ),
  message: z
    .string({ error: contactTexts.message })
    .trim()
    .min(1, { error: contactTexts.message })
    .max(contactLimits.message, { error: contactTexts.messageTooLong }),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
