import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionDefaults, signInRules } from '../../src/domain/access/sign-in.ts'
import type { OpenDatabase } from '../../src/server/platform/db/client.ts'
import { auditLog, outbox } from '../../src/server/platform/db/schema/operations.ts'
import {
  staffSignInFailures,
  staffVerifications,
} from '../../src/server/platform/db/schema/staff.ts'
import { enrol, totp } from '../../src/server/testing/second-factor.ts'
import { openTestDatabase } from '../../src/server/testing/test-database.ts'
import { type Office, openOffice, testPassword } from '../../src/server/testing/test-staff.ts'

let database: OpenDatabase
let office: Office
const email = 'administrator@ondalta.example'

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database.db)
})
afterAll(() => database.close())

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

describe('an administrator of a real site without a second factor', () => {
  test('reaches the own account and nothing else, until there is one', async () => {
    const real = await openTestDatabase()
    try {
      const site = await openOffice(real.db, { PUBLIC_URL: 'https://www.ondalta.example' })
      const { administrator, consultant } = site.cookies
      expect(await site.call(administrator, 'GET', '/bookings')).toMatchObject({
        status: 403,
        body: { code: 'SECOND_FACTOR_MISSING' },
      })
      const me = await site.call(administrator, 'GET', '/account')
      expect(me.body.mustAddSecondFactor).toBe(true)
      expect((await site.call(consultant, 'GET', '/bookings')).status).toBe(200)
      const { cookie } = await enrol(site, administrator, testPassword)
      expect((await site.call(cookie, 'GET', '/bookings')).status).toBe(200)
    } finally {
      await real.close()
    }
  })

  test('control: on a trial the same administrator comes in', async () => {
    const { cookie } = await office.signIn(email, testPassword)
    expect((await office.call(cookie, 'GET', '/bookings')).status).toBe(200)
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
    // The browser that is known moves to another network.
    await attempt(testPassword, '198.51.100.100', { ...elsewhere, cookie: cookie ?? '' })
    expect(await told()).toBe(before + 1)
  })
})

describe('a session and the password, but not the phone', () => {
  const own = async () => {
    const address = `due-${Date.now()}@ondalta.example`
    await office.auth.api.createUser({
      body: { email: address, password: testPassword, name: 'Due Passi', role: 'consultant' },
    })
    const { cookie } = await office.signIn(address, testPassword)
    return { address, ...(await enrol(office, cookie, testPassword)) }
  }
  const isOn = async (cookie: string) =>
    (await office.call(cookie, 'GET', '/account')).body.twoFactorEnabled
  const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code

  test('neither switch the second factor off nor bring in another one, nor change the password', async () => {
    const { cookie, code } = await own()
    const password = testPassword
    const off = await office.authCall(cookie, '/two-factor/disable', { password })
    expect(await codeOf(off)).toBe('FRESH_SIGN_IN_REQUIRED')
    const on = await office.authCall(cookie, '/two-factor/enable', { password })
    expect(await codeOf(on)).toBe('FRESH_SIGN_IN_REQUIRED')
    const change = { currentPassword: password, newPassword: 'quattro-gatti-sul-tetto' }
    const changed = await office.authCall(cookie, '/change-password', change)
    expect(await codeOf(changed)).toBe('FRESH_SIGN_IN_REQUIRED')
    expect(await isOn(cookie)).toBe(true)
    // Control: with the code of the old phone it goes.
    const proved = await office.authCall(cookie, '/two-factor/disable', { password, code: code() })
    expect(proved.status).toBe(200)
  })

  test('nor in the minutes after somebody has confirmed who they are', async () => {
    const { cookie, code } = await own()
    const password = testPassword
    const confirmed = await office.call(cookie, 'POST', '/account/confirm', {
      password,
      code: code(),
    })
    expect(confirmed.status).toBeLessThan(300)
    for (const path of ['/two-factor/disable', '/two-factor/enable']) {
      const answer = await office.authCall(cookie, path, { password })
      expect([path, await codeOf(answer)]).toEqual([path, 'FRESH_SIGN_IN_REQUIRED'])
    }
    expect(await isOn(cookie)).toBe(true)
    // Control: the code of the phone, with the call itself.
    const proved = await office.authCall(cookie, '/two-factor/disable', { password, code: code() })
    expect(proved.status).toBe(200)
  })

  test('a recovery code stands for the phone, once', async () => {
    const address = `riserva-${Date.now()}@ondalta.example`
    await office.auth.api.createUser({
      body: { email: address, password: testPassword, name: 'Tre Passi', role: 'consultant' },
    })
    const { cookie } = await office.signIn(address, testPassword)
    const enabled = await office.authCall(cookie, '/two-factor/enable', { password: testPassword })
    const { totpURI, backupCodes } = (await enabled.json()) as {
      totpURI: string
      backupCodes: string[]
    }
    const code = totp(new URL(totpURI).searchParams.get('secret') ?? '')
    const verified = await office.authCall(cookie, '/two-factor/verify-totp', { code })
    const fresh = verified.headers.getSetCookie().map((line) => line.split(';')[0])
    const confirm = (one: string | undefined) =>
      office.call(fresh.join('; '), 'POST', '/account/confirm', {
        password: testPassword,
        code: one,
      })
    expect((await confirm(backupCodes[0])).status).toBe(200)
    expect((await confirm(backupCodes[0])).status).toBe(403)
  })

  test('guess slower and slower, whichever call they use, and the log has every guess', async () => {
    const { cookie, address } = await own()
    const calls = [
      () =>
        office.authCall(cookie, '/change-password', {
          currentPassword: 'x1',
          newPassword: 'y'.repeat(12),
          code: '000000',
        }),
      () =>
        office.authCall(cookie, '/two-factor/disable', { password: testPassword, code: '000000' }),
      () => office.authCall(cookie, '/two-factor/enable', { password: 'x2', code: '000000' }),
    ]
    for (let guess = 0; guess < signInRules.freeFailures; guess += 1) {
      const answer = await calls[guess % calls.length]?.()
      expect(answer?.status).toBe(403)
    }
    for (const call of calls) expect((await call()).status).toBe(429)
    const confirm = await office.call(cookie, 'POST', '/account/confirm', {
      password: 'x',
      code: '1',
    })
    expect(confirm.body.code).toBe('SIGN_IN_SLOWED')
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'identity_refused'))
    const counted = entries.filter(({ after }) => (after as { email?: string }).email === address)
    expect(counted).toHaveLength(signInRules.freeFailures)
  })
})

test('no browser is let in without a code for a month', async () => {
  const address = `mese-${Date.now()}@ondalta.example`
  await office.auth.api.createUser({
    body: { email: address, password: testPassword, name: 'Un Mese', role: 'consultant' },
  })
  const { cookie } = await office.signIn(address, testPassword)
  const { code } = await enrol(office, cookie, testPassword)
  const signIn = (cookies = '') =>
    office.authCall(cookies || undefined, '/sign-in/email', {
      email: address,
      password: testPassword,
    })
  const cookiesOf = (answer: Response) =>
    answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const half = cookiesOf(await signIn())
  const done = await office.authCall(half.join('; '), '/two-factor/verify-totp', {
    code: code(),
    trustDevice: true,
  })
  expect(done.status).toBe(200)
  expect(cookiesOf(done).join()).not.toContain('trust_device')
  const rows = await database.db
    .select()
    .from(staffVerifications)
    .where(like(staffVerifications.identifier, 'trust-device-%'))
  expect(rows).toHaveLength(0)
  // Control: the library itself would have let that browser in.
  const again = cookiesOf(await signIn())
  const trusting = await office.auth.handler(
    new Request('http://localhost:3000/api/auth/two-factor/verify-totp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost:3000',
        cookie: again.join('; '),
      },
      body: JSON.stringify({ code: code(), trustDevice: true }),
    }),
  )
  const trust = cookiesOf(trusting).filter((pair) => pair?.includes('trust_device'))
  expect(trust).toHaveLength(1)
  expect(await (await signIn(trust.join('; '))).json()).toMatchObject({ twoFactorRedirect: true })
})
