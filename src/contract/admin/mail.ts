import { z } from 'zod'
import { staffCalls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { isoInstant, uuid } from '../values.ts'
import { pageInput, pageOf, searchText } from './values.ts'

const call = staffCalls('posta')

/** 'held': above the daily limit of one address for mails from public pages; staff may send it. */
export const mailStates = ['queued', 'sent', 'failed', 'held'] as const

export const mailSchema = z.object({
  id: uuid,
  kind: z.string(),
  bookingId: uuid.nullable(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  dueAt: isoInstant,
  sentAt: isoInstant.nullable(),
  createdAt: isoInstant,
})

export const mailContract = {
  list: call
    .get('/outbox')
    .input(
      z.object({
        ...pageInput,
        search: searchText.describe('recipient'),
        state: z.enum(['all', ...mailStates]).default('all'),
      }),
    )
    .output(
      pageOf(mailSchema).extend({
        /** False without SMTP_URL: no mail is sent, and the page says so. */
        sendingConfigured: z.boolean(),
      }),
    ),
  find: call
    .get('/outbox/{id}')
    .errors(errorsOf('NOT_FOUND', 'FORBIDDEN'))
    .input(z.object({ id: uuid }))
    .output(mailSchema.extend({ html: z.string(), text: z.string() })),
  /** Moves a failed or waiting mail to the front and resets its retry count. */
  retry: call
    .post('/outbox/{id}/retry')
    .errors(errorsOf('NOT_FOUND', 'MAIL_ALREADY_SENT'))
    .input(z.object({ id: uuid }))
    .output(mailSchema),
  retryAllFailed: call.post('/outbox/retry-failed').output(z.object({ queued: z.int() })),
}
