import { hotelNights, stayDays } from '../../../domain/booking/hotel-nights.ts'
import { roomNotes } from '../../../domain/booking/room-notes.ts'
import type { RoomNote } from '../../../domain/booking/rooms.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { findTrip } from '../../catalogue/editions/trips.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { findDepartureById, type StoredDeparture } from '../departures/store.ts'
import { fullName, type Guest, groupOf, guestId, guestsOf, whomOf } from './people.ts'
import { placesOfStays, roomsOfStays, type StayRoom, staysOf } from './store.ts'

type Reading = Pick<Deps, 'catalogue' | 'signingKey'>

/** Why a placed traveller needs attention. */
export type Attention = 'cancelled' | 'moved' | 'released' | 'left' | 'renamed'

export type Sleeper = {
  bookingId: string
  seat: number
  /** The current name in the booking. */
  name: string
  attention: Attention | null
}

export type BoardRoom = Pick<StayRoom, 'id' | 'position' | 'beds' | 'hasDoubleBed'> & {
  sleepers: Sleeper[]
}

export type BoardStay = {
  /** Null until the rooms are first changed: hotel and nights come from the programme. */
  id: string | null
  hotel: string
  firstNight: number
  lastNight: number
  arrival: IsoDate
  leaving: IsoDate
  rooms: BoardRoom[]
  notes: RoomNote[]
}

export type RoomBoard = { departureId: string; nights: number; guests: Guest[]; stays: BoardStay[] }

/**
 * Who sleeps where on a departure. Warnings are computed from bookings and places each time, so changes of
 * bookings need not be reported to the board.
 */
export async function roomsOf(
  deps: Reading & Pick<Deps, 'db'>,
  departureId: string,
): Promise<RoomBoard> {
  const departure = await findDepartureById(deps.db, departureId)
  if (!departure) throw new DomainError('DEPARTURE_NOT_FOUND')
  return boardOf(deps.db, deps, departure)
}

export async function boardOf(
  db: Db | Tx,
  deps: Reading,
  departure: StoredDeparture,
): Promise<RoomBoard> {
  const { id: departureId, startDate } = departure
  const guests = await guestsOf(db, deps, departureId)
  const stored = await staysOf(db, departureId)
  const ids = stored.map(({ id }) => id)
  const rooms = await roomsOfStays(db, ids)
  const places = await placesOfStays(db, ids)
  const { nights, programme } = programmeOf(deps, departure)
  const plain = stored.length > 0 ? stored : programme.map((stay) => ({ ...stay, id: null }))
  const stays = plain.map(({ id, hotel, firstNight, lastNight }): BoardStay => {
    const own = rooms
      .filter(({ stayId }) => stayId === id)
      .map(({ id: roomId, position, beds, hasDoubleBed }) => ({
        id: roomId,
        position,
        beds,
        hasDoubleBed,
        sleepers: places
          .filter(({ place }) => place.roomId === roomId)
          .map((row) => sleeperOf(deps, departureId, row)),
      }))
    const days = stayDays({ firstNight, lastNight }, startDate)
    return { id, hotel, firstNight, lastNight, ...days, rooms: own, notes: notesOf(guests, own) }
  })
  return { departureId, nights, guests, stays }
}

/** The nights in the current edition's programme. */
export function programmeOf(deps: Pick<Deps, 'catalogue'>, { destinationId }: StoredDeparture) {
  const trip = findTrip(deps, destinationId)
  return { nights: trip ? trip.days - 1 : 0, programme: trip ? hotelNights(trip) : [] }
}

/** A hotel without any rooms yet has no notes. */
function notesOf(guests: readonly Guest[], rooms: readonly BoardRoom[]): RoomNote[] {
  if (rooms.length === 0) return []
  const known = new Set(guests.map(({ id }) => id))
  const present = rooms.map(({ beds, hasDoubleBed, sleepers }) => ({
    beds,
    hasDoubleBed,
    people: sleepers
      .map(({ bookingId, seat }) => guestId(bookingId, seat))
      .filter((id) => known.has(id)),
  }))
  return roomNotes(groupOf(guests), present)
}

type PlaceRow = Awaited<ReturnType<typeof placesOfStays>>[number]

function sleeperOf(deps: Reading, departureId: string, row: PlaceRow): Sleeper {
  const { bookingId, seat, whom } = row.place
  const person = row.travelers[seat]
  const name = person ? fullName(person) : ''
  return {
    bookingId,
    seat,
    name,
    attention: attentionOf(row, departureId, name !== '' && whomOf(deps, bookingId, name) === whom),
  }
}

function attentionOf(row: PlaceRow, departureId: string, isSame: boolean): Attention | null {
  if (row.status === 'cancelled') return 'cancelled'
  if (row.departureId !== departureId) return 'moved'
  if (row.spotsTaken === 0) return 'released'
  if (!row.travelers[row.place.seat]) return 'left'
  return isSame ? null : 'renamed'
}
