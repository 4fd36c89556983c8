import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultBankAccounts } from '../../../content/bank-accounts.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { reinstateBooking } from '../../booking/bookings/reinstate-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { bookingLinks, savedIbans } from '../../platform/db/schema/links.ts'
import { auditLog, outbox, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addIban, addLink, book, callApi, chooseDefault } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

const oldNumber = 'DE89370400440532013000'
const newNumber = 'ES9121000418450200051332'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const admin = office.cookies.administrator
beforeEach(async () => {
  for (const table of [bookingPayments, travelBookings, bookingLinks])
    await database.db.delete(table)
  await database.db.update(savedIbans).set({ blockedAt: null, replacedById: null })
  for (const table of [savedIbans, outbox, settings]) await database.db.delete(table)
})

const twoAccounts = async () => ({
  from: await addIban(database.db, { iban: oldNumber }),
  to: await addIban(database.db, { iban: newNumber }),
})
type Account = { id: string; version: number }
const block = (from: Account, to: Account) =>
  office.call(admin, 'POST', `/ibans/${from.id}/block`, {
    replacementId: to.id,
    version: from.version,
  })
const bookAt = (from: Account) => book(office.deps, { ibanId: from.id })
const now = async ({ id }: Booking) => (await findBooking(database.db, id)) as Booking
const pageOf = async ({ id }: Booking) =>
  (await callApi(office.deps, 'GET', `/bookings/${id}/payment`)).body
const setState = (booking: Booking, change: Partial<Booking>) =>
  database.db.update(travelBookings).set(change).where(eq(travelBookings.id, booking.id))
const mails = (kind: string) => database.db.select().from(outbox).where(eq(outbox.kind, kind))

describe('a blocked account', () => {
  test('gives its links and unpaid bookings to the replacement, and the travellers are told once', async () => {
    const { from, to } = await twoAccounts()
    const [open, paid] = [await bookAt(from), await bookAt(from)]
    await setState(paid, { status: 'confirmed', paymentStatus: 'paid' })
    expect(await block(from, to)).toMatchObject({
      status: 200,
      body: { isBlocked: true, isActive: false, linkCount: 0 },
    })
    expect(await now(open)).toMatchObject({
      ibanId: to.id,
      previousIban: oldNumber,
      paymentReference: open.paymentReference,
    })
    expect((await now(paid)).ibanId).toBe(from.id)
    expect(await pageOf(open)).toMatchObject({
      account: { iban: newNumber, isActive: true, isDefault: false },
      accountChange: { previousIban: 'DE89 … 3000' },
    })
    const told = await mails('account_changed')
    expect(told.map((mail) => mail.bookingId)).toEqual([open.id])
    expect(told[0]?.text).toContain('/#/i-nostri-conti')
    expect(told[0]?.text).not.toContain(newNumber.slice(4, 8))
    expect(
      await database.db.select().from(bookingLinks).where(eq(bookingLinks.ibanId, from.id)),
    ).toHaveLength(0)
  })

  test('is named in full in the log and in the mails to administrators and agency', async () => {
    const { from, to } = await twoAccounts()
    const declared = await bookAt(from)
    await setState(declared, { paymentStatus: 'bank_transfer_pending' })
    await block(from, to)
    const told = await mails('account_change')
    expect(told.map((mail) => mail.recipient).toSorted()).toEqual([
      'administrator@ondalta.example',
      'info@ondalta.example',
    ])
    for (const part of ['DE89 3704 0044 0532 0130 00', 'Amina Diallo', '127.0.0.1', 'dichiarati']) {
      expect(told[0]?.text).toContain(part)
    }
    const [entry] = await database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, from.id), eq(auditLog.action, 'blocked')))
    expect(entry).toMatchObject({ after: { iban: oldNumber, replacement: newNumber, bookings: 1 } })
  })

  test('leaves a causale that is taken under the replacement to its owner', async () => {
    const { from, to } = await twoAccounts()
    const [mine, theirs] = [await bookAt(from), await bookAt(to)]
    await setState(mine, { paymentReference: theirs.paymentReference })
    await block(from, to)
    const { paymentReference } = await now(mine)
    expect(paymentReference).toMatch(/^Ricevuta \d{4}/)
    expect(paymentReference).not.toBe(theirs.paymentReference)
    expect((await now(theirs)).paymentReference).toBe(theirs.paymentReference)
  })

  test('takes every holder of its number along, the default and the configuration too', async () => {
    const { iban } = defaultBankAccounts[0]
    const from = await addIban(database.db, { iban })
    const twin = await addIban(database.db, { iban })
    const to = await addIban(database.db, { iban: newNumber })
    const direct = await bookAt(twin)
    await setState(direct, {
      ibanId: null,
      bookingLinkId: null,
      configuredAccount: defaultBankAccounts[0],
    })
    await chooseDefault(database.db, twin.id)
    await block(from, to)
    expect((await now(direct)).ibanId).toBe(to.id)
    const [setting] = await database.db.select().from(settings).where(eq(settings.key, 'bank'))
    expect(setting?.value).toEqual({ defaultIbanId: to.id })
    await chooseDefault(database.db, null)
    const { body } = await callApi(office.deps, 'GET', '/official-accounts')
    expect(body.accounts).toMatchObject([{ iban: newNumber }])
  })

  test('comes back neither by a switch nor by being saved again; unblocking is a change of its own', async () => {
    const { from, to } = await twoAccounts()
    await block(from, to)
    const call = (method: string, path: string, body: object) =>
      office.call(admin, method, path, body)
    const active = { isActive: true, version: 2 }
    expect((await call('PUT', `/ibans/${from.id}/active`, active)).body.code).toBe('IBAN_BLOCKED')
    const saved = await call('POST', '/ibans', { accountHolder: 'Altro', iban: oldNumber })
    expect(saved.body.code).toBe('IBAN_BLOCKED')
    const copy = await call('POST', `/ibans/${from.id}/duplicate`, { accountHolder: 'Altro' })
    expect(copy.body.code).toBe('IBAN_BLOCKED')
    const bank = { defaultIbanId: from.id, version: 1 }
    expect((await call('PUT', '/settings/bank', bank)).body.code).toBe('IBAN_BLOCKED')
    await database.db.delete(outbox)
    const unblocked = await call('POST', `/ibans/${from.id}/unblock`, { version: 2 })
    expect(unblocked.body).toMatchObject({ isBlocked: false, isActive: false })
    expect(await mails('account_change')).toHaveLength(2)
  })

  test('is not shown by a booking that was cancelled before and comes back after', async () => {
    const { from, to } = await twoAccounts()
    const booking = await bookAt(from)
    const actor = { id: null, name: 'Amina Diallo' }
    const cancelled = await cancelBooking(office.deps, {
      bookingId: booking.id,
      actor,
      expectedVersion: booking.version,
    })
    await block(from, to)
    expect((await now(booking)).ibanId).toBe(from.id)
    await reinstateBooking(office.deps, {
      bookingId: booking.id,
      actor,
      expectedVersion: cancelled.version,
    })
    expect((await now(booking)).ibanId).toBe(to.id)
  })

  test('needs another number that is in use as its replacement', async () => {
    const { from, to } = await twoAccounts()
    const twin = await addIban(database.db, { iban: oldNumber })
    expect((await block(from, from)).body.code).toBe('SAME_ACCOUNT')
    expect((await block(from, twin)).body.code).toBe('SAME_ACCOUNT')
    await database.db.update(savedIbans).set({ isActive: false }).where(eq(savedIbans.id, to.id))
    expect((await block(from, to)).body.code).toBe('IBAN_INACTIVE')
  })
})

describe('at the same moment', () => {
  test('two administrators who block two accounts into each other block one of them', async () => {
    const { from, to } = await twoAccounts()
    const answers = await Promise.all([block(from, to), block(to, from)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const blocked = (await database.db.select().from(savedIbans)).filter((row) => row.blockedAt)
    expect(blocked).toHaveLength(1)
  })

  test('a booking through a link of the account ends with the replacement, told or not', async () => {
    const { from, to } = await twoAccounts()
    const link = await addLink(database.db, { ibanId: from.id })
    const [made] = await Promise.all([book(office.deps, { ibanId: from.id }), block(from, to)])
    expect((await now(made)).ibanId).toBe(to.id)
    const [moved] = await database.db
      .select()
      .from(bookingLinks)
      .where(eq(bookingLinks.id, link.id))
    expect(moved?.ibanId).toBe(to.id)
  })
})

test('the public page lists accounts in use only', async () => {
  const listed = async () =>
    (
      (await callApi(office.deps, 'GET', '/official-accounts')).body.accounts as { iban: string }[]
    ).map(({ iban }) => iban)
  const own = defaultBankAccounts[0].iban
  await office.call(admin, 'POST', '/ibans', { accountHolder: 'Nuovo', iban: oldNumber })
  expect(await listed()).toEqual([own])
  const inactive = await addIban(database.db, { iban: 'AT611904300234573201', isActive: false })
  await bookAt(inactive)
  const used = await addIban(database.db, { iban: newNumber, bankName: 'Non specificato' })
  await bookAt(used)
  expect(await listed()).toEqual([own, newNumber])
})
