import { z } from 'zod'
import { blankAsNull, emailSchema, personName, phoneSchema } from '../booking/travellers-schema.ts'
import { contactDestinations, contactLimits, contactTexts } from './contact.ts'

export const contactMessageSchema = z.object({
  firstName: personName(contactLimits.name, contactTexts.firstName),
  lastName: personName(contactLimits.name, contactTexts.lastName),
  email: emailSchema,
  phone: blankAsNull(phoneSchema),
  destination: blankAsNull(z.enum(contactDestinations, { error: contactTexts.destination })),
  message: z
    .string({ error: contactTexts.message })
    .trim()
    .min(1, { error: contactTexts.message })
    .max(contactLimits.message, { error: contactTexts.messageTooLong }),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
