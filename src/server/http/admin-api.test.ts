import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminContract } from '../../contract/admin/contract.ts'
import { mayCall, rights } from '../../domain/access/rights.ts'
import { settings } from '../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { openOffice } from '../testing/test-staff.ts'
import { requireSameOrigin } from './session.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)

type Routed = { '~orpc': { route: { method?: string; path?: string } } }

const anId = '0b9f8c2e-5d3a-4f7b-9c1d-2e3f4a5b6c7d'

const calls = Object.entries(adminContract).flatMap(([group, procedures]) =>
  Object.entries(procedures as unknown as Record<string, Routed>).map(([call, procedure]) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    return { group, call, method, path: path.replace(/\{[^}]+\}/g, anId) }
  }),
)

const rawPaths = [
  { path: `/documents/files/${anId}`, group: 'documents', call: 'list' },
  { path: '/exports/bookings.csv', group: 'bookings', call: 'list' },
  { path: '/exports/journal.csv', group: 'cassa', call: 'closeMonth' },
  { path: '/exports/journal.xlsx', group: 'cassa', call: 'closeMonth' },
  { path: `/exports/departures/${anId}/travellers.csv`, group: 'departures', call: 'find' },
  { path: `/exports/stays/${anId}/rooms.pdf`, group: 'rooms', call: 'board' },
]

test('the table of rights names every call, each in one row, and nothing else', () => {
  const named = rights.flatMap((right) =>
    Object.entries(right.calls).flatMap(([group, list]) => list.map((call) => `${group}.${call}`)),
  )
  expect(named.toSorted()).toEqual(calls.map(({ group, call }) => `${group}.${call}`).toSorted())
})

test('free links are made by a consultant on a trial only', async () => {
  const make = async () =>
    (await office.call(office.cookies.consultant, 'POST', '/links/free', {})).status
  expect(await make()).toBe(400)
  const real = { key: 'figures', value: { real: true }, version: 2 }
  await database.db.insert(settings).values(real)
  expect(await make()).toBe(403)
  await database.db.delete(settings).where(eq(settings.key, 'figures'))
})

test('the walk meets every call of the contract, and no two share an address', () => {
  expect(calls.length).toBeGreaterThan(60)
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

describe.each(calls)('$method $path', ({ group, call, method, path }) => {
  const body = method === 'GET' ? undefined : {}

  test('answers 401 without a session', async () => {
    const answer = await office.call(undefined, method, path, body)
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('lets a consultant in only where the table of permissions says so', async () => {
    const { status } = await office.call(office.cookies.consultant, method, path, body)
    if (mayCall('consultant', group, call, true)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(403)
  })

  test('never answers 403 or 500 to an administrator', async () => {
    const { status } = await office.call(office.cookies.administrator, method, path, body)
    expect([401, 403, 500]).not.toContain(status)
  })
})

test.each(rawPaths)(
  'the download $path is closed in the same way',
  async ({ path, group, call }) => {
    expect((await office.raw(undefined, path)).status).toBe(401)
    expect((await office.raw('staff.session_token=forged.value', path)).status).toBe(401)
    const { status } = await office.raw(office.cookies.consultant, path)
    expect(status === 403).toBe(!mayCall('consultant', group, call, true))
  },
)

test('what a consultant may not touch', () => {
  for (const [group, call] of [
    ['accounts', 'list'],
    ['accounts', 'save'],
    ['accounts', 'toggle'],
    ['staff', 'list'],
    ['settings', 'get'],
    ['audit', 'list'],
    ['mail', 'retry'],
    ['departures', 'edit'],
    ['whatsappNumbers', 'list'],
    ['launch', 'list'],
    ['claims', 'list'],
    ['claims', 'save'],
  ] as const) {
    expect(mayCall('consultant', group, call, true)).toBe(false)
  }
  expect(mayCall('', 'bookings', 'list', true)).toBe(false)
  expect(mayCall('toString', 'bookings', 'list', true)).toBe(false)
})

test('an unknown address answers 401 to strangers and 404 to staff', async () => {
  expect((await office.call(undefined, 'GET', '/nothing')).status).toBe(401)
  expect((await office.call(office.cookies.consultant, 'GET', '/nothing')).status).toBe(404)
})

describe('a change from another site', () => {
  const publicUrl = 'https://www.ondalta.example'
  const check = (headers: Record<string, string>, method = 'POST') =>
    requireSameOrigin({ method, headers: new Headers(headers), publicUrl })

  test('is refused by its origin or by what the browser says of it', () => {
    expect(() => check({ origin: 'https://evil.example' })).toThrow('FORBIDDEN')
    expect(() => check({ origin: 'null' })).toThrow('FORBIDDEN')
    expect(() => check({ 'sec-fetch-site': 'cross-site' })).toThrow('FORBIDDEN')
    expect(() => check({ 'sec-fetch-site': 'same-site' })).toThrow('FORBIDDEN')
  })

  test('is let through from the own site, and reading always is', () => {
    expect(() => check({ origin: publicUrl, 'sec-fetch-site': 'same-origin' })).not.toThrow()
    expect(() => check({ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' })).not.toThrow()
    expect(() => check({ origin: 'https://evil.example' }, 'GET')).not.toThrow()
  })
})
