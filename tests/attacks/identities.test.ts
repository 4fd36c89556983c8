import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminContract } from '../../src/contract/admin/contract.ts'
import { publicContract } from '../../src/contract/contract.ts'
import { mayCall } from '../../src/domain/access/rights.ts'
import { createBooking } from '../../src/server/booking/bookings/create-booking.ts'
import { staffUsers } from '../../src/server/platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { enrol } from '../../src/server/testing/second-factor.ts'
import { addLink, callApi, person } from '../../src/server/testing/test-deps.ts'
import { openOffice, testPassword } from '../../src/server/testing/test-staff.ts'

type Routed = { '~orpc': { route: { method?: string; path?: string } } }
type Route = { group: string; call: string; method: string; path: string }

const anId = '0b9f8c2e-5d3a-4f7b-9c1d-2e3f4a5b6c7d'

function routesOf(contract: object): Route[] {
  return Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Routed>).map(([call, procedure]) => {
      const { method = 'POST', path = '' } = procedure['~orpc'].route
      return { group, call, method, path: path.replace(/\{[^}]+\}/g, anId) }
    }),
  )
}

const routes = routesOf(adminContract)
const identities = [
  'stranger',
  'link holder',
  'consultant',
  'coordinator',
  'administrator',
  'deactivated',
  'one-time password',
  'without second factor',
] as const
type Identity = (typeof identities)[number]

const database = await databaseOfThisFile()
const office = await openOffice(database.db, { PUBLIC_URL: 'https://www.ondalta.example' })
let cookies: Record<Identity, string | undefined>

/** A real site, where every check of staff is active. */
beforeAll(async () => {
  const { token } = await addLink(database.db)
  const { id } = await createBooking(office.deps, {
    token,
    submissionId: randomUUID(),
    travelers: [person()],
  })
  cookies = {
    stranger: undefined,
    'link holder': `staff.session_token=${token}.${id}; booking=${id}`,
    consultant: office.cookies.consultant,
    coordinator: office.cookies.coordinator,
    administrator: (await enrol(office, office.cookies.administrator, testPassword)).cookie,
    deactivated: await member('via@ondalta.example', { banned: true }),
    'one-time password': await member('nuova@ondalta.example', { mustChangePassword: true }),
    'without second factor': await member('capo@ondalta.example', { role: 'administrator' }),
  }
}, 200_000)

async function member(email: string, change: Partial<typeof staffUsers.$inferInsert>) {
  const role = 'consultant'
  await office.auth.api.createUser({ body: { email, password: testPassword, name: 'Prova', role } })
  const { cookie } = await office.signIn(email, testPassword)
  await database.db.update(staffUsers).set(change).where(eq(staffUsers.email, email))
  return cookie
}

/** What the access check must answer, before the input of the call is looked at. */
function expected(who: Identity, { group, call }: Route): 'out' | 'closed' | 'in' {
  if (who === 'stranger' || who === 'link holder' || who === 'deactivated') return 'out'
  if (who === 'one-time password' || who === 'without second factor') {
    return group === 'account' ? 'in' : 'closed'
  }
  return mayCall(who, group, call, true) ? 'in' : 'closed'
}

/** These codes mean that the caller has the right, and only password and code are missing or wrong. */
const insideCodes = ['FRESH_SIGN_IN_REQUIRED', 'IDENTITY_NOT_CONFIRMED']

async function answered(who: Identity, { method, path }: Route): Promise<'out' | 'closed' | 'in'> {
  const { status, body } = await office.call(
    cookies[who],
    method,
    path,
    method === 'GET' ? undefined : {},
  )
  expect([who, method, path, status === 500]).toEqual([who, method, path, false])
  if (status === 401) return 'out'
  return status === 403 && !insideCodes.includes(String(body.code)) ? 'closed' : 'in'
}

describe(`${routes.length} calls of the back office`, () => {
  test.each(identities)(
    'answer %s as the table of permissions says, without exception',
    async (who) => {
      const mismatches = []
      for (const route of routes) {
        const door = await answered(who, route)
        if (door !== expected(who, route)) mismatches.push({ ...route, door })
      }
      expect(mismatches).toEqual([])
    },
  )
})

test('control: with the rights of an administrator a consultant would come in everywhere', async () => {
  const change = { role: 'administrator', twoFactorEnabled: true }
  const email = 'consultant@ondalta.example'
  await database.db.update(staffUsers).set(change).where(eq(staffUsers.email, email))
  for (const route of routes) {
    expect([route.path, await answered('consultant', route)]).toEqual([route.path, 'in'])
  }
})

test('the public calls ask nobody who they are; the place of a trip asks for its own session', async () => {
  let asking = 0
  for (const { method, path } of routesOf(publicContract)) {
    const { status } = await callApi(office.deps, method, path, method === 'GET' ? undefined : {})
    const isPlace = /^\/trip(?:\/|$)/.test(path)
    if (isPlace && status === 401) asking += 1
    else expect([path, [401, 403, 500].includes(status)]).toEqual([path, false])
  }
  expect(asking).toBeGreaterThan(0)
})
