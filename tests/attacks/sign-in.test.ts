import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessionDefaults, signInRules } from '../../src/domain/access/sign-in.ts'
import { auditLog, outbox } from '../../src/server/platform/db/schema/operations.ts'
import { staffSignInFailures } from '../../src/server/platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { openOffice, testPassword } from '../../src/server/testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const email = 'administrator@ondalta.example'

const attempt = (password: string, address: string, headers: Record<string, string> = {}) =>
  office.authCall(undefined, '/sign-in/email', { email, password }, headers, address)

describe('guessing a password', () => {
  test('gets slower with every guess, even with many at once', async () => {
    const burst = Array.from({ length: 20 }, (_, guess) => attempt(`guess-${guess}`, '192.0.2.1'))
    const statuses = (await Promise.all(burst)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(signInRules.freeFailures)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    const refused = await attempt(testPassword, '192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    office.deps.clock.now = new Date(Date.now() + signInRules.firstWaitSeconds * 1000 + 1000)
    expect((await attempt('guess-20', '192.0.2.1')).status).toBe(401)
    expect((await attempt('guess-21', '192.0.2.1')).status).toBe(429)
    office.deps.clock.now = new Date()
  })

  test('locks nobody else out: the owner comes in from another network at the same moment', async () => {
    expect((await attempt(testPassword, '198.51.100.7')).status).toBe(200)
  })

  test('control: without the count the guesses would go on', async () => {
    await database.db.delete(staffSignInFailures)
    expect((await attempt('guess-22', '192.0.2.1')).status).toBe(401)
  })

  test('from one IPv6 network is one guesser, whatever address it takes', async () => {
    const guesses = []
    for (let host = 1; host <= 8; host += 1) {
      guesses.push((await attempt(`guess-${host}`, `2001:db8:1:1::${host}`)).status)
    }
    expect(guesses.filter((status) => status === 401)).toHaveLength(signInRules.freeFailures)
    expect((await attempt('guess', '2001:db8:1:2::1')).status).toBe(401)
  })

  test('is written down with account, address and device, and many are told to the owner', async () => {
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'sign_in_failed'))
    expect(entries[0]?.after).toMatchObject({ email, address: '192.0.2.1' })
    expect(JSON.stringify(entries)).not.toContain('guess-')
    for (let network = 0; network < signInRules.tellAfterFailures; network += 1) {
      await attempt('guess', `203.0.113.${network}`)
    }
    const mails = await database.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(mails.filter((mail) => mail.kind === 'staff_many_failures')).toHaveLength(1)
  })
})

test('an office of thirty behind one address signs in within ten minutes', async () => {
  const statuses = []
  for (let person = 0; person < 30; person += 1) {
    statuses.push((await attempt(testPassword, '198.51.100.30')).status)
  }
  expect(statuses.every((status) => status === 200)).toBe(true)
})

describe('a form of another site', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'can not sign anybody in as %s',
    async (type) => {
      const answer = await attempt(testPassword, '198.51.100.8', { 'content-type': type })
      expect(answer.status).toBe(415)
      expect(answer.headers.getSetCookie()).toEqual([])
    },
  )

  test('control: the same as JSON signs in', async () => {
    expect((await attempt(testPassword, '198.51.100.8')).status).toBe(200)
  })
})

test('of the library only what the pages use is open', async () => {
  const { cookies, authCall } = office
  const closed = [
    '/admin/set-role',
    '/admin/create-user',
    '/admin/impersonate-user',
    '/sign-up/email',
    '/update-user',
    '/change-email',
    '/delete-user',
    '/request-password-reset',
    '/two-factor/get-totp-uri',
    '/two-factor/generate-backup-codes',
    '/two-factor/send-otp',
    '/revoke-sessions',
    '/__proto__',
    '/toString',
  ]
  for (const path of closed) {
    expect([path, (await authCall(cookies.administrator, path, {})).status]).toEqual([path, 404])
  }
})

describe('a stolen session', () => {
  const sessionOf = async () => (await office.signIn(email, testPassword)).cookie
  const status = async (cookie: string) => (await office.call(cookie, 'GET', '/bookings')).status
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)

  test('is of no use after half an hour of nothing, and stays so', async () => {
    const cookie = await sessionOf()
    office.deps.clock.now = minutes(sessionDefaults.idleMinutes - 1)
    expect(await status(cookie)).toBe(200)
    office.deps.clock.now = minutes(2 * sessionDefaults.idleMinutes - 2)
    expect(await status(cookie)).toBe(200)
    office.deps.clock.now = minutes(3 * sessionDefaults.idleMinutes)
    expect(await status(cookie)).toBe(401)
    office.deps.clock.now = new Date()
    expect(await status(cookie)).toBe(401)
  })

  test('can not be kept open by what a page asks by itself', async () => {
    const cookie = await sessionOf()
    office.deps.clock.now = minutes(20)
    expect((await office.raw(cookie, '/bookings', { 'x-staff-idle': '1' })).status).toBe(200)
    office.deps.clock.now = minutes(sessionDefaults.idleMinutes + 1)
    expect(await status(cookie)).toBe(401)
    office.deps.clock.now = new Date()
  })

  test('ends after twelve hours, however busy', async () => {
    const cookie = await sessionOf()
    for (let passed = 25; passed < sessionDefaults.hours * 60; passed += 25) {
      office.deps.clock.now = minutes(passed)
      expect(await status(cookie)).toBe(200)
    }
    office.deps.clock.now = minutes(sessionDefaults.hours * 60 + 1)
    expect(await status(cookie)).toBe(401)
    office.deps.clock.now = new Date()
  })

  test('control: with longer times in the settings it would still open the door', async () => {
    const { call, deps } = office
    const fresh = (await office.signIn(email, testPassword)).cookie
    const save = { hours: 24, idleMinutes: 240, version: 1 }
    expect((await call(fresh, 'PUT', '/settings/sessions', save)).status).toBe(200)
    const cookie = await sessionOf()
    deps.clock.now = minutes(200)
    expect(await status(cookie)).toBe(200)
    deps.clock.now = new Date()
  })
})

describe('somebody with the password on another device', () => {
  const elsewhere = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
  const told = async () =>
    (await database.db.select().from(outbox).where(eq(outbox.kind, 'staff_new_device'))).length

  test('is told to the owner once, and the known device is not', async () => {
    const before = await told()
    const first = await attempt(testPassword, '198.51.100.99', elsewhere)
    expect(await told()).toBe(before + 1)
    const cookie = first.headers
      .getSetCookie()
      .find((line) => line.startsWith('staff.device='))
      ?.split(';')[0]
    expect(first.headers.getSetCookie().join()).toMatch(
      /staff\.device=[^,]*HttpOnly; SameSite=Strict/,
    )
    // A known browser moves to another network: no mail.
    await attempt(testPassword, '198.51.100.100', { ...elsewhere, cookie: cookie ?? '' })
    expect(await told()).toBe(before + 1)
  })
})
