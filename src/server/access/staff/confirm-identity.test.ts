import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signInRules } from '../../../domain/access/sign-in.ts'
import { freshMinutes } from '../../../domain/accounts/account-changes.ts'
import { auditLog, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { enrol } from '../../testing/second-factor.ts'
import { openOffice, testPassword } from '../../testing/test-staff.ts'

const account = { accountHolder: 'Ondalta', iban: 'DE89370400440532013000' }

const database = await databaseOfThisFile()
const office = await openOffice(database.db, { PUBLIC_URL: 'https://www.ondalta.example' })
let who: { cookie: string; code: () => string }

const confirm = (cookie: string, body: object) =>
  office.call(cookie, 'POST', '/account/confirm', body)

test('without a second factor nothing delicate can be done on a real site', async () => {
  const answer = await confirm(office.cookies.administrator, { password: testPassword })
  expect(answer).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_MISSING' } })
})

/** Lets one administrator act alone; waiting for a second one is tested among the attacks. */
async function withoutApproval() {
  await database.db
    .insert(settings)
    .values({ key: 'accounts', value: { secondApproval: false }, version: 2 })
}

test('a session alone opens nothing delicate: password and code are asked again', async () => {
  await withoutApproval()
  who = await enrol(office, office.cookies.administrator, testPassword)
  const save = () => office.call(who.cookie, 'POST', '/ibans', account)
  expect(await save()).toMatchObject({ status: 403, body: { code: 'FRESH_SIGN_IN_REQUIRED' } })
  for (const wrong of [
    { password: 'sbagliata', code: who.code() },
    { password: testPassword, code: '000000' },
    { password: testPassword },
  ]) {
    const refused = await confirm(who.cookie, wrong)
    expect(refused).toMatchObject({ status: 403, body: { code: 'IDENTITY_NOT_CONFIRMED' } })
  }
  expect((await save()).status).toBe(403)
  expect((await confirm(who.cookie, { password: testPassword, code: who.code() })).status).toBe(200)
  expect((await save()).status).toBe(201)
})

test('it stays fresh for five minutes', async () => {
  const toggle = () => office.call(who.cookie, 'POST', '/ibans', account)
  const wait = (ms: number) => {
    office.deps.clock.now = new Date(office.deps.now().getTime() + ms)
  }
  wait(freshMinutes * 60_000 - 5_000)
  expect((await toggle()).body.code).toBe('DUPLICATE_IBAN')
  wait(10_000)
  expect((await toggle()).body.code).toBe('FRESH_SIGN_IN_REQUIRED')
})

test('guessing gets slower and slower, and every guess is in the log', async () => {
  office.deps.clock.now = new Date(office.deps.now().getTime() + 600_000)
  for (let at = 0; at < signInRules.freeFailures; at += 1) {
    await confirm(who.cookie, { password: 'x', code: '1' })
  }
  const right = { password: testPassword, code: who.code() }
  expect((await confirm(who.cookie, right)).body.code).toBe('SIGN_IN_SLOWED')
  const entries = (action: string) =>
    database.db.select().from(auditLog).where(eq(auditLog.action, action))
  expect(await entries('identity_refused')).toHaveLength(3 + signInRules.freeFailures)
  expect(await entries('identity_slowed')).toHaveLength(1)
})
