import { eq, like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleChanges } from '../../src/server/money/payee/settle-changes.ts'
import { accountChanges } from '../../src/server/platform/db/schema/accounts.ts'
import { bookingLinks, savedIbans } from '../../src/server/platform/db/schema/links.ts'
import { auditLog, outbox, settings } from '../../src/server/platform/db/schema/operations.ts'
import { staffUsers } from '../../src/server/platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { callApi } from '../../src/server/testing/test-deps.ts'
import { day, type Member, twoAdministrators } from './support/two-administrators.ts'

/** What one stolen administrator cookie can do on a real site. */
const stolen = { accountHolder: 'Ondalta Viaggi', iban: 'DE89370400440532013000' }
const agency = 'info@ondalta.example'

const database = await databaseOfThisFile()
const team = await twoAdministrators(database.db)
const { office, as, confirm, bringIn, setClock, saved, mails, stopToken, press, again } = team
let { amina, bruno } = team

beforeEach(async () => {
  const { db } = database
  // Only the database owner can delete from the audit log: each test starts with an empty one.
  await db.execute(sql`alter table audit_log disable trigger user`)
  await db.delete(auditLog)
  await db.execute(sql`alter table audit_log enable trigger user`)
  await setClock(new Date())
  for (const table of [bookingLinks, savedIbans, accountChanges, outbox, settings])
    await db.delete(table)
  await db.update(staffUsers).set({ role: 'administrator', banned: false })
  await db.update(staffUsers).set({ banned: true }).where(like(staffUsers.email, 'ladro-%'))
  await db
    .update(staffUsers)
    .set({ role: 'consultant' })
    .where(eq(staffUsers.email, 'consultant@ondalta.example'))
  // A coordinator does not count as a second administrator.
  await db
    .update(staffUsers)
    .set({ role: 'coordinator' })
    .where(eq(staffUsers.email, 'coordinator@ondalta.example'))
})

const ask = async (who: Member) => {
  await confirm(who)
  return as(who)('POST', '/ibans', stolen)
}
const official = async () =>
  JSON.stringify((await callApi(office.deps, 'GET', '/official-accounts')).body)
const isOut = async (id: string) =>
  (await database.db.select().from(staffUsers).where(eq(staffUsers.id, id)))[0]?.banned

describe('a stolen cookie alone', () => {
  test('makes, promotes, removes, brings back and resets nobody', async () => {
    const [consultant] = await database.db
      .select()
      .from(staffUsers)
      .where(eq(staffUsers.email, 'consultant@ondalta.example'))
    const someone = `/staff/${consultant?.id}`
    const role = 'administrator'
    const attempts = () =>
      [
        ['POST', '/staff', { name: 'Ladro', email: `ladro-solo@posta.example`, role }],
        ['PUT', `${someone}/role`, { role }],
        ['POST', `${someone}/deactivate`, {}],
        ['POST', `${someone}/reactivate`, {}],
        ['POST', `${someone}/password`, {}],
        ['POST', `${someone}/second-factor/reset`, {}],
      ] as const
    for (const [method, path, body] of attempts()) {
      const answer = await as(amina)(method, path, body)
      expect([path, answer.body.code]).toEqual([path, 'FRESH_SIGN_IN_REQUIRED'])
    }
    expect(await mails('staff_access_changed')).toHaveLength(0)
    // Control: with password and code all of it is possible.
    await confirm(amina)
    for (const [method, path, body] of attempts()) {
      const answer = await as(amina)(method, path, body)
      expect([path, answer.status < 300]).toEqual([path, true])
    }
  })
})

describe('a thief with password and code', () => {
  test('reaches no payee along a chain of new accesses, now or later', async () => {
    const first = await bringIn(amina, 'p1')
    const second = await bringIn(first, 'p2')
    expect((await ask(second)).body.code).toBe('ACCESS_TOO_NEW')
    const { body } = await ask(amina)
    const { id } = body.waiting as { id: string }
    await confirm(first)
    const approve = (who: Member, change: string) =>
      as(who)('POST', `/ibans/changes/${change}/approve`, {})
    expect((await approve(first, id)).body.code).toBe('APPROVER_TOO_NEW')

    await setClock(new Date(Date.now() + 4 * day))
    const later = (await ask(second)).body.waiting as { id: string }
    for (const tied of [first, amina]) {
      await confirm(tied)
      expect((await approve(tied, later.id)).body.code).toBe('APPROVER_TOO_NEW')
    }
    // Nor the other way round: the account created by Amina can't approve Amina's own change.
    const own = (await ask(amina)).body.waiting as { id: string }
    await confirm(second)
    expect((await approve(second, own.id)).body.code).toBe('APPROVER_TOO_NEW')
    expect(await saved()).toHaveLength(0)
    expect(await official()).not.toContain(stolen.iban)
    // Control: an administrator unrelated to them can approve.
    await confirm(bruno)
    expect((await approve(bruno, later.id)).body).toEqual({ ok: true })
    expect(await saved()).toHaveLength(1)
  })

  test('is told to everybody, also to whom was sent away, and reads no right to stop anywhere', async () => {
    await confirm(amina)
    await as(amina)('POST', `/staff/${bruno.id}/deactivate`, {})
    await bringIn(amina, 'p3')
    const told = await mails('staff_access_changed')
    for (const subject of ['Accesso disattivato: Bruno Riva', 'Nuovo accesso: p3']) {
      const recipients = told
        .filter((mail) => mail.subject === subject)
        .map((mail) => mail.recipient)
      expect(recipients).toEqual(expect.arrayContaining([amina.email, bruno.email, agency]))
    }
    const token = await stopToken(agency, 'staff_access_changed', 'p3')
    expect(token).toMatch(/^[\w-]{32}$/)
    const shown = await Promise.all(
      told.map(async ({ id }) => JSON.stringify((await as(amina)('GET', `/outbox/${id}`)).body)),
    )
    expect(shown.join()).not.toContain(token)
    expect(JSON.stringify(told.map(({ secrets }) => secrets))).not.toContain(token)
    // The newcomer's mailbox may be the thief's: it gets the mail, but without a stop link.
    const newcomer = `ladro-p3@posta.example`
    expect(told.some(({ recipient }) => recipient === newcomer)).toBe(true)
    expect(await stopToken(newcomer, 'staff_access_changed')).toBeUndefined()
  })

  test('is stopped by one press, with all that came of it', async () => {
    const first = await bringIn(amina, 'p4')
    await confirm(first)
    await as(first)('POST', `/staff/${bruno.id}/deactivate`, {})
    const token = await stopToken(agency, 'staff_access_changed', 'p4')
    const look = await callApi(office.deps, 'POST', '/stops/look', { token })
    expect(look.body).toMatchObject({ title: 'Nuovo accesso', state: 'open' })
    expect((await as(first)('GET', '/staff')).status).toBe(200)
    expect((await press(token)).body).toMatchObject({ state: 'stopped' })
    expect((await press(token)).body).toMatchObject({ state: 'stopped' })
    expect((await as(first)('GET', '/staff')).status).toBe(401)
    expect((await as(amina)('GET', '/staff')).status).toBe(401)
    expect([await isOut(first.id), await isOut(bruno.id)]).toEqual([true, false])
    expect(await mails('staff_access_stopped')).not.toHaveLength(0)
    amina = await again(amina)
    bruno = await again(bruno)
    expect((await ask(amina)).body.code).toBe('CHANGES_FROZEN')
    // Control: a wrong token stops nothing, and days later the accounts can be changed.
    expect((await press(undefined)).body.code).toBe('STOP_INVALID')
    await setClock(new Date(Date.now() + 4 * day))
    expect((await ask(amina)).status).toBe(201)
  })

  test('is stopped within three days and not after: who kept a mail for years stops nobody', async () => {
    const first = await bringIn(amina, 'p5')
    const made = office.deps.now().getTime()
    const token = await stopToken(agency, 'staff_access_changed', 'p5')
    const look = () => callApi(office.deps, 'POST', '/stops/look', { token })
    await setClock(new Date(made + 3 * day + 60_000))
    expect((await look()).body.code).toBe('STOP_INVALID')
    expect((await press(token)).body.code).toBe('STOP_INVALID')
    expect(await isOut(first.id)).toBe(false)
    expect(await mails('staff_access_stopped')).toHaveLength(0)
    // Control: an hour before the end it still goes.
    await setClock(new Date(made + 3 * day - 3_600_000))
    expect((await press(token)).body).toMatchObject({ state: 'stopped' })
    expect(await isOut(first.id)).toBe(true)
    amina = await again(amina)
  })

  test('is not stopped as the last administrator: sessions end, but somebody can come in', async () => {
    const first = await bringIn(amina, 'p6')
    const token = await stopToken(agency, 'staff_access_changed', 'p6')
    const others = sql`${staffUsers.id} <> ${first.id}`
    await database.db.update(staffUsers).set({ banned: true }).where(others)
    expect((await press(token)).body).toMatchObject({ state: 'stopped' })
    expect(await isOut(first.id)).toBe(false)
    expect((await as(first)('GET', '/staff')).status).toBe(401)
    const [noted] = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'access_stopped'))
    expect(noted?.after).toMatchObject({ undone: false })
    // Control: while another administrator is left the account is removed.
    await database.db.update(staffUsers).set({ banned: false }).where(eq(staffUsers.id, bruno.id))
    const second = await bringIn(bruno, 'p7')
    await press(await stopToken(agency, 'staff_access_changed', 'p7'))
    expect(await isOut(second.id)).toBe(true)
    await database.db.update(staffUsers).set({ banned: false }).where(eq(staffUsers.id, amina.id))
    amina = await again(amina)
    bruno = await again(bruno)
  })

  test('does not come back by a link of the own mailbox', async () => {
    await confirm(bruno)
    await as(bruno)('POST', `/staff/${amina.id}/deactivate`, {})
    await press(await stopToken(amina.email, 'staff_access_changed'))
    expect(await isOut(amina.id)).toBe(true)
    bruno = await again(bruno)
  })

  test('control: the agency’s mailbox does bring somebody back', async () => {
    await confirm(bruno)
    await as(bruno)('POST', `/staff/${amina.id}/deactivate`, {})
    await press(await stopToken(agency, 'staff_access_changed'))
    expect(await isOut(amina.id)).toBe(false)
    amina = await again(amina)
    bruno = await again(bruno)
  })

  test('can’t send somebody away and have a change approved by a third', async () => {
    const { body } = await ask(amina)
    const { id } = body.waiting as { id: string }
    const other = await bringIn(bruno, 'terza')
    await setClock(new Date(Date.now() + 2 * day))
    await database.db.update(staffUsers).set({ banned: true }).where(eq(staffUsers.id, other.id))
    await database.db.insert(auditLog).values({
      at: office.deps.now(),
      actorId: amina.id,
      actorName: 'Amina Diallo',
      action: 'deactivated',
      entity: 'staff',
      entityId: other.id,
    })
    await confirm(bruno)
    const approve = () => as(bruno)('POST', `/ibans/changes/${id}/approve`, {})
    expect((await approve()).body.code).toBe('ADMINISTRATOR_REMOVED')
    expect((await ask(amina)).body.code).toBe('ADMINISTRATOR_REMOVED')
    // Control: no administrator was removed.
    await database.db.update(staffUsers).set({ banned: false }).where(eq(staffUsers.id, other.id))
    await confirm(bruno)
    expect((await approve()).body).toEqual({ ok: true })
  })
})

describe('an administrator without a second pair of eyes', () => {
  beforeEach(() =>
    database.db.update(staffUsers).set({ banned: true }).where(eq(staffUsers.id, bruno.id)),
  )
  const settle = async (days: number) => {
    await setClock(new Date(Date.now() + days * day))
    await settleChanges(office.deps)
  }

  test('waits out the cooling-off time, and everybody is told twice', async () => {
    expect((await ask(amina)).body.waiting).toMatchObject({ appliesAt: expect.any(String) })
    await settle(1)
    expect(await mails('account_change_requested')).toHaveLength(2)
    await settle(2.5)
    const told = await mails('account_change_requested')
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([
      amina.email,
      amina.email,
      agency,
      agency,
    ])
    expect(await saved()).toHaveLength(0)
    await settle(3.6)
    expect(await saved()).toMatchObject([{ iban: stolen.iban }])
    expect(await mails('account_change')).toHaveLength(2)
  })

  test('is told to whom was sent away, too, who can stop it', async () => {
    await database.db.update(staffUsers).set({ banned: false }).where(eq(staffUsers.id, bruno.id))
    await confirm(amina)
    await as(amina)('POST', `/staff/${bruno.id}/deactivate`, {})
    expect((await ask(amina)).body.code).toBe('ADMINISTRATOR_REMOVED')
    await setClock(new Date(Date.now() + 4 * day))
    expect((await ask(amina)).body.waiting).toMatchObject({ appliesAt: expect.any(String) })
    const told = await mails('account_change_requested')
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
      [amina.email, bruno.email, agency].toSorted(),
    )
    const token = await stopToken(bruno.email, 'account_change_requested')
    expect((await press(token)).body).toMatchObject({ state: 'stopped', of: 'account' })
  })

  test('is stopped from the mail that tells of it', async () => {
    await ask(amina)
    const token = await stopToken(agency, 'account_change_requested')
    expect((await press(token)).body).toMatchObject({ state: 'stopped', of: 'account' })
    await settle(2.5)
    await settle(4)
    expect(await saved()).toHaveLength(0)
  })
})
