import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerAdmin } from '../../src/server/app/admin-router.ts'
import type { Db } from '../../src/server/platform/db/client.ts'
import { openReplica, type Replica } from '../../src/server/platform/db/replica.ts'
import { replicaHeartbeat } from '../../src/server/platform/db/schema/operations.ts'
import { book } from '../../src/server/testing/test-deps.ts'
import { type Office, openOffice } from '../../src/server/testing/test-staff.ts'
import { openPostgresForTests } from './postgres.ts'

let database: Awaited<ReturnType<typeof openPostgresForTests>>
let office: Office
let replica: Replica
let asked = 0

/** Counts what is asked of the replica, whose role may not write. */
function counted(db: Db): Db {
  return new Proxy(db, {
    get: (target, name, receiver) => {
      asked += 1
      return Reflect.get(target, name, receiver)
    },
  })
}

/** A database role that may only read, as on a real replica. */
const reader = `reader_${randomUUID().slice(0, 8)}`

function asReader(url: string): string {
  const address = new URL(url)
  address.username = reader
  return address.href
}

const get = (path: string, cookie = office.cookies.administrator) =>
  office.call(cookie, 'GET', path)

beforeAll(async () => {
  database = await openPostgresForTests()
  office = await openOffice(database.db)
  await database.db.execute(sql.raw(`create role ${reader} login in role pg_read_all_data`))
  const opened = await openReplica(database.db, asReader(database.url ?? ''))
  replica = { ...opened, db: counted(opened.db) }
})
afterAll(async () => {
  await replica.close()
  await database.db.execute(sql.raw(`drop role ${reader}`))
  await database.close()
})
beforeEach(() => {
  office.deps.replica = replica
  asked = 0
})

describe('a replica that follows', () => {
  it.each([
    '/bookings',
    '/bookings/counts',
    '/dashboard/summary',
    '/dashboard/charts',
    '/dashboard/vitals',
    '/audit',
    '/audit/filters',
    '/documents',
    '/links',
    '/messages',
    '/messages/counts',
    '/outbox',
    '/reviews',
    '/search?q=rossi',
    '/system/page-errors',
  ])('answers %s', async (path) => {
    expect((await get(path)).status).toBe(200)
    expect(asked).toBeGreaterThan(0)
    expect(replica.state()).toBe('used')
  })

  it('is not asked for money, accounts, what to do today and what is opened to be changed', async () => {
    const { id } = await book(office.deps)
    const paths = [
      '/cassa/entries',
      '/cassa/missing',
      '/cassa/refunds',
      '/ibans',
      '/dashboard/attention',
    ]
    for (const path of [...paths, `/bookings/${id}`, '/departures', '/settings', '/staff']) {
      expect((await get(path)).status).toBe(200)
    }
    expect(asked).toBe(0)
  })

  it('is not asked by a browser that has just changed something', async () => {
    await get('/bookings', `${office.cookies.administrator}; office_changed=1`)
    expect(asked).toBe(0)
    const url = 'http://localhost:3000/api/admin/outbox/retry-failed'
    const request = new Request(url, {
      method: 'POST',
      headers: { cookie: office.cookies.administrator, origin: 'http://localhost:3000' },
    })
    const context = {
      ...office.deps,
      auth: office.auth,
      requestId: 'test',
      address: '127.0.0.1',
      headers: request.headers,
      method: 'POST',
    }
    const changed = await answerAdmin(request, context)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('set-cookie')).toMatch(/^office_changed=1; Max-Age=10;/)
    const looked = await office.raw(office.cookies.administrator, '/bookings')
    expect(looked.headers.get('set-cookie')).toBeNull()
  })

  it('that breaks in the middle costs nobody an answer, and is asked again once it is well', async () => {
    const broken = {
      get: () => {
        throw new Error('Connection terminated unexpectedly')
      },
    }
    office.deps.replica = { ...replica, db: new Proxy(replica.db, broken) }
    expect((await get('/bookings')).status).toBe(200)
    expect(replica.state()).toBe('away')
    await expect.poll(() => replica.state(), { timeout: 10_000 }).toBe('used')
  })
})

describe('instead of a replica', () => {
  it('that is away the database itself is asked', async () => {
    const away = await openReplica(database.db, 'postgres://nobody@127.0.0.1:1/none')
    office.deps.replica = away
    expect(away.state()).toBe('away')
    expect((await get('/bookings')).status).toBe(200)
    const { body } = await get('/system')
    expect(JSON.stringify(body)).toContain('Non risponde: elenchi e grafici')
    await away.close()
  })

  it('that stands still the database itself is asked', async () => {
    const still = await openPostgresForTests()
    await still.db.insert(replicaHeartbeat).values({ id: 1, at: new Date(Date.now() - 60_000) })
    const behind = await openReplica(database.db, still.url ?? '')
    expect(behind.state()).toBe('behind')
    await behind.close()
    await still.close()
  })
})
