import { asc, eq, inArray } from 'drizzle-orm'
import type { HotelNights } from '../../../domain/booking/hotel-nights.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { hotelStays, roomPlaces, stayRooms } from '../../platform/db/schema/rooms.ts'

export type Stay = typeof hotelStays.$inferSelect
export type StayRoom = typeof stayRooms.$inferSelect

export function staysOf(db: Db | Tx, departureId: string): Promise<Stay[]> {
  return db
    .select()
    .from(hotelStays)
    .where(eq(hotelStays.departureId, departureId))
    .orderBy(asc(hotelStays.firstNight))
}

export async function findStay(db: Db | Tx, id: string): Promise<Stay | undefined> {
  const [row] = await db.select().from(hotelStays).where(eq(hotelStays.id, id)).limit(1)
  return row
}

export async function findRoom(db: Db | Tx, id: string): Promise<StayRoom | undefined> {
  const [row] = await db.select().from(stayRooms).where(eq(stayRooms.id, id)).limit(1)
  return row
}

export function roomsOfStays(db: Db | Tx, stayIds: readonly string[]): Promise<StayRoom[]> {
  if (stayIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(stayRooms)
    .where(inArray(stayRooms.stayId, [...stayIds]))
    .orderBy(asc(stayRooms.position))
}

/** The places with the current state of their bookings. */
export function placesOfStays(db: Db | Tx, stayIds: readonly string[]) {
  if (stayIds.length === 0) return Promise.resolve([])
  return db
    .select({
      place: roomPlaces,
      status: travelBookings.status,
      departureId: travelBookings.departureId,
      spotsTaken: travelBookings.spotsTaken,
      travelers: travelBookings.travelers,
    })
    .from(roomPlaces)
    .innerJoin(travelBookings, eq(travelBookings.id, roomPlaces.bookingId))
    .where(inArray(roomPlaces.stayId, [...stayIds]))
    .orderBy(asc(roomPlaces.roomId), asc(roomPlaces.bed))
}

export function insertStays(
  tx: Tx,
  departureId: string,
  stays: readonly HotelNights[],
): Promise<Stay[]> {
  if (stays.length === 0) return Promise.resolve([])
  return tx
    .insert(hotelStays)
    .values(stays.map((stay) => ({ ...stay, departureId })))
    .returning()
}

export async function insertRoom(tx: Tx, room: typeof stayRooms.$inferInsert): Promise<StayRoom> {
  const [row] = await tx.insert(stayRooms).values(room).returning()
  if (!row) throw new Error('The room was not inserted')
  return row
}

export async function deleteRoomsOf(tx: Tx, stayId: string): Promise<void> {
  await tx.delete(stayRooms).where(eq(stayRooms.stayId, stayId))
}
