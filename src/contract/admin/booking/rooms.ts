import { z } from 'zod'
import { roomWishesSchema } from '../../../domain/booking/room-wishes-schema.ts'
import { mostBeds } from '../../../domain/booking/rooms.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoDay, uuid } from '../../values.ts'

const seat = z.int().min(0).max(9)
const night = z.int().min(1).max(60).describe('1 is the night of the day of departure')
const beds = z.int().min(1).max(mostBeds)

const guestSchema = z.object({
  /** `booking:seat`, the form used in the notes. */
  id: z.string(),
  bookingId: uuid,
  seat,
  name: z.string(),
  contactName: z.string(),
  isMinor: z.boolean(),
  singles: z.int(),
  ...roomWishesSchema.shape,
})

export const attentions = ['cancelled', 'moved', 'released', 'left', 'renamed'] as const

const staySchema = z.object({
  id: uuid.nullable().describe('null until somebody has touched its rooms'),
  hotel: z.string(),
  firstNight: night,
  lastNight: night,
  arrival: isoDay,
  leaving: isoDay,
  rooms: z.array(
    z.object({
      id: uuid,
      position: z.int(),
      beds,
      hasDoubleBed: z.boolean(),
      sleepers: z.array(
        z.object({
          bookingId: uuid,
          seat,
          name: z.string(),
          attention: z.enum(attentions).nullable(),
        }),
      ),
    }),
  ),
  notes: z.array(
    z.object({
      kind: z.string(),
      weight: z.enum(['broken', 'open']),
      people: z.array(z.string()),
      text: z.string(),
    }),
  ),
})

export const roomBoardSchema = z.object({
  departureId: uuid,
  tripTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  nights: z.int(),
  guests: z.array(guestSchema),
  stays: z.array(staySchema),
})

/** The form for the hotel stays. */
export const staysFormSchema = z.object({
  stays: z
    .array(
      z.object({
        /** The stay's previous first night, by which it keeps its rooms. Null: a new stay. */
        was: night.nullable(),
        hotel: z
          .string()
          .trim()
          .min(1, { error: "Scrivi il nome dell'albergo" })
          .max(120, { error: 'Al massimo 120 caratteri' }),
        firstNight: night,
        lastNight: night,
      }),
    )
    .min(1, { error: 'Serve almeno un albergo' })
    .max(20, { error: 'Al massimo 20 soggiorni' }),
})

const call = staffCalls('camere')
const ofDeparture = { departureId: uuid }
const path = '/departures/{departureId}/rooms'
const gone = errorsOf('DEPARTURE_NOT_FOUND', 'ROOM_NOT_FOUND')

export const roomsContract = {
  board: call
    .get(path)
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(z.object(ofDeparture))
    .output(roomBoardSchema),
  /** Replaces the rooms of these stays with a proposal. */
  propose: call
    .post(`${path}/proposal`)
    .errors(gone)
    .input(z.object({ ...ofDeparture, nights: z.array(night).min(1).max(20) }))
    .output(roomBoardSchema),
  /** Copies the rooms of one stay to all others. */
  copy: call
    .post(`${path}/copies`)
    .errors(gone)
    .input(z.object({ ...ofDeparture, night }))
    .output(roomBoardSchema),
  /** Places a person in a room, moves them to another, or removes them. */
  place: call
    .put(`${path}/places`)
    .errors({ ...gone, ...errorsOf('ROOM_FULL', 'ROOM_GUEST_GONE') })
    .input(z.object({ ...ofDeparture, night, bookingId: uuid, seat, roomId: uuid.nullable() }))
    .output(roomBoardSchema),
  add: call
    .post(path)
    .errors(gone)
    .input(z.object({ ...ofDeparture, night, beds }))
    .output(roomBoardSchema),
  change: call
    .put(`${path}/{roomId}`)
    .errors({ ...gone, ...errorsOf('ROOM_FULL') })
    .input(z.object({ ...ofDeparture, roomId: uuid, beds, hasDoubleBed: z.boolean() }))
    .output(roomBoardSchema),
  remove: call
    .delete(`${path}/{roomId}`)
    .errors(gone)
    .input(z.object({ ...ofDeparture, roomId: uuid }))
    .output(roomBoardSchema),
  saveStays: call
    .put(`${path}/stays`)
    .errors(gone)
    .input(staysFormSchema.extend(ofDeparture))
    .output(roomBoardSchema),
  /** Saves a traveller's room wishes, as told to staff. */
  saveWishes: call
    .put(`${path}/wishes`)
    .errors(errorsOf('DEPARTURE_NOT_FOUND', 'ROOM_GUEST_GONE'))
    .input(z.object({ ...ofDeparture, bookingId: uuid, seat, wishes: roomWishesSchema }))
    .output(roomBoardSchema),
}
