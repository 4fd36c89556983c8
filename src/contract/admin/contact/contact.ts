import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { pageInput, pageOf, searchText, tags, version } from '../values.ts'

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
  list: oc
    .route({ method: 'GET', path: '/messages', ...tags('messaggi') })
    .input(
      z.object({
        ...pageInput,
        search: searchText,
        state: z.enum(['all', ...messageStates]).default('all'),
      }),
    )
    .output(pageOf(messageSchema)),
  counts: oc
    .route({ method: 'GET', path: '/messages/counts', ...tags('messaggi') })
    .output(z.object({ states: z.record(z.enum(messageStates), z.int()) })),
  find: oc
    .route({ method: 'GET', path: '/messages/{id}', ...tags('messaggi') })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(messageSchema),
  update: oc
    .route({ method: 'PUT', path: '/messages/{id}', ...tags('messaggi') })
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
