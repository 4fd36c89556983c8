import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultBankAccounts } from '../../src/content/bank-accounts.ts'
import { independenceDays } from '../../src/domain/access/access-changes.ts'
import { addMonths, todayInRome } from '../../src/domain/dates.ts'
import { findOpenAccount, touchIban } from '../../src/server/accounts/store.ts'
import { insertBooking } from '../../src/server/booking/bookings/store.ts'
import { spotsForNew } from '../../src/server/booking/departures/spots.ts'
import { applyChange } from '../../src/server/money/payee/apply-change.ts'
import { writeAudit } from '../../src/server/platform/audit/write-audit.ts'
import { accountChanges } from '../../src/server/platform/db/schema/accounts.ts'
import { bookingPayments, travelBookings } from '../../src/server/platform/db/schema/bookings.ts'
import { bookingLinks, savedIbans } from '../../src/server/platform/db/schema/links.ts'
import { auditLog, outbox, settings } from '../../src/server/platform/db/schema/operations.ts'
import { staffSessions, staffUsers } from '../../src/server/platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { addIban, book, callApi, chooseDefault } from '../../src/server/testing/test-deps.ts'
import { day, type Member, twoAdministrators } from './support/two-administrators.ts'

/** The thief's account, the agency's other account, and the configured one. */
const stolen = 'DE89370400440532013000'
const honest = 'ES9121000418450200051332'
const configured = defaultBankAccounts[0].iban

const database = await databaseOfThisFile()
const { office, amina, bruno, as, confirm, setClock, saved } = await twoAdministrators(database.db)
beforeEach(async () => {
  const { db } = database
  for (const table of [bookingPayments, travelBookings, bookingLinks]) await db.delete(table)
  await db.update(savedIbans).set({ blockedAt: null, replacedById: null })
  for (const table of [savedIbans, accountChanges, outbox, settings]) await db.delete(table)
  await db.update(staffSessions).set({ confirmedAt: null })
  await db
    .update(staffUsers)
    .set({ role: 'administrator', banned: false })
    .where(eq(staffUsers.id, bruno.id))
  await setClock(new Date())
})

const quotedIban = async () => {
  const choice = { tripId: 'grecia', startDate: startDate(), adults: 1, children: 0 }
  const { body } = await callApi(office.deps, 'POST', '/trip-quotes', choice)
  return (body.account as { iban: string }).iban
}
const startDate = () => addMonths(todayInRome(office.deps.now()), 3)
/** The same change without any guard: what the attack would have done. */
const unguarded = (change: Parameters<typeof applyChange>[2]) =>
  database.db.transaction((tx) =>
    applyChange(tx, { ...office.deps, actor: { id: amina.id, name: 'Amina Diallo' } }, change),
  )
/** The audit entry of the action, whichever screen it was done on. */
const didToBruno = (action: string) =>
  database.db.transaction((tx) =>
    writeAudit(tx, {
      actor: { id: amina.id, name: 'Amina Diallo' },
      action,
      entity: 'staff',
      entityId: bruno.id,
    }),
  )
const later = async (days: number) => {
  await setClock(new Date(Date.now() + days * day))
  await confirm(amina)
}
const newAccount = { accountHolder: 'Ondalta Viaggi', iban: stolen }

describe('a consultant', () => {
  test('can’t move the public account by using another one', async () => {
    const row = await addIban(database.db, { iban: stolen })
    const used = await as(office.cookies.consultant)('POST', `/ibans/${row.id}/used`, {})
    expect(used.status).toBe(200)
    expect(await quotedIban()).toBe(configured)
    // Control: an account used last would be shown to the customer.
    await touchIban(database.db, row.id, office.deps.now())
    const last = (await saved()).toSorted(
      (a, b) => (b.lastUsedAt?.getTime() ?? 0) - (a.lastUsedAt?.getTime() ?? 0),
    )
    expect(last[0]?.iban).toBe(stolen)
  })

  test('can’t make, change, switch, block or choose an account', async () => {
    const row = await addIban(database.db, { iban: honest })
    const call = as(office.cookies.consultant)
    const attempts = [
      await call('POST', '/ibans', newAccount),
      await call('PUT', `/ibans/${row.id}`, { accountHolder: 'Ladro', version: 1 }),
      await call('POST', `/ibans/${row.id}/duplicate`, { accountHolder: 'Ladro' }),
      await call('PUT', `/ibans/${row.id}/active`, { isActive: false, version: 1 }),
      await call('POST', `/ibans/${row.id}/block`, { replacementId: row.id, version: 1 }),
      await call('POST', `/ibans/${row.id}/unblock`, { version: 1 }),
      await call('PUT', '/settings/bank', { defaultIbanId: row.id, version: 1 }),
      await call('PUT', '/settings/account-approval', { required: false, version: 1 }),
      await call('POST', `/ibans/changes/${randomUUID()}/approve`, {}),
      await call('GET', '/ibans/changes'),
      await call('GET', `/ibans/${row.id}/block`),
    ]
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403))
    expect(await saved()).toMatchObject([{ accountHolder: row.accountHolder, version: 1 }])
    // Control: the same change works where no identity check is made.
    await unguarded({
      kind: 'edit',
      accountId: row.id,
      version: 1,
      accountHolder: 'Ladro',
      bankName: '',
    })
    expect(await saved()).toMatchObject([{ accountHolder: 'Ladro' }])
  })
})

describe('a stolen session of an administrator', () => {
  test('changes nothing without password and code', async () => {
    const answer = await as(amina)('POST', '/ibans', newAccount)
    expect(answer.body.code).toBe('FRESH_SIGN_IN_REQUIRED')
    expect(await saved()).toHaveLength(0)
    // Control: the confirmed session gets through to the next guard.
    await confirm(amina)
    expect((await as(amina)('POST', '/ibans', newAccount)).status).toBe(201)
  })

  test('does not live on another session’s confirmation', async () => {
    await confirm(bruno)
    const answer = await as(amina)('POST', '/ibans', newAccount)
    expect(answer.body.code).toBe('FRESH_SIGN_IN_REQUIRED')
  })
})

describe('one administrator alone', () => {
  const request = async () => {
    await confirm(amina)
    const { body } = await as(amina)('POST', '/ibans', newAccount)
    return (body.waiting as { id: string }).id
  }

  test('can’t bring in an account: it waits, and everybody is told the whole number', async () => {
    await request()
    expect(await saved()).toHaveLength(0)
    const told = await database.db.select().from(outbox)
    expect(told.map((mail) => mail.recipient).toSorted()).toEqual([
      'administrator@ondalta.example',
      'bruno@ondalta.example',
      'info@ondalta.example',
    ])
    for (const mail of told) expect(mail.text).toContain('DE89 3704 0044 0532 0130 00')
    // Control: without the approval of a second administrator the account would be saved.
    await unguarded({ kind: 'create', ...newAccount, bankName: '' })
    expect(await saved()).toHaveLength(1)
  })

  test('can’t approve the own change; a colleague can, once', async () => {
    const id = await request()
    const approve = (who: Member) => as(who)('POST', `/ibans/changes/${id}/approve`, {})
    expect((await approve(amina)).body.code).toBe('OWN_CHANGE')
    expect((await approve(bruno)).body.code).toBe('FRESH_SIGN_IN_REQUIRED')
    await confirm(bruno)
    expect((await approve(bruno)).status).toBe(200)
    expect((await approve(bruno)).body.code).toBe('CHANGE_DECIDED')
    expect(await saved()).toMatchObject([{ iban: stolen }])
    const logged = await database.db.select().from(auditLog).where(eq(auditLog.action, 'created'))
    expect(logged.map((entry) => entry.after)).toContainEqual(
      expect.objectContaining({ iban: stolen }),
    )
  })

  test('can’t switch the rule off alone', async () => {
    await confirm(amina)
    const off = await as(amina)('PUT', '/settings/account-approval', {
      required: false,
      version: 1,
    })
    expect(off.body).toHaveProperty('waiting')
    expect((await as(amina)('POST', '/ibans', newAccount)).body).toHaveProperty('waiting')
    // Control: with the rule switched off one administrator is enough.
    await unguarded({ kind: 'approval', required: false, version: 1 })
    expect((await as(amina)('POST', '/ibans', newAccount)).body).toHaveProperty('iban')
  })

  test('can’t send the colleagues away and go on alone', async () => {
    await database.db.update(staffUsers).set({ banned: true }).where(eq(staffUsers.id, bruno.id))
    await didToBruno('deactivated')
    await confirm(amina)
    expect((await as(amina)('POST', '/ibans', newAccount)).body.code).toBe('ADMINISTRATOR_REMOVED')
    // Control: days later, when everybody has had time to notice, it is possible.
    await later(4)
    expect((await as(amina)('POST', '/ibans', newAccount)).status).toBe(201)
  })

  test('can’t use a change that lapsed, nor one of somebody who lost the right', async () => {
    const approve = (id: string) => as(bruno)('POST', `/ibans/changes/${id}/approve`, {})
    const lapsed = await request()
    await later(4)
    await confirm(bruno)
    expect((await approve(lapsed)).body.code).toBe('CHANGE_EXPIRED')
    const orphan = await request()
    const demote = (role: string) =>
      database.db.update(staffUsers).set({ role }).where(eq(staffUsers.id, amina.id))
    await demote('consultant')
    expect((await approve(orphan)).body.code).toBe('CHANGE_EXPIRED')
    // Control: with the right restored the approval goes through.
    await demote('administrator')
    expect((await approve(orphan)).status).toBe(200)
  })

  test('can’t approve through an access that they have just made or renewed', async () => {
    const id = await request()
    await didToBruno('password_reset')
    await confirm(bruno)
    const approve = () => as(bruno)('POST', `/ibans/changes/${id}/approve`, {})
    expect((await approve()).body.code).toBe('APPROVER_TOO_NEW')
    // Control: an account that was not changed lately can approve.
    await database.db
      .update(accountChanges)
      .set({ expiresAt: new Date(Date.now() + 60 * day) })
      .where(eq(accountChanges.id, id))
    await later(independenceDays + 1)
    await confirm(bruno)
    expect((await approve()).body).toEqual({ ok: true })
  })
})

describe('a blocked account', () => {
  test('is shown to nobody, even by a booking that says otherwise', async () => {
    const from = await addIban(database.db, { iban: stolen })
    const to = await addIban(database.db, { iban: honest })
    await unguarded({ kind: 'block', accountId: from.id, version: 1, replacementId: to.id })
    const made = await book(office.deps, { ibanId: from.id })
    expect(made.ibanId).toBe(to.id)
    const forged = await database.db.transaction((tx) =>
      insertBooking(
        tx,
        { ...made, id: randomUUID(), submissionId: randomUUID(), ibanId: from.id },
        spotsForNew(undefined, 1, null),
      ),
    )
    const page = async () =>
      (await callApi(office.deps, 'GET', `/bookings/${forged.id}/payment`)).body.account
    expect(await page()).toMatchObject({ iban: honest })
    expect(await findOpenAccount(database.db, from.id)).toMatchObject({ iban: honest })
    // Control: if it were not blocked, the page would show it.
    await database.db
      .update(savedIbans)
      .set({ blockedAt: null, replacedById: null })
      .where(eq(savedIbans.id, from.id))
    expect(await page()).toMatchObject({ iban: stolen })
  })

  test('and a deactivated one are offered for no direct booking, whatever the browser asks for', async () => {
    const row = await addIban(database.db, { iban: stolen })
    await chooseDefault(database.db, row.id)
    const declare = () =>
      callApi(office.deps, 'POST', '/declared-payments', {
        data: {
          submissionId: randomUUID(),
          tripId: 'grecia',
          startDate: startDate(),
          travelers: [{ firstName: 'Luca', lastName: 'Bianchi', type: 'adult' }],
          email: 'luca@example.com',
          phone: '+39 333 111 2222',
          accountId: row.id,
        },
      })
    const activate = (isActive: boolean) =>
      database.db.update(savedIbans).set({ isActive }).where(eq(savedIbans.id, row.id))
    await activate(false)
    expect(await quotedIban()).toBe(configured)
    expect((await declare()).body.code).toBe('ACCOUNT_CHANGED')
    const { body } = await callApi(office.deps, 'GET', '/official-accounts')
    expect(JSON.stringify(body)).not.toContain(stolen)
    // Control: when active it is offered and listed.
    await activate(true)
    expect(await quotedIban()).toBe(stolen)
    expect((await declare()).status).toBe(200)
  })
})
