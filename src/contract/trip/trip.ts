import { z } from 'zod'
import { roomWishesSchema } from '../../domain/booking/room-wishes-schema.ts'
import { emailSchema } from '../../domain/booking/travellers-schema.ts'
import { linkRequestSchema } from '../../domain/trip/link-request-schema.ts'
import { ownDataSchema } from '../../domain/trip/own-part-schema.ts'
import { misfitKinds } from '../../domain/trip/strip/misfits.ts'
import { stripTextSchema } from '../../domain/trip/strip/strip-text-schema.ts'
import { nextKinds, stepKinds, stepStates } from '../../domain/trip/timeline-parts.ts'
import { bankAccountSchema } from '../accounts/bank-account.ts'
import { bookingSchema } from '../booking/bookings.ts'
import { flightSchema } from '../booking/flights.ts'
import { calls } from '../calls.ts'
import { planDaySchema } from '../catalogue/plan-day.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, isoInstant, token, uuid } from '../values.ts'
import { passkeysContract } from './passkeys.ts'
import { requestViewSchema } from './request-view.ts'
import { tripRequestCalls } from './requests.ts'
import { sharesContract } from './shares.ts'

const call = calls('Il mio viaggio')

const seat = z.coerce.number().int().min(0).max(9)

export const tripViewSchema = z.object({
  reader: z.enum(['lead', 'own']),
  firstName: z.string(),
  tripId: z.string(),
  title: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  tripDays: z.int(),
  nights: z.int(),
  airport: z.string(),
  endsOn: isoDay.describe('the last day on which the place is open'),
  enteredAt: isoInstant
    .nullable()
    .describe('when this browser came in: what it holds belongs to that session; null for staff'),
  next: z.object({
    kind: z.enum(nextKinds),
    title: z.string(),
    text: z.string(),
    until: isoDay.nullable(),
  }),
  steps: z.array(
    z.object({
      kind: z.enum(stepKinds),
      title: z.string(),
      state: z.enum(stepStates),
      day: isoDay.nullable(),
      text: z.string().nullable(),
      receipts: z.array(z.object({ id: uuid, code: z.string() })),
    }),
  ),
  /** Only for the lead traveller: other travellers see nothing about money or the booking's code. */
  lead: z
    .object({
      bookingId: z.string(),
      reference: z.string(),
      totalPrice: cents,
      amountPaid: cents,
      people: z.int(),
      reviewToken: z.string().nullable(),
    })
    .nullable(),
  /** The lead traveller sees the whole party, without their data; others see only themselves. */
  party: z.array(
    z.object({
      seat: z.int(),
      name: z.string(),
      isYou: z.boolean(),
      isDone: z.boolean(),
      mayFill: z.boolean(),
      mayInvite: z.boolean(),
      mayTakeBack: z.boolean().describe('the invitation, at any time'),
      link: z.enum(['none', 'invited', 'in']),
      missing: z.array(z.string()),
      filled: z.array(z.string()).describe('names of fields, never their values'),
      isShown: z
        .boolean()
        .nullable()
        .describe('whether the reader is shown to the group; of anybody else, and of minors, null'),
    }),
  ),
  /** The reader's room wishes; null if they are not asked for any. */
  room: z
    .object({
      sharing: z.enum(['nobody', 'party', 'strangers']),
      mayChange: z.boolean(),
      wishes: roomWishesSchema,
    })
    .nullable(),
  /** The requests, newest first: all for the lead traveller, only their own for others. */
  requests: z.array(requestViewSchema),
  /** Shown from booking to return: information about the trip from catalogue and departure. */
  before: z
    .object({
      climate: z.string().nullable(),
      checklist: z.array(z.string()),
      entry: z
        .object({
          rules: z.array(z.string()),
          checkedOn: isoDay.nullable(),
          advice: z.array(z.object({ country: z.string(), address: z.url() })),
        })
        .nullable(),
      emergencyPhone: z.string(),
      meeting: z
        .object({ time: z.string().nullable(), title: z.string(), place: z.string() })
        .nullable(),
      hotels: z.array(
        z.object({ name: z.string(), text: z.string().nullable(), from: isoDay.nullable() }),
      ),
      coordinators: z.array(z.string()),
      /** First names of travellers of other parties who consented, once the departure is confirmed. */
      fellows: z.array(z.string()),
      /** The invitation to the WhatsApp group, only with a confirmed booking. */
      groupLink: z.url().nullable(),
      /** Only with a confirmed booking. */
      flights: z.array(flightSchema),
      /** The programme, while the group is on the road. */
      plan: z.array(planDaySchema),
    })
    .nullable(),
  /** Messages from the coordinators, newest first. */
  notices: z.array(z.object({ id: uuid, text: z.string(), author: z.string(), at: isoInstant })),
  /** How to pay, while a payment is the next step. */
  transfer: z
    .object({
      account: bankAccountSchema,
      amount: cents,
      causale: z.string(),
      epcPayload: z.string(),
      promise: bookingSchema.shape.promise,
    })
    .nullable(),
})

export const tripContract = {
  ...tripRequestCalls,
  ...sharesContract,
  ...passkeysContract,
  askLink: call
    .post('/trip/links', {
      summary: 'Chiede un nuovo link personale; la risposta è la stessa anche se nessuno lo riceve',
    })
    .errors(errorsOf('RATE_LIMITED'))
    .input(linkRequestSchema)
    .output(z.object({ asked: z.literal(true) })),
  open: call
    .post('/trip/session', {
      summary: 'Entra con il link personale; da qui in poi vale il cookie della sessione',
    })
    .errors(errorsOf('TRIP_LINK_INVALID', 'RATE_LIMITED'))
    .input(z.object({ token }))
    .output(z.object({ opened: z.literal(true) })),
  leave: call
    .post('/trip/session/end', { summary: 'Esce da questo browser' })
    .errors(errorsOf('RATE_LIMITED'))
    .output(z.object({ left: z.literal(true) })),
  saveOwn: call
    .put('/trip/seats/{seat}', {
      summary: 'I propri dati, o quelli di un minore del proprio gruppo',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_DATA_CLOSED', 'RATE_LIMITED'))
    .input(z.object({ seat, values: ownDataSchema }))
    .output(tripViewSchema),
  setShown: call
    .put('/trip/shown', {
      summary: 'Se chi è entrato vuole essere mostrato a chi parte con lui; si può ritirare sempre',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_DATA_CLOSED', 'RATE_LIMITED'))
    .input(z.object({ isShown: z.boolean() }))
    .output(tripViewSchema),
  saveRoom: call
    .put('/trip/room', {
      summary:
        'Con chi e come vorrebbe dormire chi è entrato: facoltativo, e solo se divide la camera',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_DATA_CLOSED', 'RATE_LIMITED'))
    .input(z.object({ wishes: roomWishesSchema }))
    .output(tripViewSchema),
  saveStrip: call
    .put('/trip/seats/{seat}/document', {
      summary: 'Il codice di lettura del documento, come testo: l’immagine resta sul telefono',
    })
    .errors(
      errorsOf('TRIP_SESSION_OVER', 'TRIP_DATA_CLOSED', 'DOCUMENT_UNREADABLE', 'RATE_LIMITED'),
    )
    .input(z.object({ seat, text: stripTextSchema }))
    .output(z.object({ misfits: z.array(z.enum(misfitKinds)) })),
  invite: call
    .post('/trip/seats/{seat}/invitation', {
      summary: 'Invita un compagno di viaggio, per email o con un testo da mandare',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_DATA_CLOSED', 'RATE_LIMITED'))
    .input(z.object({ seat, email: emailSchema.optional() }))
    .output(z.object({ message: z.string().nullable() })),
  takeBack: call
    .post('/trip/seats/{seat}/invitation/end', { summary: 'Ritira un invito' })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_DATA_CLOSED', 'RATE_LIMITED'))
    .input(z.object({ seat }))
    .output(tripViewSchema),
  makeCalendar: call
    .post('/trip/calendar', {
      summary: 'Un indirizzo privato da seguire nel calendario; quello di prima smette di valere',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'RATE_LIMITED'))
    .output(z.object({ address: z.url() })),
  view: call
    .get('/trip', { summary: 'Il viaggio di chi è entrato, e la prossima cosa da fare' })
    .errors(errorsOf('TRIP_SESSION_OVER'))
    .output(tripViewSchema),
}
