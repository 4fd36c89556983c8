import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openOffice, testPassword } from '../../testing/test-staff.ts'
import { deviceName } from './own-sessions.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const admin = office.cookies.administrator

type Member = Record<string, unknown> & { id: string }
const actions = async () =>
  (await database.db.select().from(auditLog).where(eq(auditLog.entity, 'staff'))).map(
    (entry) => entry.action,
  )

async function hire(email: string): Promise<{ member: Member; oneTimePassword: string }> {
  const answer = await office.call(admin, 'POST', '/staff', {
    name: 'Sara Conti',
    email,
    role: 'consultant',
  })
  expect(answer.status).toBe(201)
  return answer.body as { member: Member; oneTimePassword: string }
}

test('whoever is signed in sees who they are', async () => {
  const { body } = await office.call(admin, 'GET', '/account')
  expect(body).toMatchObject({
    name: 'Amina Diallo',
    role: 'administrator',
    mustChangePassword: false,
  })
})

test('a new member signs in once with the given password and then chooses an own one', async () => {
  const { member, oneTimePassword } = await hire('Sara@ondalta.example')
  expect(member).toMatchObject({ email: 'sara@ondalta.example', mustChangePassword: true })
  const { cookie } = await office.signIn('sara@ondalta.example', oneTimePassword)
  expect((await office.call(cookie, 'GET', '/account')).body.mustChangePassword).toBe(true)
  expect(await office.call(cookie, 'GET', '/bookings')).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_CHANGE_REQUIRED' },
  })
  const changed = await office.authCall(cookie, '/change-password', {
    currentPassword: oneTimePassword,
    newPassword: 'la-mia-password-nuova',
  })
  expect(changed.status).toBe(200)
  expect((await office.call(cookie, 'GET', '/account')).body.mustChangePassword).toBe(false)
  expect((await office.call(cookie, 'GET', '/bookings')).status).toBe(200)
  expect((await office.signIn('sara@ondalta.example', oneTimePassword)).status).toBe(401)
  expect(await actions()).toEqual(
    expect.arrayContaining(['created', 'signed_in', 'password_changed']),
  )
  const twice = await office.call(admin, 'POST', '/staff', {
    name: 'Altra',
    email: 'sara@ondalta.example',
    role: 'consultant',
  })
  expect(twice.body.code).toBe('STAFF_EMAIL_TAKEN')
})

test('a deactivated member is out at once and can come back', async () => {
  const { member, oneTimePassword } = await hire('luca@ondalta.example')
  const { cookie } = await office.signIn('luca@ondalta.example', oneTimePassword)
  const off = await office.call(admin, 'POST', `/staff/${member.id}/deactivate`, {})
  expect(off.body).toMatchObject({ active: false, openSessions: 0 })
  expect((await office.call(cookie, 'GET', '/account')).status).toBe(401)
  expect((await office.signIn('luca@ondalta.example', oneTimePassword)).status).toBe(403)
  await office.call(admin, 'POST', `/staff/${member.id}/reactivate`, {})
  expect((await office.signIn('luca@ondalta.example', oneTimePassword)).status).toBe(200)
})

test('a new role and a new password take effect; sessions can be ended', async () => {
  const { member, oneTimePassword } = await hire('irene@ondalta.example')
  const { cookie } = await office.signIn('irene@ondalta.example', oneTimePassword)
  const newPassword = 'la-password-di-irene'
  const change = { currentPassword: oneTimePassword, newPassword }
  await office.authCall(cookie, '/change-password', change)
  expect((await office.call(cookie, 'GET', '/staff')).status).toBe(403)
  await office.call(admin, 'PUT', `/staff/${member.id}/role`, { role: 'administrator' })
  expect((await office.call(cookie, 'GET', '/staff')).status).toBe(200)
  const reset = await office.call(admin, 'POST', `/staff/${member.id}/password`, {})
  expect((await office.call(cookie, 'GET', '/account')).status).toBe(401)
  const again = await office.signIn('irene@ondalta.example', String(reset.body.oneTimePassword))
  expect(again.status).toBe(200)
  const ended = await office.call(admin, 'POST', `/staff/${member.id}/end-sessions`, {})
  expect(ended.body.ended).toBe(1)
  await office.call(admin, 'PUT', `/staff/${member.id}/role`, { role: 'consultant' })
})

test('the last administrator can neither step down nor be deactivated', async () => {
  const { body } = await office.call(admin, 'GET', '/account')
  const id = String(body.id)
  const down = await office.call(admin, 'PUT', `/staff/${id}/role`, { role: 'consultant' })
  expect(down.body.code).toBe('LAST_ADMINISTRATOR')
  const off = await office.call(admin, 'POST', `/staff/${id}/deactivate`, {})
  expect(off.body.code).toBe('LAST_ADMINISTRATOR')
})

test('own sessions are listed and ended', async () => {
  const other = await office.signIn('administrator@ondalta.example', testPassword)
  const { body } = await office.call(admin, 'GET', '/account/sessions')
  const sessions = body.sessions as { id: string; isCurrent: boolean }[]
  expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1)
  const { body: ended } = await office.call(admin, 'POST', '/account/sessions/end-others', {})
  expect(ended).toEqual({ ended: sessions.length - 1 })
  expect((await office.call(other.cookie, 'GET', '/account')).status).toBe(401)
})

test('two-factor: enrolled by a code, asked for at the next sign-in', async () => {
  const { oneTimePassword } = await hire('due@ondalta.example')
  const { cookie } = await office.signIn('due@ondalta.example', oneTimePassword)
  const enable = await office.authCall(cookie, '/two-factor/enable', { password: oneTimePassword })
  const { totpURI, backupCodes } = (await enable.json()) as {
    totpURI: string
    backupCodes: string[]
  }
  expect(backupCodes.length).toBeGreaterThan(5)
  const code = totp(new URL(totpURI).searchParams.get('secret') ?? '')
  expect((await office.authCall(cookie, '/two-factor/verify-totp', { code })).status).toBe(200)
  const response = await office.authCall(undefined, '/sign-in/email', {
    email: 'due@ondalta.example',
    password: oneTimePassword,
  })
  expect(await response.json()).toMatchObject({ twoFactorRedirect: true })
})

test("the library's own administration is closed, and other sites can't sign anybody in", async () => {
  expect((await office.authCall(admin, '/admin/set-role', {})).status).toBe(404)
  expect((await office.authCall(undefined, '/sign-up/email', {})).status).toBe(404)
  const foreign = await office.authCall(
    admin,
    '/change-password',
    { currentPassword: testPassword, newPassword: 'un-altra-password' },
    { origin: 'https://evil.example' },
  )
  expect(foreign.status).toBe(403)
})

test('the old password, the one before it and common ones are refused', async () => {
  const { member, oneTimePassword } = await hire('anna@ondalta.example')
  const { cookie } = await office.signIn('anna@ondalta.example', oneTimePassword)
  const change = async (who: string, currentPassword: string, newPassword: string) => {
    const answer = await office.authCall(who, '/change-password', { currentPassword, newPassword })
    return answer.ok ? 'changed' : ((await answer.json()) as { code: string }).code
  }
  expect(await change(cookie, oneTimePassword, 'password123')).toBe('PASSWORD_COMMON')
  expect(await change(cookie, oneTimePassword, 'anna-ondalta')).toBe('PASSWORD_COMMON')
  expect(await change(cookie, oneTimePassword, oneTimePassword)).toBe('PASSWORD_REUSED')
  expect(await change(cookie, oneTimePassword, 'tre-gatti-sul-tetto')).toBe('changed')
  const reset = await office.call(admin, 'POST', `/staff/${member.id}/password`, {})
  const given = String(reset.body.oneTimePassword)
  const again = await office.signIn('anna@ondalta.example', given)
  expect(await change(again.cookie, given, 'tre-gatti-sul-tetto')).toBe('PASSWORD_REUSED')
})

test('a password reset and a lost second factor are told by mail to whom they concern', async () => {
  const { member } = await hire('nora@ondalta.example')
  await office.call(admin, 'POST', `/staff/${member.id}/password`, {})
  await office.call(admin, 'POST', `/staff/${member.id}/second-factor/reset`, {})
  const mails = await database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, 'nora@ondalta.example'))
    .orderBy(outbox.kind)
  expect(mails.map((mail) => mail.kind)).toEqual(
    expect.arrayContaining(['staff_password_reset', 'staff_second_factor_off']),
  )
  expect(mails[0]?.text).toContain('Amina Diallo')
})

test('devices are named so that people recognise them', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36')).toBe(
    'Chrome su Windows',
  )
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1')).toBe(
    'Safari su iPhone',
  )
  expect(deviceName('curl/8')).toBe('Dispositivo sconosciuto')
})

/** RFC 6238 with the usual 30 seconds and six digits. */
function totp(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
