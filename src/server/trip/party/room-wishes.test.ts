import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { RoomWishes } from '../../../domain/booking/room-wishes-schema.ts'
import { addDays } from '../../../domain/dates.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { roomsOf } from '../../booking/rooms/board.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, person } from '../../testing/test-deps.ts'
import { currentPass } from '../access/store.ts'
import { viewPlace } from '../place/view.ts'
import { saveRoomWishes } from './room-wishes.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

const wishes: RoomWishes = {
  sex: 'sesso-f',
  roomMate: 'con Marta Sole',
  bed: 'letti-separati',
  mixedRoom: 'camera-mista-va-bene',
}
const nothing: RoomWishes = { sex: '', roomMate: '', bed: '', mixedRoom: '' }

async function reread({ id }: { id: string }): Promise<Booking> {
  const booking = await findBooking(deps.db, id)
  if (!booking) throw new Error('no booking')
  return booking
}

async function wish(booking: Booking, seat: number, wanted: RoomWishes) {
  const pass = await currentPass(deps.db, deps, await reread(booking), seat)
  if (!pass) throw new Error('no way in')
  await saveRoomWishes(deps, { pass, booking }, wanted)
}

async function seenBy(booking: Booking, seat: number) {
  return (await viewPlace(deps, await reread(booking), seat)).room
}

const couple = () => [
  person({ firstName: 'Anna' }),
  person({ firstName: 'Bruno', email: null, phone: null }),
]

async function withSingles(booking: Booking, units: number) {
  const single = {
    id: 'camera-singola',
    title: 'Camera singola',
    per: 'room' as const,
    price: 1,
    included: false,
    limit: null,
    conditions: null,
    units,
  }
  await deps.db
    .update(travelBookings)
    .set({ extras: [single] })
    .where(eq(travelBookings.id, booking.id))
}

it('what somebody wishes is shown to themselves and stands on the board, and nowhere else', async () => {
  const { id, startDate } = await addDeparture(deps.db, { startDate: nextYear('06-10') })
  const booking = await book(deps, { startDate, endDate: addDays(startDate, 9) }, couple())
  expect(await seenBy(booking, 0)).toEqual({ sharing: 'party', mayChange: true, wishes: nothing })
  await wish(booking, 1, wishes)
  expect((await seenBy(booking, 1))?.wishes).toEqual(wishes)
  expect(JSON.stringify(await viewPlace(deps, await reread(booking), 0))).not.toContain('Marta')
  const { guests } = await roomsOf(deps, id)
  expect(guests.map((guest) => guest.wishes)).toEqual([nothing, wishes])
  const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
  const [written] = entries.filter(({ action }) => action === 'room_wishes_saved')
  expect(written).toMatchObject({ after: { seat: 2 } })
  expect(JSON.stringify(entries)).not.toContain('Marta')
  await wish(booking, 1, nothing)
  expect((await seenBy(booking, 1))?.wishes).toEqual(nothing)
})

it('only who shares a room is asked, and only before leaving', async () => {
  const { startDate } = await addDeparture(deps.db, { startDate: nextYear('06-11') })
  const booking = await book(deps, { startDate, endDate: addDays(startDate, 9) }, couple())
  await withSingles(booking, 1)
  expect((await seenBy(booking, 0))?.sharing).toBe('strangers')
  await withSingles(booking, 2)
  expect((await seenBy(booking, 0))?.sharing).toBe('nobody')
  await expect(wish(booking, 0, wishes)).rejects.toThrow('FORBIDDEN')
  await withSingles(booking, 0)
  deps.clock.now = new Date(`${startDate}T12:00:00Z`)
  expect((await seenBy(booking, 0))?.mayChange).toBe(false)
  await expect(wish(booking, 0, wishes)).rejects.toThrow('TRIP_DATA_CLOSED')
})

it('nobody asks a minor', async () => {
  const { startDate } = await addDeparture(deps.db, { startDate: nextYear('06-12') })
  const minor = person({ firstName: 'Lia', birthDate: addDays(startDate, -4000), email: null })
  const booking = await book(deps, { startDate, endDate: addDays(startDate, 9) }, [person(), minor])
  expect(await seenBy(booking, 1)).toBeNull()
  await expect(wish(booking, 1, wishes)).rejects.toThrow('FORBIDDEN')
})
