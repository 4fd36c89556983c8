import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors.ts'
import { tripViewSchema } from '../../trip/trip.ts'
import { isoDay, isoInstant, uuid } from '../../values.ts'
import { tags } from '../values.ts'

const booking = z.object({ bookingId: uuid })

/** The way in of a booking's travellers, never the link itself. */
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
  status: oc
    .route({ method: 'GET', path: '/trip/{bookingId}', ...tags('viaggio') })
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(booking)
    .output(tripStatusSchema),
  /** What the traveller sees; who looked is written to the audit log. */
  see: oc
    .route({ method: 'POST', path: '/trip/{bookingId}/see', ...tags('viaggio') })
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(booking)
    .output(tripViewSchema),
  /** One mail to everybody whose data are missing, once a day. */
  remind: oc
    .route({ method: 'POST', path: '/trip/{bookingId}/remind', ...tags('viaggio') })
    .errors(errorsOf('BOOKING_NOT_FOUND', 'TRIP_DATA_CLOSED', 'TRIP_REMINDED_TODAY'))
    .input(booking)
    .output(z.object({ mails: z.int() })),
  sendLink: oc
    .route({ method: 'POST', path: '/trip/{bookingId}/link', ...tags('viaggio') })
    .errors(errorsOf('BOOKING_NOT_FOUND', 'TRIP_PLACE_CLOSED'))
    .input(booking)
    .output(tripStatusSchema),
  endLinks: oc
    .route({ method: 'POST', path: '/trip/{bookingId}/end', ...tags('viaggio') })
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(booking)
    .output(tripStatusSchema),
}
