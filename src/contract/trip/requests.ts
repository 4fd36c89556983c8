import { z } from 'zod'
import { requestMessageSchema, wantedSchema } from '../../domain/trip/requests-schema.ts'
import { offeredExtraSchema } from '../booking/extras.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, uuid } from '../values.ts'
import { requestQuoteSchema, requestViewSchema } from './request-view.ts'

const call = calls('Il mio viaggio')

const askErrors = errorsOf(
  'TRIP_SESSION_OVER',
  'TRIP_DATA_CLOSED',
  'TRIP_REQUEST_OPEN',
  'TRIP_REQUEST_LATE',
  'RATE_LIMITED',
  'TRIP_NOT_FOUND',
  'TRIP_DEPARTED',
  'DEPARTURE_NOT_FOUND',
  'DEPARTURE_CLOSED',
  'DEPARTURE_FULL',
  'EXTRA_FULL',
  'EXTRA_NOT_OFFERED',
  'EXTRA_TOO_MANY',
)

/** The calls for change requests: part of the calls of the traveller's page. */
export const tripRequestCalls = {
  changeOptions: call
    .get('/trip/changes', {
      summary: 'Che cosa si può chiedere di cambiare, e quanto costa rinunciare oggi',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_DATA_CLOSED'))
    .output(
      z.object({
        nameUntil: isoDay.nullable().describe('null: it is too late'),
        /** Only for the lead traveller. */
        leaving: z
          .object({ paid: cents, penalty: cents, giveBack: cents, until: isoDay })
          .nullable(),
        departures: z.array(z.object({ startDate: isoDay, endDate: isoDay, price: cents })),
        mayJoin: z.int().describe('how many more people fit into a party'),
        extras: z.array(offeredExtraSchema.extend({ units: z.int() })),
      }),
    ),
  quoteRequest: call
    .post('/trip/requests/quote', {
      summary: 'Quanto verrebbe, prima di chiederlo; non cambia nulla',
    })
    .errors(askErrors)
    .input(z.object({ wanted: wantedSchema }))
    .output(z.object({ quote: requestQuoteSchema.nullable() })),
  askRequest: call
    .post('/trip/requests', {
      summary: 'Chiede un cambio o rinuncia; vale quando l’agenzia dice di sì',
    })
    .errors(askErrors)
    .input(z.object({ wanted: wantedSchema, message: requestMessageSchema.default('') }))
    .output(requestViewSchema),
  withdrawRequest: call
    .post('/trip/requests/{id}/withdraw', {
      summary: 'Ritira una richiesta che non ha ancora una risposta',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_REQUEST_OVER', 'NOT_FOUND', 'RATE_LIMITED'))
    .input(z.object({ id: uuid }))
    .output(requestViewSchema),
}
