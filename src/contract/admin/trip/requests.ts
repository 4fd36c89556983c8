import { z } from 'zod'
import { requestKinds, requestStates } from '../../../domain/trip/requests.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { requestQuoteSchema } from '../../trip/request-view.ts'
import { isoDay, isoInstant, uuid } from '../../values.ts'
import { changeErrors } from '../booking/bookings.ts'

const call = staffCalls('viaggio')

const answerText = z.string().trim().max(1000, { error: 'Al massimo 1000 caratteri' })

/** As staff read it: what was said then, and what it comes to now. */
export const staffRequestSchema = z.object({
  id: uuid,
  bookingId: uuid,
  reference: z.string(),
  contactName: z.string(),
  askedBy: z.string(),
  destinationTitle: z.string(),
  startDate: isoDay,
  kind: z.enum(requestKinds),
  text: z.string(),
  message: z.string(),
  state: z
    .enum([...requestStates, 'closed'])
    .describe('closed: the trip was cancelled or has left'),
  askedAt: isoInstant,
  answer: z.string(),
  /** What the traveller was told. */
  quote: requestQuoteSchema.nullable(),
  /** What it comes to now; null where it can't be done, `problem` says why. */
  now: requestQuoteSchema.nullable(),
  problem: z.string().nullable(),
  isByHand: z
    .boolean()
    .describe('it is agreed on with the traveller, changed by hand and then said to be done'),
})

const decisionErrors = errorsOf(
  'NOT_FOUND',
  'TRIP_REQUEST_OVER',
  'TRIP_REQUEST_COST',
  'TRIP_REQUEST_BY_HAND',
  'DEPARTURE_NOT_FOUND',
  'DEPARTURE_FULL',
  'DEPARTURE_CLOSED',
  'DEPARTURE_CANCELLED',
  'EXTRA_FULL',
  'EXTRA_NOT_OFFERED',
  'EXTRA_TOO_MANY',
  'TRIP_NOT_FOUND',
  'TRIP_DEPARTED',
)

export const tripRequestsContract = {
  /** Those that wait, the longest waiting first; of one booking all. */
  list: call
    .get('/trip-requests')
    .input(z.object({ bookingId: uuid.optional() }))
    .output(z.object({ items: z.array(staffRequestSchema), total: z.int() })),
  accept: call
    .post('/trip-requests/{id}/accept')
    .errors({ ...changeErrors, ...decisionErrors })
    .input(z.object({ id: uuid, seen: requestQuoteSchema }))
    .output(z.object({ bookingId: uuid })),
  /** It was agreed on and changed by hand: nothing changes here but where it stands. */
  settle: call
    .post('/trip-requests/{id}/settle')
    .errors(decisionErrors)
    .input(z.object({ id: uuid }))
    .output(z.object({ bookingId: uuid })),
  refuse: call
    .post('/trip-requests/{id}/refuse')
    .errors(decisionErrors)
    .input(z.object({ id: uuid, answer: answerText.default('') }))
    .output(z.object({ bookingId: uuid })),
  /** A word meanwhile: the request stays open. */
  answer: call
    .post('/trip-requests/{id}/answer')
    .errors(decisionErrors)
    .input(z.object({ id: uuid, answer: answerText.min(1, { error: 'Scrivi la risposta' }) }))
    .output(z.object({ bookingId: uuid })),
}
