import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays, todayInRome } from '../../domain/dates.ts'
import type { Entry, NewEntry } from '../../domain/road/entries.ts'
import { travelBookings } from '../platform/db/schema/bookings.ts'
import { staffUsers } from '../platform/db/schema/staff.ts'
import { addDeparture, book, person } from './test-deps.ts'
import type { Office } from './test-staff.ts'

type Words = {
  [Kind in NewEntry['kind']]: Pick<Extract<NewEntry, { kind: Kind }>, 'kind' | 'body'>
}

export function entry(phone: string, counter: number, words: Words[NewEntry['kind']]): NewEntry {
  const writtenAt = '2026-05-01T10:00:00.000Z'
  return { id: randomUUID(), phone, counter, writtenAt, ...words } as NewEntry
}

export const notice = (phone: string, counter: number, text: string) =>
  entry(phone, counter, { kind: 'notice', body: { text } })

/** A departure to Tokyo in twenty days with two travellers, led by the office's coordinator. */
export async function ledDeparture(office: Office) {
  const { db } = office.deps
  await db
    .update(staffUsers)
    .set({ leadsAs: 'Chiara Conti' })
    .where(eq(staffUsers.role, 'coordinator'))
  const startDate = addDays(todayInRome(office.deps.now()), 20)
  const { id: departureId } = await addDeparture(db, {
    destinationId: 'tokyo-kyoto',
    startDate,
    coordinator1: 'Chiara Conti',
  })
  const endDate = addDays(startDate, 9)
  const { id: bookingId } = await book(
    office.deps,
    { startDate, endDate, travelId: 'tokyo-kyoto' },
    [person(), person({ firstName: 'Marco', lastName: 'Bianchi', email: null, phone: null })],
  )
  await db.update(travelBookings).set({ departureId }).where(eq(travelBookings.id, bookingId))
  const at = `/road/departures/${departureId}`
  return {
    departureId,
    bookingId,
    startDate,
    phones: [randomUUID(), randomUUID()] as const,
    send: async (entries: NewEntry[]) =>
      (await office.call(office.cookies.coordinator, 'POST', `${at}/entries`, { entries }))
        .body as { kept: string[]; refused: string[] },
    stored: async () =>
      (await office.call(office.cookies.coordinator, 'GET', at)).body['entries'] as Entry[],
  }
}
