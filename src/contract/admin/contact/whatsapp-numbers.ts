import { oc } from '@orpc/contract'
import { z } from 'zod'
import { phoneSchema } from '../../../domain/booking/travellers-schema.ts'
import { errorsOf } from '../../errors.ts'
import { uuid } from '../../values.ts'
import { done, tags, version } from '../values.ts'

export const whatsappNumberSchema = z.object({
  id: uuid,
  phoneNumber: z.string(),
  label: z.string(),
  weight: z.int(),
  paused: z.boolean(),
  handedOut: z.int(),
  /** Of the visitors to come, in percent; 0 while paused. */
  share: z.number(),
  clicksLast30Days: z.int(),
  version,
})

const fields = {
  label: z.string().trim().max(60, { error: 'Al massimo 60 caratteri' }).default(''),
  weight: z
    .int({ error: 'Inserisci un peso intero' })
    .min(1, { error: 'Il peso va da 1 a 100' })
    .max(100, { error: 'Il peso va da 1 a 100' })
    .default(1),
  paused: z.boolean().default(false),
}

export const whatsappNumberFormSchema = z.object({ phoneNumber: phoneSchema, ...fields })

export const whatsappNumbersContract = {
  list: oc
    .route({ method: 'GET', path: '/whatsapp-numbers', ...tags('WhatsApp') })
    .output(z.object({ numbers: z.array(whatsappNumberSchema) })),
  create: oc
    .route({ method: 'POST', path: '/whatsapp-numbers', successStatus: 201, ...tags('WhatsApp') })
    .errors(errorsOf('NUMBER_EXISTS'))
    .input(whatsappNumberFormSchema)
    .output(whatsappNumberSchema),
  edit: oc
    .route({ method: 'PUT', path: '/whatsapp-numbers/{id}', ...tags('WhatsApp') })
    .errors(errorsOf('NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ id: uuid, version, ...fields }))
    .output(whatsappNumberSchema),
  remove: oc
    .route({ method: 'DELETE', path: '/whatsapp-numbers/{id}', ...tags('WhatsApp') })
    .errors(errorsOf('NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ id: uuid, version }))
    .output(done),
}
