import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '../../src/server/booking/bookings/create-booking.ts'
import { type OpenDatabase, openPostgres } from '../../src/server/platform/db/client.ts'
import { travelBookings } from '../../src/server/platform/db/schema/bookings.ts'
import { travelDates } from '../../src/server/platform/db/schema/catalogue.ts'
import { auditLog, outbox } from '../../src/server/platform/db/schema/operations.ts'
import {
  addDeparture,
  addLink,
  callApi,
  person,
  type TestDeps,
  testDeps,
} from '../../src/server/testing/test-deps.ts'
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts'
import { type FaultsDatabase, openFaultsDatabase } from './faults-database.ts'

let direct: FaultsDatabase
let proxy: BreakableProxy
let site: OpenDatabase
let deps: TestDeps
let auditedBefore: number

beforeAll(async () => {
  direct = await openFaultsDatabase()
  proxy = await startBreakableProxy(direct.url)
  site = await openPostgres(proxy.url)
})
afterAll(async () => {
  await site.close()
  await proxy.close()
  await direct.close()
})
beforeEach(async () => {
  proxy.mend()
  deps = testDeps(site.db)
  for (const table of [travelBookings, travelDates, outbox]) await direct.db.delete(table)
  // The audit log can't be emptied: what a test adds is counted from here.
  auditedBefore = await direct.db.$count(auditLog)
})

const form = async (people = 1) => ({
  token: (await addLink(direct.db)).token,
  submissionId: randomUUID(),
  travelers: Array.from({ length: people }, () => person()),
})

async function expectBooked(bookings: number, spotsLeft: number) {
  expect(await direct.db.$count(travelBookings)).toBe(bookings)
  expect((await direct.db.select().from(travelDates))[0]?.spotsAvailable).toBe(spotsLeft)
  expect(await direct.db.$count(outbox)).toBe(2 * bookings)
  expect(await direct.db.$count(auditLog)).toBe(auditedBefore + bookings)
}

describe('a database connection that is lost', () => {
  it.each(['travel_dates', 'insert into "travel_bookings"', 'insert into "outbox"', 'commit'])(
    'in the answer to %s neither loses nor doubles the booking',
    async (statement) => {
      await addDeparture(direct.db, { spotsAvailable: 5 })
      const request = await form(2)
      const before = proxy.lost()
      proxy.loseAnswerTo(statement)
      const booking = await createBooking(deps, request)
      expect(proxy.lost()).toBe(before + 1)
      expect(booking.status).toBe('pending')
      await expectBooked(1, 3)
      expect((await createBooking(deps, request)).id).toBe(booking.id)
      await expectBooked(1, 3)
    },
  )

  it('while the booking waits for a lock is taken up again by itself', async () => {
    const departure = await addDeparture(direct.db, { spotsAvailable: 5 })
    const request = await form()
    const other = new pg.Client({ connectionString: direct.url })
    await other.connect()
    await other.query('begin')
    await other.query('select * from travel_dates where id = $1 for update', [departure.id])
    const booking = createBooking(deps, request)
    expect(await terminateWaiting()).toBe(1)
    await other.query('rollback')
    await other.end()
    expect((await booking).status).toBe('pending')
    await expectBooked(1, 4)
  })

  it('again and again, under travellers who try again, ends with one booking each', async () => {
    await addDeparture(direct.db, { spotsAvailable: 10 })
    const forms = await Promise.all(Array.from({ length: 10 }, () => form()))
    const cuts = proxy.cutAfterAnswers([3, 8, 12, 16, 20, 8, 24, 12, 6, 10])
    const made = await Promise.all(
      forms.map((request) => insist(() => createBooking(deps, request))),
    )
    expect(new Set(made.map((booking) => booking.id)).size).toBe(10)
    expect(cuts()).toBe(10)
    await expectBooked(10, 0)
  })
})

describe('a pool of connections', () => {
  it('does not run dry when connections die before their first query', async () => {
    const { token } = await addLink(direct.db)
    for (let round = 0; round < 25; round += 1) {
      proxy.loseAnswerTo('begin')
      await createBooking(deps, { token, submissionId: randomUUID(), travelers: [person()] })
    }
    expect(await direct.db.$count(travelBookings)).toBe(25)
  })
})

describe('a database that is away', () => {
  it('is answered with a clear sentence, loses nothing, and works again when it is back', async () => {
    await addDeparture(direct.db, { spotsAvailable: 5 })
    const request = await form()
    proxy.cut()
    const refused = await callApi(deps, 'POST', '/bookings', request)
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'Si è verificato un errore imprevisto. Riprova tra qualche istante.' },
    })
    expect(JSON.stringify(refused)).not.toMatch(/select|insert|ECONN|password|127\.0\.0\.1/i)
    proxy.mend()
    const made = await callApi(deps, 'POST', '/bookings', request)
    expect(made.status).toBe(201)
    await expectBooked(1, 4)
  })
})

async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= 20) throw error
      await wait(50)
    }
  }
}

/** Terminates the backend of the one connection that waits for a lock. */
async function terminateWaiting(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ended = await direct.db
      .select({ pid: sql`pg_terminate_backend(pid)` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
    if (ended.length > 0) return ended.length
    await wait(50)
  }
  return 0
}
