import { z } from 'zod'
import { emailSchema } from '../../../domain/booking/travellers-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoDay, uuid } from '../../values.ts'
import { bookingStatus } from '../values.ts'

const call = staffCalls('dati personali')

/** The address is sent in the body, so that it does not appear in logs or browser history. */
const somebody = z.object({ email: emailSchema })

export const personSchema = z.object({
  bookings: z.array(
    z.object({
      id: uuid,
      reference: z.string(),
      destinationTitle: z.string(),
      startDate: isoDay,
      status: bookingStatus,
      /** kept: the trip is in the future. details: accounting keeps names and amounts. */
      erasure: z.enum(['kept', 'details', 'everything']),
    }),
  ),
  messages: z.int(),
  mails: z.int(),
  documents: z.int(),
  cardAttempts: z.int(),
  reviews: z.int(),
  /** Waiting lists of full departures. */
  waiting: z.int(),
  /** Requests to be notified of new dates. */
  dateAlerts: z.int(),
  /** Booking links made for this person. */
  links: z.int(),
  vouchers: z.int(),
})

/** One person's data: overview, copy and erasure. Each call is written to the audit log. */
export const peopleContract = {
  find: call.post('/people/find').input(somebody).output(personSchema),
  export: call
    .post('/people/export')
    .errors(errorsOf('FRESH_SIGN_IN_REQUIRED'))
    .input(somebody)
    .output(z.object({ fileName: z.string(), data: z.record(z.string(), z.unknown()) })),
  erase: call
    .post('/people/erase')
    .errors(errorsOf('FRESH_SIGN_IN_REQUIRED'))
    .input(somebody)
    .output(personSchema),
}
