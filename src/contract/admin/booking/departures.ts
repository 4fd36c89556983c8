import { z } from 'zod'
import { tripIdSchema } from '../../../domain/booking/links-schema.ts'
import { waitingStates } from '../../../domain/booking/waiting-list.ts'
import { departureDecisions } from '../../../domain/catalogue/barometer.ts'
import { departureSales, groupSize } from '../../../domain/catalogue/departures.ts'
import { barometerSchema } from '../../booking/departures.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, isoInstant, uuid } from '../../values.ts'
import { done, pageInput, pageOf, version } from '../values.ts'
import { cancelDepartureFormSchema, departureFields, repeatFormSchema } from './departure-forms.ts'

const call = staffCalls('partenze')

export const adminDepartureSchema = z.object({
  id: uuid,
  tripId: z.string(),
  tripTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  /** What a traveller pays on this day. */
  price: cents,
  /** Of this departure alone; null: the trip's base price by the season. */
  ownPrice: cents.nullable(),
  /** By the season, whatever the departure says for itself. */
  listPrice: cents,
  totalSpots: z.int(),
  spotsAvailable: z.int(),
  /** total − available: bookings, and places sold elsewhere. */
  spotsTaken: z.int(),
  /** Bookings that are not cancelled. */
  bookingCount: z.int(),
  coordinator1: z.string().nullable(),
  coordinator2: z.string().nullable(),
  /** The invitation to the WhatsApp group, for travellers whose booking is confirmed. */
  groupLink: z.string().nullable(),
  /** One a line, as they are typed. */
  flights: z.string(),
  availability: z.enum(['few', 'available']),
  sales: z.enum(departureSales),
  /** Bookings stand in its history, if only cancelled ones: it can be archived, not deleted. */
  hasHistory: z.boolean(),
  minimumGroup: z.int(),
  /** People whose deposit has come in, or who owe nothing. */
  peoplePaid: z.int(),
  /** Set aside for parties of the waiting list. */
  placesHeld: z.int(),
  /** Parties in the waiting list, those with an offer included. */
  partiesWaiting: z.int(),
  barometer: barometerSchema,
  decision: z.enum(departureDecisions).nullable(),
  decidedAt: isoInstant.nullable(),
  decisionReason: z.string().nullable(),
  version,
})

const waitingEntrySchema = z.object({
  id: uuid,
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  people: z.int(),
  state: z.enum(waitingStates),
  createdAt: isoInstant,
  offerExpiresAt: isoInstant.nullable(),
  bookingId: uuid.nullable(),
})

export const departureStates = [
  'all',
  'to_decide',
  'few',
  'full',
  'empty',
  'closed',
  'archived',
] as const

export const adminDeparturesContract = {
  list: call
    .get('/departures')
    .input(
      z.object({
        ...pageInput,
        tripId: z.string().max(80).optional(),
        from: isoDay.optional(),
        to: isoDay.optional(),
        /** few: 4 spots or fewer left. empty: nobody yet. full: none left. Only 'archived' shows those. */
        state: z.enum(departureStates).default('all'),
        order: z.enum(['start_asc', 'start_desc']).default('start_asc'),
      }),
    )
    .output(pageOf(adminDepartureSchema)),
  calendar: call
    .get('/departures/calendar')
    .input(
      z.object({
        month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Mese non valido' }),
        tripId: z.string().max(80).optional(),
      }),
    )
    .output(z.object({ month: z.string(), departures: z.array(adminDepartureSchema) })),
  /** What a day costs by the season: what a departure has that says nothing else. */
  listPrice: call
    .get('/departures/list-price')
    .errors(errorsOf('TRIP_NOT_FOUND'))
    .input(z.object({ tripId: tripIdSchema, startDate: isoDay }))
    .output(z.object({ price: cents })),
  find: call
    .get('/departures/{id}')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(adminDepartureSchema),
  create: call
    .post('/departures', { successStatus: 201 })
    .errors(errorsOf('DEPARTURE_EXISTS'))
    .input(
      z.object({
        tripId: tripIdSchema,
        startDate: isoDay,
        ...departureFields,
        /** Fewer than the total where places were sold elsewhere. */
        spotsAvailable: z.int().min(0).max(groupSize).optional(),
      }),
    )
    .output(adminDepartureSchema),
  edit: call
    .put('/departures/{id}')
    .errors(
      errorsOf(
        'DEPARTURE_NOT_FOUND',
        'DEPARTURE_EXISTS',
        'DEPARTURE_BOOKED',
        'DEPARTURE_HAS_DIARY',
        'TOO_FEW_SPOTS',
        'VERSION_CONFLICT',
      ),
    )
    .input(z.object({ id: uuid, version, startDate: isoDay, ...departureFields }))
    .output(adminDepartureSchema),
  /** On the days of a rhythm, or on chosen ones; days that have it already are skipped and named. */
  repeat: call
    .post('/departures/{id}/repeat')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(repeatFormSchema.extend({ id: uuid }))
    .output(z.object({ created: z.array(adminDepartureSchema), skipped: z.array(isoDay) })),
  /** Off sale, out of the lists, or back: what is booked stays booked. */
  setSales: call
    .put('/departures/{id}/sales')
    .errors(
      errorsOf(
        'DEPARTURE_NOT_FOUND',
        'DEPARTURE_BOOKED',
        'DEPARTURE_CANCELLED',
        'VERSION_CONFLICT',
      ),
    )
    .input(z.object({ id: uuid, version, sales: z.enum(departureSales) }))
    .output(adminDepartureSchema),
  /** Writes to every traveller, once. Cancelling also cancels the bookings. */
  decide: call
    .post('/departures/{id}/decision')
    .errors(
      errorsOf(
        'DEPARTURE_NOT_FOUND',
        'DEPARTURE_DECIDED',
        'DEPARTURE_CANCELLED',
        'TRIP_DEPARTED',
        'VERSION_CONFLICT',
      ),
    )
    .input(
      z.discriminatedUnion('decision', [
        z.object({ id: uuid, version, decision: z.literal('confirmed') }),
        cancelDepartureFormSchema.extend({ id: uuid, version, decision: z.literal('cancelled') }),
      ]),
    )
    .output(adminDepartureSchema),
  /** Of a departure called off: what each booking has paid and is to get back. */
  owed: call
    .get('/departures/{id}/owed')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(
      z.object({
        items: z.array(
          z.object({
            bookingId: uuid,
            reference: z.string(),
            contactName: z.string(),
            /** What has come in less what has gone back. */
            owed: cents,
          }),
        ),
        total: cents,
      }),
    ),
  /** How many have asked to hear of new dates, by trip; most wanted first. */
  awaited: call.get('/awaited-dates').output(
    z.object({
      items: z.array(z.object({ tripId: z.string(), tripTitle: z.string(), people: z.int() })),
    }),
  ),
  waiting: call
    .get('/departures/{id}/waiting')
    .input(z.object({ id: uuid }))
    .output(z.object({ items: z.array(waitingEntrySchema) })),
  removeWaiting: call
    .delete('/waiting-entries/{id}')
    .errors(errorsOf('WAITING_ENTRY_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(done),
  remove: call
    .delete('/departures/{id}')
    .errors(
      errorsOf(
        'DEPARTURE_NOT_FOUND',
        'DEPARTURE_BOOKED',
        'DEPARTURE_HAS_DIARY',
        'DEPARTURE_HAS_COSTS',
        'VERSION_CONFLICT',
      ),
    )
    .input(z.object({ id: uuid, version }))
    .output(done),
}
