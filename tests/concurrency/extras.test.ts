import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isDomainError } from '../../src/domain/errors.ts'
import { changeBookedExtras } from '../../src/server/booking/bookings/change-extras.ts'
import { createBooking } from '../../src/server/booking/bookings/create-booking.ts'
import { requireExtras } from '../../src/server/booking/extras/extras-taken.ts'
import { system } from '../../src/server/platform/audit/write-audit.ts'
import type { Tx } from '../../src/server/platform/db/client.ts'
import { travelBookings } from '../../src/server/platform/db/schema/bookings.ts'
import { travelDates } from '../../src/server/platform/db/schema/catalogue.ts'
import { outbox } from '../../src/server/platform/db/schema/operations.ts'
import {
  addDeparture,
  addLink,
  person,
  type TestDeps,
  testDeps,
} from '../../src/server/testing/test-deps.ts'
import { editionsWithExtras, safari } from '../../src/server/testing/with-extras.ts'
import { openPostgresForTests, withoutSpotsSum } from './postgres.ts'

const attempts = 10
const limit = 3

let database: Awaited<ReturnType<typeof openPostgresForTests>>
let deps: TestDeps

beforeAll(async () => {
  database = await openPostgresForTests()
})
afterAll(() => database.close())
beforeEach(async () => {
  deps = testDeps(database.db)
  deps.catalogue = editionsWithExtras([safari])
  for (const table of [travelBookings, travelDates, outbox]) await deps.db.delete(table)
})

const one = [{ id: safari.id, units: 1 }]

async function sold(): Promise<number> {
  const rows = await deps.db.select().from(travelBookings)
  return rows.flatMap(({ extras }) => extras).reduce((sum, { units }) => sum + units, 0)
}

it(`an extra of which there are ${limit} is never sold more often, with ${attempts} people at once`, async () => {
  await addDeparture(deps.db, { spotsAvailable: 10 })
  const { token } = await addLink(deps.db)
  const results = await Promise.allSettled(
    Array.from({ length: attempts }, () =>
      createBooking(deps, {
        token,
        submissionId: randomUUID(),
        travelers: [person()],
        extras: one,
      }),
    ),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(attempts - limit)
  expect(refused.every(({ reason }) => isDomainError(reason, 'EXTRA_FULL'))).toBe(true)
  expect(await sold()).toBe(limit)
})

it('nor when staff add it to bookings that stand already', async () => {
  await addDeparture(deps.db, { spotsAvailable: 10 })
  const { token } = await addLink(deps.db)
  const bookings = []
  for (let index = 0; index < attempts; index += 1) {
    bookings.push(
      await createBooking(deps, { token, submissionId: randomUUID(), travelers: [person()] }),
    )
  }
  const results = await Promise.allSettled(
    bookings.map(({ id }) => changeBookedExtras(deps, { bookingId: id, actor: system }, [...one])),
  )
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(limit)
  expect(await sold()).toBe(limit)
})

it('would be without the lock: two that look one after the other both find it free', async () => {
  const departure = await addDeparture(deps.db, { spotsAvailable: 10 })
  const { id: linkId } = await addLink(deps.db)
  const all = [{ ...safari, limit, price: 12_000, conditions: null, units: limit }]
  const look = (tx: Tx) => requireExtras(tx, departure.id, all)
  const sell = async (tx: Tx) => {
    await tx.insert(travelBookings).values({ ...plainBooking(departure, linkId), extras: all })
  }
  await withoutSpotsSum(deps.db, () =>
    deps.db.transaction(async (first) => {
      await look(first)
      await deps.db.transaction(async (second) => {
        await look(second)
        await sell(second)
      })
      await sell(first)
    }),
  )
  expect(await sold()).toBe(2 * limit)
})

function plainBooking(departure: typeof travelDates.$inferSelect, bookingLinkId: string) {
  return {
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
    status: 'confirmed' as const,
    paymentStatus: 'not_required' as const,
    bookingSource: 'link' as const,
    bookingLinkId,
    departureId: departure.id,
    spotsTaken: 1,
  }
}
