import { z } from 'zod'
import { waitingStates } from '../../domain/booking/waiting-list.ts'
import { joinFormSchema } from '../../domain/booking/waiting-list-schema.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, isoInstant, token, tripIdParam } from '../values.ts'

const call = calls("Lista d'attesa")

const own = z.object({ token })

export const waitingListContract = {
  join: call
    .post('/waiting-list', {
      successStatus: 201,
      summary: "Un gruppo entra in lista d'attesa per una partenza piena",
    })
    .errors(
      errorsOf(
        'TRIP_NOT_FOUND',
        'TRIP_DEPARTED',
        'DEPARTURE_NOT_FOUND',
        'DEPARTURE_CLOSED',
        'DEPARTURE_CANCELLED',
        'DEPARTURE_HAS_ROOM',
        'RATE_LIMITED',
      ),
    )
    .input(joinFormSchema.extend({ tripId: tripIdParam, startDate: isoDay }))
    .output(z.object({ joined: z.literal(true) })),
  open: call
    .get('/waiting-list/{token}', { summary: "La richiesta in lista d'attesa e la sua offerta" })
    .errors(errorsOf('WAITING_ENTRY_NOT_FOUND'))
    .input(own)
    .output(
      z.object({
        state: z.enum(waitingStates),
        tripId: z.string(),
        tripTitle: z.string(),
        startDate: isoDay,
        endDate: isoDay,
        people: z.int(),
        /** The number of parties ahead in the queue. */
        ahead: z.int(),
        offer: z
          .object({ expiresAt: isoInstant, bookingToken: z.string(), price: cents })
          .optional(),
      }),
    ),
  leave: call
    .post('/waiting-list/{token}/leave', {
      summary: "Esce dalla lista d'attesa o rinuncia ai posti offerti",
    })
    .errors(errorsOf('WAITING_ENTRY_NOT_FOUND'))
    .input(own)
    .output(z.object({ left: z.literal(true) })),
}
