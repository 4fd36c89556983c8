import { z } from 'zod'
import { phoneSchema } from '../../../domain/booking/travellers-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { uuid } from '../../values.ts'
import { done, version } from '../values.ts'

const call = staffCalls('WhatsApp')

export const whatsappNumberSchema = z.object({
  id: uuid,
  phoneNumber: z.string(),
  label: z.string(),
  weight: z.int(),
  paused: z.boolean(),
  handedOut: z.int(),
  /** The share of future visitors, in per cent; 0 while paused. */
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
  list: call.get('/whatsapp-numbers').output(z.object({ numbers: z.array(whatsappNumberSchema) })),
  create: call
    .post('/whatsapp-numbers', { successStatus: 201 })
    .errors(errorsOf('NUMBER_EXISTS'))
    .input(whatsappNumberFormSchema)
    .output(whatsappNumberSchema),
  edit: call
    .put('/whatsapp-numbers/{id}')
    .errors(errorsOf('NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ id: uuid, version, ...fields }))
    .output(whatsappNumberSchema),
  remove: call
    .delete('/whatsapp-numbers/{id}')
    .errors(errorsOf('NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ id: uuid, version }))
    .output(done),
}
