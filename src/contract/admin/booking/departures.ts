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
  /** The price a traveller pays for this departure. */
  price: cents,
  /** The departure's own price; null: the trip's base price by season. */
  ownPrice: cents.nullable(),
  /** The price by season, regardless of the departure's own price. */
  listPrice: cents,
  totalSpots: z.int(),
  spotsAvailable: z.int(),
  /** total − available: bookings, and places sold elsewhere. */
  spotsTaken: z.int(),
  /** The number of bookings not cancelled. */
  bookingCount: z.int(),
  coordinator1: z.string().nullable(),
  coordinator2: z.string().nullable(),
  /** The invitation to the WhatsApp group, for travellers with a confirmed booking. */
  groupLink: z.string().nullable(),
  /** One flight per line, as typed. */
  flights: z.string(),
  availability: z.enum(['few', 'available']),
  sales: z.enum(departureSales),
  /** It has bookings, even if only cancelled ones: it can be archived, but not deleted. */
  hasHistory: z.boolean(),
  minimumGroup: z.int(),
  /** People whose deposit was received, or who owe nothing. */
  peoplePaid: z.int(),
  /** Places reserved for parties of the waiting list. */
  placesHeld: z.int(),
  /** Parties in the waiting list, including those with an offer. */
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
        /** few: 4 spots or fewer left. empty: none taken. full: none left. Only 'archived' lists archived ones. */
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
  /** The price of a day by season, used for departures without their own price. */
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
        /** Lower than the total if places were sold elsewhere. */
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
  /** Repeats the departure at intervals or on chosen days; existing departures are skipped and reported. */
  repeat: call
    .post('/departures/{id}/repeat')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(repeatFormSchema.extend({ id: uuid }))
    .output(z.object({ created: z.array(adminDepartureSchema), skipped: z.array(isoDay) })),
  /** Closes, archives or reopens the departure; existing bookings stay. */
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
  /** Confirms or cancels the departure and mails every traveller once. Cancelling also cancels the bookings. */
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
  /** For a cancelled departure: what each booking paid and is owed. */
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
            /** Money received minus money given back. */
            owed: cents,
          }),
        ),
        total: cents,
      }),
    ),
  /** How many people asked to be notified of new dates, by trip, highest number first. */
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
