import { and, eq, inArray } from 'drizzle-orm'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { type HotelNights, stayProblems } from '../../../domain/booking/hotel-nights.ts'
import { proposeRooms } from '../../../domain/booking/room-proposal.ts'
import { mostBeds, type Room } from '../../../domain/booking/rooms.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { hotelStays, roomPlaces, stayRooms } from '../../platform/db/schema/rooms.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockDepartureById, type StoredDeparture } from '../departures/store.ts'
import { boardOf, programmeOf, type RoomBoard } from './board.ts'
import { type Guest, groupOf, guestId, guestsOf, whomOf } from './people.ts'
import {
  deleteRoomsOf,
  findRoom,
  findStay,
  insertRoom,
  insertStays,
  placesOfStays,
  roomsOfStays,
  type Stay,
  type StayRoom,
  staysOf,
} from './store.ts'

export type Arranging = Pick<Deps, 'db' | 'catalogue' | 'signingKey' | 'now'> & { actor: Actor }

type Change = { tx: Tx; departure: StoredDeparture; stays: Stay[] }

/**
 * Common to every change of rooms: takes the lock that bookings take for their spots, so that a traveller is
 * not put into a bed while the booking moves elsewhere, and writes one log entry. The first change stores the
 * hotel stays of the programme.
 */
async function arrange(
  deps: Arranging,
  departureId: string,
  action: string,
  act: (change: Change) => Promise<Record<string, unknown>>,
): Promise<RoomBoard> {
  return deps.db.transaction(async (tx) => {
    const departure = await lockDepartureById(tx, departureId)
    if (!departure) throw new DomainError('DEPARTURE_NOT_FOUND')
    const stored = await staysOf(tx, departureId)
    const stays =
      stored.length > 0
        ? stored
        : await insertStays(tx, departureId, programmeOf(deps, departure).programme)
    const after = await act({ tx, departure, stays })
    const entry = { actor: deps.actor, action, entity: 'departure' as const, entityId: departureId }
    await writeAudit(tx, { ...entry, after })
    return boardOf(tx, deps, departure)
  })
}

function stayAt({ stays }: Change, night: number): Stay {
  const stay = stays.find(({ firstNight }) => firstNight === night)
  if (!stay) throw new DomainError('ROOM_NOT_FOUND')
  return stay
}

async function requireRoom(
  { tx, stays }: Change,
  id: string,
): Promise<{ room: StayRoom; stay: Stay }> {
  const room = await findRoom(tx, id)
  const stay = stays.find((one) => one.id === room?.stayId)
  if (!room || !stay) throw new DomainError('ROOM_NOT_FOUND')
  return { room, stay }
}

/** Proposes new rooms for these stays; existing ones are deleted. */
export function proposeForStays(deps: Arranging, departureId: string, nights: readonly number[]) {
  return arrange(deps, departureId, 'rooms_proposed', async (change) => {
    const guests = await guestsOf(change.tx, deps, departureId)
    const { rooms } = proposeRooms(groupOf(guests))
    const stays = nights.map((night) => stayAt(change, night))
    for (const stay of stays) await writeRooms(deps, change.tx, stay, rooms, guests)
    return { hotel: stays.map(({ hotel }) => hotel).join(', '), rooms: rooms.length }
  })
}

/** Travellers who have left since are not copied. */
export function copyRooms(deps: Arranging, departureId: string, night: number) {
  return arrange(deps, departureId, 'rooms_copied', async (change) => {
    const { tx, stays } = change
    const from = stayAt(change, night)
    const guests = await guestsOf(tx, deps, departureId)
    const places = await placesOfStays(tx, [from.id])
    const rooms = (await roomsOfStays(tx, [from.id])).map(({ id, beds, hasDoubleBed }) => ({
      beds,
      hasDoubleBed,
      people: places
        .filter(({ place }) => place.roomId === id)
        .map(({ place }) => guestId(place.bookingId, place.seat)),
    }))
    const others = stays.filter((stay) => stay !== from)
    for (const stay of others) await writeRooms(deps, tx, stay, rooms, guests)
    return { hotel: others.map(({ hotel }) => hotel).join(', '), rooms: rooms.length }
  })
}

async function writeRooms(
  deps: Arranging,
  tx: Tx,
  { id: stayId }: Stay,
  rooms: readonly Room[],
  guests: readonly Guest[],
): Promise<void> {
  await deleteRoomsOf(tx, stayId)
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  for (const [at, { beds, hasDoubleBed, people }] of rooms.entries()) {
    const room = await insertRoom(tx, { stayId, position: at + 1, beds, hasDoubleBed })
    const sleepers = people.flatMap((id) => byId.get(id) ?? [])
    for (const [bed, guest] of sleepers.entries()) await putIn(deps, tx, room, guest, bed + 1)
  }
}

async function putIn(deps: Arranging, tx: Tx, room: StayRoom, guest: Guest, bed: number) {
  const { bookingId, seat, name } = guest
  const whom = whomOf(deps, bookingId, name)
  await tx
    .insert(roomPlaces)
    .values({ stayId: room.stayId, roomId: room.id, bookingId, seat, bed, whom })
}

type Placing = { night: number; bookingId: string; seat: number; roomId: string | null }

/** Placing a traveller again into their own room confirms the place after a warning. */
export function placeGuest(
  deps: Arranging,
  departureId: string,
  { night, bookingId, seat, roomId }: Placing,
) {
  return arrange(deps, departureId, 'room_guest_placed', async (change) => {
    const { tx } = change
    const stay = stayAt(change, night)
    const person = { booking: bookingReference(bookingId), seat: seat + 1, hotel: stay.hotel }
    await tx
      .delete(roomPlaces)
      .where(
        and(
          eq(roomPlaces.stayId, stay.id),
          eq(roomPlaces.bookingId, bookingId),
          eq(roomPlaces.seat, seat),
        ),
      )
    if (roomId === null) return { ...person, room: null }
    const { room } = await requireRoom(change, roomId)
    if (room.stayId !== stay.id) throw new DomainError('ROOM_NOT_FOUND')
    const guest = (await guestsOf(tx, deps, departureId)).find(
      ({ id }) => id === guestId(bookingId, seat),
    )
    if (!guest) throw new DomainError('ROOM_GUEST_GONE')
    const taken = await bedsTaken(tx, room.id)
    const free = Array.from({ length: room.beds }, (_, at) => at + 1).find(
      (bed) => !taken.includes(bed),
    )
    if (free === undefined) throw new DomainError('ROOM_FULL')
    await putIn(deps, tx, room, guest, free)
    return { ...person, room: room.position }
  })
}

async function bedsTaken(tx: Tx, roomId: string): Promise<number[]> {
  const rows = await tx
    .select({ bed: roomPlaces.bed })
    .from(roomPlaces)
    .where(eq(roomPlaces.roomId, roomId))
  return rows.map(({ bed }) => bed)
}

export function addRoom(deps: Arranging, departureId: string, night: number, beds: number) {
  return arrange(deps, departureId, 'room_added', async (change) => {
    const stay = stayAt(change, night)
    const rooms = await roomsOfStays(change.tx, [stay.id])
    const position = Math.max(0, ...rooms.map((room) => room.position)) + 1
    await insertRoom(change.tx, { stayId: stay.id, position, beds })
    return { hotel: stay.hotel, room: position, beds }
  })
}

/** Never fewer beds than sleepers; sleepers move up when a bed in the middle is removed. */
export function changeRoom(
  deps: Arranging,
  departureId: string,
  { roomId, beds, hasDoubleBed }: { roomId: string; beds: number; hasDoubleBed: boolean },
) {
  return arrange(deps, departureId, 'room_changed', async (change) => {
    const { tx } = change
    const { room, stay } = await requireRoom(change, roomId)
    const taken = (await bedsTaken(tx, roomId)).toSorted((a, b) => a - b)
    if (taken.length > beds || beds > mostBeds) throw new DomainError('ROOM_FULL')
    for (const [at, bed] of taken.entries()) {
      if (bed === at + 1) continue
      const isBed = and(eq(roomPlaces.roomId, roomId), eq(roomPlaces.bed, bed))
      await tx
        .update(roomPlaces)
        .set({ bed: at + 1 })
        .where(isBed)
    }
    await tx.update(stayRooms).set({ beds, hasDoubleBed }).where(eq(stayRooms.id, roomId))
    return { hotel: stay.hotel, room: room.position, beds, hasDoubleBed }
  })
}

/** The travellers in it have no room then. */
export function removeRoom(deps: Arranging, departureId: string, roomId: string) {
  return arrange(deps, departureId, 'room_removed', async (change) => {
    const { room, stay } = await requireRoom(change, roomId)
    await change.tx.delete(stayRooms).where(eq(stayRooms.id, roomId))
    return { hotel: stay.hotel, room: room.position }
  })
}

type WantedStay = HotelNights & { was: number | null }

/** Saves the nights in each hotel; rooms stay with their stay. */
export function saveStays(deps: Arranging, departureId: string, wanted: readonly WantedStay[]) {
  return arrange(deps, departureId, 'stays_changed', async (change) => {
    const { tx, departure, stays } = change
    const [problem] = stayProblems(wanted, programmeOf(deps, departure).nights)
    if (problem) {
      const field = `stays.${problem.index}.lastNight`
      throw new DomainError('VALIDATION', { field, message: problem.text })
    }
    const kept = wanted.flatMap((stay) => (stay.was === null ? [] : [stayAt(change, stay.was).id]))
    if (new Set(kept).size < kept.length) throw new DomainError('VALIDATION')
    const gone = stays.filter(({ id }) => !kept.includes(id)).map(({ id }) => id)
    if (gone.length > 0) await tx.delete(hotelStays).where(inArray(hotelStays.id, gone))
    // Moved aside first, so that two stays that swap their nights never overlap.
    for (const [at, id] of kept.entries()) {
      const aside = { firstNight: lastNumber - at, lastNight: lastNumber }
      await tx.update(hotelStays).set(aside).where(eq(hotelStays.id, id))
    }
    for (const { was, ...stay } of wanted) {
      if (was === null) await insertStays(tx, departureId, [stay])
      else
        await tx
          .update(hotelStays)
          .set(stay)
          .where(eq(hotelStays.id, stayAt(change, was).id))
    }
    return { hotel: wanted.map(({ hotel }) => hotel).join(', ') }
  })
}

/** The highest night number that the table allows. */
const lastNumber = 60

/** The stay with its departure, for a rooming list. */
export async function requireStay(deps: Pick<Deps, 'db'>, id: string): Promise<Stay> {
  const stay = await findStay(deps.db, id)
  if (!stay) throw new DomainError('ROOM_NOT_FOUND')
  return stay
}
