import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isDomainError } from '../../src/domain/errors.ts'
import { createBooking } from '../../src/server/booking/bookings/create-booking.ts'
import { type Db, sqlState } from '../../src/server/platform/db/client.ts'
import { travelBookings } from '../../src/server/platform/db/schema/bookings.ts'
import { travelDates } from '../../src/server/platform/db/schema/catalogue.ts'
import { outbox } from '../../src/server/platform/db/schema/operations.ts'
import {
  addDeparture,
  addIban,
  addLink,
  person,
  type TestDeps,
  testDeps,
} from '../../src/server/testing/test-deps.ts'
import { openPostgresForTests, withoutSpotsSum } from './postgres.ts'

const attempts = 200
const spots = 7

let database: Awaited<ReturnType<typeof openPostgresForTests>>
let deps: TestDeps

beforeAll(async () => {
  database = await openPostgresForTests()
})
afterAll(() => database.close())
beforeEach(async () => {
  deps = testDeps(database.db)
  for (const table of [travelBookings, travelDates, outbox]) await deps.db.delete(table)
})

const left = async (db: Db) => (await db.select().from(travelDates))[0]?.spotsAvailable
const request = (token: string, people = 1) => ({
  token,
  submissionId: randomUUID(),
  travelers: Array.from({ length: people }, () => person()),
})

describe('the last spots of a departure', () => {
  it(`are never sold twice, with ${attempts} people at once`, async () => {
    await addDeparture(deps.db, { spotsAvailable: spots })
    const { token } = await addLink(deps.db)
    const results = await Promise.allSettled(
      Array.from({ length: attempts }, () => createBooking(deps, request(token))),
    )
    const made = results.filter((result) => result.status === 'fulfilled')
    const refused = results.filter((result) => result.status === 'rejected')
    expect(made).toHaveLength(spots)
    expect(refused.every(({ reason }) => isDomainError(reason, 'DEPARTURE_FULL'))).toBe(true)
    expect(await deps.db.$count(travelBookings)).toBe(spots)
    expect(await left(deps.db)).toBe(0)
    expect(await deps.db.$count(outbox)).toBe(2 * spots)
  })

  it('are never sold twice to groups of different sizes either', async () => {
    await addDeparture(deps.db, { spotsAvailable: 10 })
    const { token } = await addLink(deps.db)
    await Promise.allSettled(
      Array.from({ length: attempts }, (_, index) =>
        createBooking(deps, request(token, 1 + (index % 4))),
      ),
    )
    const [sum] = await deps.db
      .select({ people: sql<string>`sum(${travelBookings.spotsTaken})` })
      .from(travelBookings)
    expect(Number(sum?.people) + Number(await left(deps.db))).toBe(10)
    expect(await left(deps.db)).toBe(0)
  })

  it('would be sold twice without the lock: the same attempts oversell', async () => {
    const { id } = await addDeparture(deps.db, { spotsAvailable: spots })
    const { id: ibanId } = await addIban(deps.db)
    const link = await addLink(deps.db, { ibanId })
    const sold = await withoutSpotsSum(deps.db, () =>
      Promise.all(Array.from({ length: attempts }, () => sellWithoutLock(deps.db, id, link.id))),
    )
    expect(sold.filter(Boolean).length).toBeGreaterThan(spots)
    expect(await deps.db.$count(travelBookings)).toBeGreaterThan(spots)
  })

  it('are not even then: the database refuses at commit what does not add up', async () => {
    const { id } = await addDeparture(deps.db, { spotsAvailable: spots })
    const { id: ibanId } = await addIban(deps.db)
    const link = await addLink(deps.db, { ibanId })
    const results = await Promise.allSettled(
      Array.from({ length: attempts }, () => sellWithoutLock(deps.db, id, link.id)),
    )
    const sold = results.filter((result) => result.status === 'fulfilled' && result.value)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => sqlState(reason))).toContain('SP001')
    expect(sold.length).toBeLessThanOrEqual(spots)
    expect(await left(deps.db)).toBe(spots - sold.length)
  })
})

describe('one form', () => {
  it('submitted 50 times at once makes one booking, takes its spots once and mails once', async () => {
    await addDeparture(deps.db, { spotsAvailable: 10 })
    const { token } = await addLink(deps.db)
    const same = request(token, 2)
    const bookings = await Promise.all(Array.from({ length: 50 }, () => createBooking(deps, same)))
    expect(new Set(bookings.map((booking) => booking.id)).size).toBe(1)
    expect(await deps.db.$count(travelBookings)).toBe(1)
    expect(await left(deps.db)).toBe(8)
    expect(await deps.db.$count(outbox)).toBe(2)
  })

  it('for the last spot is answered with its booking, not with a refusal', async () => {
    await addDeparture(deps.db, { spotsAvailable: 1 })
    const { token } = await addLink(deps.db)
    const same = request(token)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => createBooking(deps, same)),
    )
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(0)
    expect(await deps.db.$count(travelBookings)).toBe(1)
  })
})

describe('the causale', () => {
  it(`differs between ${attempts} bookings of one account made at once`, async () => {
    const { id: ibanId } = await addIban(deps.db)
    const { token } = await addLink(deps.db, { ibanId })
    const bookings = await Promise.all(
      Array.from({ length: attempts }, () => createBooking(deps, request(token))),
    )
    expect(new Set(bookings.map((booking) => booking.paymentReference)).size).toBe(attempts)
  })
})

/** Books like the product, but without the lock: reads how many spots are left, then writes one less. */
async function sellWithoutLock(db: Db, departureId: string, linkId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [departure] = await tx
      .select()
      .from(travelDates)
      .where(eq(travelDates.id, departureId))
      .limit(1)
    if (!departure || departure.spotsAvailable < 1) return false
    await tx.insert(travelBookings).values({
      submissionId: randomUUID(),
      tripId: 'tokyo-kyoto',
      destinationTitle: 'Tokyo e Kyoto',
      startDate: departure.startDate,
      endDate: departure.startDate,
      tripDays: 1,
      nights: 0,
      price: 0,
      totalPrice: 0,
      depositAmount: 0,
      adultCount: 1,
      contactName: 'Prova',
      contactEmail: 'prova@example.com',
      contactPhone: '000000',
      travelers: [],
      status: 'confirmed',
      paymentStatus: 'not_required',
      bookingSource: 'link',
      bookingLinkId: linkId,
      departureId,
      spotsTaken: 1,
    })
    await tx
      .update(travelDates)
      .set({ spotsAvailable: departure.spotsAvailable - 1 })
      .where(eq(travelDates.id, departureId))
    return true
  })
}
