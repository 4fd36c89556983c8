import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signInRules } from '../../src/domain/access/sign-in.ts'
import { auditLog } from '../../src/server/platform/db/schema/operations.ts'
import { staffVerifications } from '../../src/server/platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { enrol, totp } from '../../src/server/testing/second-factor.ts'
import { openTestDatabase } from '../../src/server/testing/test-database.ts'
import { openOffice, testPassword } from '../../src/server/testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const email = 'administrator@ondalta.example'

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
    // Control: with the code of the old phone it can be switched off.
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
    // Control: with the phone's code sent in the same call it works.
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
  // Control: the library itself would have trusted that browser.
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
