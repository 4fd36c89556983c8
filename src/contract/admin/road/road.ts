import { z } from 'zod'
import { newEntrySchema, storedEntrySchema } from '../../../domain/road/entries-schema.ts'
import { flightSchema } from '../../booking/flights.ts'
import { staffCalls } from '../../calls.ts'
import { planDaySchema } from '../../catalogue/plan-day.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, isoInstant, uuid } from '../../values.ts'
import { done } from '../values.ts'

const call = staffCalls('in viaggio')

const departureFacts = {
  id: uuid,
  title: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  /** The first and last day on which its coordinators can see it. */
  opensOn: isoDay,
  closesOn: isoDay,
  people: z.int(),
}

const personSchema = z.object({
  /** The booking's id and the traveller's number in it. */
  key: z.string(),
  /** Travellers with the same value booked together. */
  party: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  dietaryNeeds: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  airport: z.string(),
  isChild: z.boolean(),
  /** The number itself is shown only on explicit request. */
  hasPassport: z.boolean(),
  /** From the document's machine-readable strip; null: not read yet. */
  documentExpiry: isoDay.nullable(),
  /** The document expires before the return, or too early for the destination. */
  documentMisfit: z.enum(['expired', 'too_short']).nullable(),
  documents: z.enum(['received', 'missing']),
  extras: z.array(z.string()),
  /** The rooms assigned by the office. */
  rooms: z.array(
    z.object({
      hotel: z.string(),
      room: z.string(),
      firstNight: z.int(),
      lastNight: z.int(),
    }),
  ),
})

export const entrySchema = storedEntrySchema.and(z.object({ author: z.string() }))

export const roadDepartureSchema = z.object({
  ...departureFacts,
  coordinators: z.array(z.string()),
  emergencyPhone: z.string(),
  /** The invitation to the group's chat, if the office has entered one. */
  groupLink: z.url().nullable(),
  /** All flights, so that the coordinator knows on which one each traveller arrives. */
  flights: z.array(flightSchema),
  group: z.array(personSchema),
  plan: z.array(planDaySchema),
  hotels: z.array(z.object({ name: z.string(), text: z.string().nullable() })),
  entries: z.array(entrySchema),
  /** The photographs of receipts that have arrived: an expense may name one that was refused. */
  receipts: z.array(uuid),
  /** The office's decisions about expenses. */
  decisions: z.array(
    z.object({
      entryId: uuid,
      decision: z.enum(['approved', 'refused']),
      amount: cents,
      reason: z.string().nullable(),
    }),
  ),
  /** When these data were read from the server. */
  readAt: isoInstant,
})

const byDeparture = z.object({ id: uuid })

/** The calls for coordinators: only for departures they lead, while these are open to them. */
export const roadContract = {
  mine: call
    .get('/road/departures')
    .output(z.object({ departures: z.array(z.object(departureFacts)) })),
  open: call
    .get('/road/departures/{id}')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(byDeparture)
    .output(roadDepartureSchema),
  write: call
    .post('/road/departures/{id}/entries')
    .errors(errorsOf('DEPARTURE_NOT_FOUND', 'RATE_LIMITED'))
    .input(byDeparture.extend({ entries: z.array(newEntrySchema).min(1).max(200) }))
    .output(
      z.object({
        /** All entries now stored; an entry sent twice is stored once. */
        kept: z.array(uuid),
        /** Another entry has the same id or position: the refused one stays on the phone and visible. */
        refused: z.array(uuid),
      }),
    ),
  passport: call
    .post('/road/departures/{id}/passport')
    .errors(errorsOf('DEPARTURE_NOT_FOUND', 'NOT_FOUND', 'RATE_LIMITED'))
    .input(
      byDeparture.extend({
        person: z.string().max(60),
        reason: z.string().trim().min(3, { error: 'Scrivi perché ti serve' }).max(200),
      }),
    )
    .output(z.object({ passportNumber: z.string(), birthDate: isoDay.nullable() })),
  receipt: call
    .post('/road/departures/{id}/receipts')
    .errors(
      errorsOf('DEPARTURE_NOT_FOUND', 'NOT_FOUND', 'DOCUMENT_SIZE', 'DOCUMENT_TYPE', 'STORE_FULL'),
    )
    .input(
      byDeparture.extend({
        receiptId: uuid,
        file: z.file({ error: 'Scatta la fotografia della ricevuta' }),
      }),
    )
    .output(done),
  kittyLink: call
    .post('/road/departures/{id}/kitty-link')
    .errors(errorsOf('DEPARTURE_NOT_FOUND', 'RATE_LIMITED'))
    .input(byDeparture)
    .output(z.object({ address: z.url() })),
  eraseKitty: call
    .delete('/road/departures/{id}/kitty')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(byDeparture)
    .output(z.object({ erased: z.int() })),
  phone: call
    .post('/road/phone')
    .input(z.object({ phone: uuid }))
    .output(done),
}
