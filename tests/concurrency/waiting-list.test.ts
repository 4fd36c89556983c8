import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelBooking } from '../../src/server/booking/bookings/cancel-booking.ts'
import { createBooking } from '../../src/server/booking/bookings/create-booking.ts'
import { tendWaitingLists } from '../../src/server/booking/waiting-list/tend.ts'
import type { Db } from '../../src/server/platform/db/client.ts'
import { travelBookings } from '../../src/server/platform/db/schema/bookings.ts'
import { travelDates } from '../../src/server/platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../src/server/platform/db/schema/links.ts'
import { waitingEntries } from '../../src/server/platform/db/schema/waiting-list.ts'
import {
  addDeparture,
  addLink,
  book,
  person,
  type TestDeps,
  testDeps,
} from '../../src/server/testing/test-deps.ts'
import { openPostgresForTests, withoutSpotsSum } from './postgres.ts'

const attempts = 40
const spots = 4

let database: Awaited<ReturnType<typeof openPostgresForTests>>
let deps: TestDeps
const actor = { id: 'staff', name: 'Marta' }

beforeAll(async () => {
  database = await openPostgresForTests()
})
afterAll(() => database.close())
beforeEach(async () => {
  deps = testDeps(database.db)
  for (const table of [waitingEntries, travelBookings, bookingLinks, travelDates])
    await deps.db.delete(table)
})

const request = (token: string) => ({
  token,
  submissionId: randomUUID(),
  travelers: [person()],
})

/** A full departure with one booking per spot, and waiting parties of one person each. */
async function fullDeparture(parties: number) {
  const { id } = await addDeparture(deps.db, { spotsAvailable: spots, totalSpots: spots })
  const bookings = await Promise.all(Array.from({ length: spots }, () => book(deps)))
  for (let index = 0; index < parties; index += 1) {
    await deps.db.insert(waitingEntries).values({
      departureId: id,
      token: randomUUID(),
      contactName: 'Carla Verdi',
      contactEmail: `carla${index}@example.com`,
      contactPhone: '000000',
      people: 1,
    })
  }
  return { id, bookings }
}

/** Counts the spots: each is either free, booked or held for the waiting list. */
async function places(db: Db) {
  const [departure] = await db.select().from(travelDates)
  const [booked] = await db
    .select({ people: sql<number>`coalesce(sum(${travelBookings.spotsTaken}), 0)::int` })
    .from(travelBookings)
    .where(sql`${travelBookings.status} <> 'cancelled'`)
  const [held] = await db
    .select({ people: sql<number>`coalesce(sum(${waitingEntries.people}), 0)::int` })
    .from(waitingEntries)
    .where(sql`${waitingEntries.state} in ('held', 'offered')`)
  return {
    free: departure?.spotsAvailable ?? -1,
    booked: booked?.people ?? -1,
    held: held?.people ?? -1,
  }
}

describe('places that come free while many want them', () => {
  it('go to those who waited, never to whoever happens to ask, and never twice', async () => {
    const { bookings } = await fullDeparture(spots)
    const { token } = await addLink(deps.db)
    const asked = Array.from({ length: attempts }, () => createBooking(deps, request(token)))
    const cancelled = bookings.map(({ id }) => cancelBooking(deps, { bookingId: id, actor }))
    const tended = Array.from({ length: 4 }, () => tendWaitingLists(deps))
    const results = await Promise.allSettled(asked)
    await Promise.all([...cancelled, ...tended])
    await tendWaitingLists(deps)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await places(deps.db)).toEqual({ free: 0, booked: 0, held: spots })
  })

  it('would go to whoever asks if they were set aside by a job alone', async () => {
    const { id } = await fullDeparture(spots)
    const { token } = await addLink(deps.db)
    const freed = deps.db
      .update(travelDates)
      .set({ totalSpots: 2 * spots, spotsAvailable: spots })
      .where(eq(travelDates.id, id))
      .execute()
    const asked = Array.from({ length: attempts }, () => createBooking(deps, request(token)))
    const results = await Promise.allSettled(asked)
    await freed
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  })
})

describe('one offer', () => {
  async function offeredLink() {
    const { bookings, id } = await fullDeparture(1)
    await cancelBooking(deps, { bookingId: bookings[0]?.id ?? '', actor })
    await tendWaitingLists(deps)
    const [link] = await deps.db
      .select()
      .from(bookingLinks)
      .where(eq(bookingLinks.createdBy, "Lista d'attesa"))
    if (!link) throw new Error('nothing was offered')
    return { link, id }
  }

  it(`is used once by ${attempts} bookings at once`, async () => {
    const { link } = await offeredLink()
    const results = await Promise.allSettled(
      Array.from({ length: attempts }, () => createBooking(deps, request(link.token))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await places(deps.db)).toEqual({ free: 0, booked: spots, held: 0 })
  })

  it('would be used several times without the lock', async () => {
    const { link, id } = await offeredLink()
    const used = await withoutSpotsSum(deps.db, () =>
      Promise.all(Array.from({ length: attempts }, () => useWithoutLock(deps.db, link.id, id))),
    )
    expect(used.filter(Boolean).length).toBeGreaterThan(1)
  })

  it('goes to one next party, however many processes see that its time is over', async () => {
    const { id } = await offeredLink()
    await deps.db.insert(waitingEntries).values(
      [1, 2].map((index) => ({
        departureId: id,
        token: randomUUID(),
        contactName: 'Dino Neri',
        contactEmail: `dino${index}@example.com`,
        contactPhone: '000000',
        people: 1,
      })),
    )
    await deps.db
      .update(waitingEntries)
      .set({ offerExpiresAt: sql`${waitingEntries.offerExpiresAt} - interval '25 hours'` })
    await Promise.all(Array.from({ length: 8 }, () => tendWaitingLists(deps)))
    await tendWaitingLists(deps)
    expect(await places(deps.db)).toEqual({ free: 0, booked: spots - 1, held: 1 })
  })
})

/** Uses an offer like the product, but without the locks: checks whether it is open, then closes it. */
function useWithoutLock(db: Db, linkId: string, departureId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [entry] = await tx
      .select()
      .from(waitingEntries)
      .where(eq(waitingEntries.bookingLinkId, linkId))
    const [departure] = await tx.select().from(travelDates).where(eq(travelDates.id, departureId))
    if (entry?.state !== 'offered' || !departure) return false
    await tx.update(waitingEntries).set({ state: 'booked' }).where(eq(waitingEntries.id, entry.id))
    return true
  })
}
