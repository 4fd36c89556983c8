import { z } from 'zod'
import { contactMessageSchema } from '../../domain/contact/contact-schema.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { referralSource, uuid } from '../values.ts'

const call = calls('Contatti')

/**
 * Two invisible guards against robots: `website` is a hidden field that must stay empty (honeypot),
 * `filledInMs` is how long the page was open. A message that fails them, or gives no time, gets a success
 * response but is dropped.
 */
export const contactInputSchema = contactMessageSchema.extend({
  submissionId: uuid,
  airport: z.string().trim().max(80).nullish(),
  travelDate: z.string().trim().max(80).nullish(),
  referralSource: referralSource.optional(),
  website: z.string().max(500).optional(),
  filledInMs: z.number().min(0).optional(),
})

export const contactContract = {
  send: call
    .post('/contact-messages', { successStatus: 201, summary: 'Invia il modulo di contatto' })
    .errors(errorsOf('RATE_LIMITED'))
    .input(contactInputSchema)
    .output(z.object({ received: z.literal(true) })),
}
