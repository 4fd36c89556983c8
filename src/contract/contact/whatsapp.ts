import { z } from 'zod'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { referralSource } from '../values.ts'

const call = calls('WhatsApp')

export const nextNumberSchema = z.object({
  success: z.boolean(),
  phoneNumber: z.string().optional(),
})

/** One row per click. The property names are the table's column names. */
export const whatsappClickSchema = z.object({
  phone_number: z.string().trim().min(1).max(30),
  message: z.string().max(2000).nullish(),
  clicked_at: z.iso.datetime({ offset: true }),
  user_agent: z.string().max(500).default(''),
  referrer: z.string().max(1000).nullish(),
  destination: z.string().trim().max(120).nullish(),
  referral_source: referralSource.nullish(),
})

export const whatsappContract = {
  next: call
    .post('/functions/get-next-whatsapp-number', { summary: 'Il prossimo numero della rotazione' })
    .errors(errorsOf('RATE_LIMITED'))
    .output(nextNumberSchema),
  recordClick: call
    .post('/whatsapp-clicks', { successStatus: 201, summary: 'Registra un clic su WhatsApp' })
    .errors(errorsOf('RATE_LIMITED'))
    .input(whatsappClickSchema)
    .output(z.object({ recorded: z.literal(true) })),
}
