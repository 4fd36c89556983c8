import { z } from 'zod'
import { contactMessageSchema } from '../../domain/contact/contact-schema.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { referralSource, uuid } from '../values.ts'

const call = calls('Contatti')

/**
 * Two guards against robots that no person notices: `website` is a field that nobody sees (it stays
 * empty), `filledInMs` is how long the page was open. What fails them, or says nothing of the time, is
 * answered like a success and goes no further.
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
