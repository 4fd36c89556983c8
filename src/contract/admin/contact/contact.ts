import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { pageInput, pageOf, searchText, version } from '../values.ts'

const call = staffCalls('messaggi')

export const messageStates = ['new', 'in_progress', 'answered', 'archived'] as const

export const messageSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  destination: z.string().nullable(),
  airport: z.string().nullable(),
  travelDate: z.string().nullable(),
  message: z.string(),
  referralSource: z.string().nullable(),
  state: z.enum(messageStates),
  staffNote: z.string().nullable(),
  version,
  createdAt: isoInstant,
  updatedAt: isoInstant,
})

export const contactMessagesContract = {
  list: call
    .get('/messages')
    .input(
      z.object({
        ...pageInput,
        search: searchText,
        state: z.enum(['all', ...messageStates]).default('all'),
      }),
    )
    .output(pageOf(messageSchema)),
  counts: call
    .get('/messages/counts')
    .output(z.object({ states: z.record(z.enum(messageStates), z.int()) })),
  find: call
    .get('/messages/{id}')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(messageSchema),
  update: call
    .put('/messages/{id}')
    .errors(errorsOf('NOT_FOUND', 'VERSION_CONFLICT'))
    .input(
      z.object({
        id: uuid,
        version,
        state: z.enum(messageStates),
        staffNote: z.string().trim().max(5000).nullable(),
      }),
    )
    .output(messageSchema),
}
