import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { tripViewSchema } from '../../trip/trip.ts'
import { isoDay, isoInstant, uuid } from '../../values.ts'

const call = staffCalls('viaggio')

const booking = z.object({ bookingId: uuid })

/** The state of the travellers' access to their booking, without the link itself. */
export const tripStatusSchema = z.object({
  endsOn: isoDay,
  isOpen: z.boolean(),
  link: z.enum(['none', 'valid', 'ended']),
  changedAt: isoInstant.nullable(),
  party: z.array(
    z.object({
      name: z.string(),
      isDone: z.boolean(),
      link: z.enum(['none', 'invited', 'in']),
      document: z.string().describe('what of the document does not fit, in words; empty: nothing'),
    }),
  ),
  mayRemind: z.boolean().describe('somebody has not entered everything, and still can'),
})

export const adminTripContract = {
  status: call
    .get('/trip/{bookingId}')
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(booking)
    .output(tripStatusSchema),
  /** The page as the traveller sees it; each view is written to the audit log. */
  see: call
    .post('/trip/{bookingId}/see')
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(booking)
    .output(tripViewSchema),
  /** Mails all travellers with missing data, at most once a day. */
  remind: call
    .post('/trip/{bookingId}/remind')
    .errors(errorsOf('BOOKING_NOT_FOUND', 'TRIP_DATA_CLOSED', 'TRIP_REMINDED_TODAY'))
    .input(booking)
    .output(z.object({ mails: z.int() })),
  sendLink: call
    .post('/trip/{bookingId}/link')
    .errors(errorsOf('BOOKING_NOT_FOUND', 'TRIP_PLACE_CLOSED'))
    .input(booking)
    .output(tripStatusSchema),
  endLinks: call
    .post('/trip/{bookingId}/end')
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(booking)
    .output(tripStatusSchema),
}
