import { z } from 'zod'
import { requestKinds, requestStates } from '../../../domain/trip/requests.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { requestQuoteSchema } from '../../trip/request-view.ts'
import { isoDay, isoInstant, uuid } from '../../values.ts'
import { changeErrors } from '../booking/bookings.ts'

const call = staffCalls('viaggio')

const answerText = z.string().trim().max(1000, { error: 'Al massimo 1000 caratteri' })

/** A request as staff see it: the quote at the time, and the quote now. */
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
  /** The quote the traveller was shown. */
  quote: requestQuoteSchema.nullable(),
  /** The current quote; null if the change is impossible, with the reason in `problem`. */
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
  /** The undecided requests, longest waiting first; for one booking all requests. */
  list: call
    .get('/trip-requests')
    .input(z.object({ bookingId: uuid.optional() }))
    .output(z.object({ items: z.array(staffRequestSchema), total: z.int() })),
  accept: call
    .post('/trip-requests/{id}/accept')
    .errors({ ...changeErrors, ...decisionErrors })
    .input(z.object({ id: uuid, seen: requestQuoteSchema }))
    .output(z.object({ bookingId: uuid })),
  /** For a request that staff carried out by hand: changes only the request's state. */
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
  /** Sends an interim answer; the request stays open. */
  answer: call
    .post('/trip-requests/{id}/answer')
    .errors(decisionErrors)
    .input(z.object({ id: uuid, answer: answerText.min(1, { error: 'Scrivi la risposta' }) }))
    .output(z.object({ bookingId: uuid })),
}
