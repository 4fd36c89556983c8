import { placesOfStays, roomsOfStays, staysOf } from '../../booking/rooms/store.ts'
import type { Db } from '../../platform/db/client.ts'

export type SleepsIn = { hotel: string; room: string; firstNight: number; lastNight: number }

export const bedKey = (bookingId: string, seat: number) => `${bookingId} ${seat}`

/** The rooms from the board, by booking and seat. */
export async function roomsByPerson(db: Db, departureId: string): Promise<Map<string, SleepsIn[]>> {
  const stays = await staysOf(db, departureId)
  const ids = stays.map(({ id }) => id)
  const [rooms, places] = await Promise.all([roomsOfStays(db, ids), placesOfStays(db, ids)])
  const sleeps = new Map<string, SleepsIn[]>()
  for (const { id, hotel, firstNight, lastNight } of stays) {
    for (const { place } of places.filter((one) => one.place.stayId === id)) {
      const room = rooms.find((one) => one.id === place.roomId)
      if (!room) continue
      const key = bedKey(place.bookingId, place.seat)
      const own = { hotel, room: `Camera ${room.position}`, firstNight, lastNight }
      sleeps.set(key, [...(sleeps.get(key) ?? []), own])
    }
  }
  return sleeps
}
