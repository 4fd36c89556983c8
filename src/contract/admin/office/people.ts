import { z } from 'zod'
import { emailSchema } from '../../../domain/booking/travellers-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoDay, uuid } from '../../values.ts'
import { bookingStatus } from '../values.ts'

const call = staffCalls('dati personali')

/** The address travels in the body, so that it stands in no log and no history. */
const somebody = z.object({ email: emailSchema })

export const personSchema = z.object({
  bookings: z.array(
    z.object({
      id: uuid,
      reference: z.string(),
      destinationTitle: z.string(),
      startDate: isoDay,
      status: bookingStatus,
      /** kept: the trip is to come. details: accounting keeps names and amounts. */
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
  /** Requests to hear of new dates. */
  dateAlerts: z.int(),
  /** Booking links that were made for them. */
  links: z.int(),
  vouchers: z.int(),
})

/** One person's data: what there is, a copy of it, and its erasure. Each is in the audit log. */
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
