import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultBankAccounts } from '../../content/bank-accounts.ts'
import { addMonths, todayInRome } from '../../domain/dates.ts'
import { isReceiptCode } from '../../domain/money/payments.ts'
import { travelBookings } from '../platform/db/schema/bookings.ts'
import { savedIbans } from '../platform/db/schema/links.ts'
import { outbox } from '../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { addIban, book, callApi, chooseDefault, testDeps } from '../testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
beforeEach(() => chooseDefault(database.db, null))

const configured = defaultBankAccounts[0]
const german = 'DE89370400440532013000'
const startDate = () => addMonths(todayInRome(deps.now()), 3)

const quote = async () => {
  const choice = { tripId: 'grecia', startDate: startDate(), adults: 1, children: 0 }
  return (await callApi(deps, 'POST', '/trip-quotes', choice)).body as {
    account: { iban: string; accountHolder: string }
    accountId: string
    paymentReference: string
  }
}

const trip = (change: object = {}) => ({
  submissionId: randomUUID(),
  tripId: 'grecia',
  startDate: startDate(),
  travelers: [{ firstName: 'Luca', lastName: 'Bianchi', type: 'adult' }],
  email: 'luca@example.com',
  phone: '+39 333 111 2222',
  ...change,
})

const declare = (change: object) =>
  callApi(deps, 'POST', '/declared-payments', { data: trip(change) })
const payment = async (id: unknown) =>
  (await callApi(deps, 'GET', `/bookings/${String(id)}/payment`)).body.account

describe('the account of a booking without a link', () => {
  test('is the configuration’s until an administrator chooses, whichever was used last', async () => {
    const used = await addIban(database.db, { iban: german, lastUsedAt: new Date('2099-01-01') })
    expect((await quote()).account.iban).toBe(configured.iban)
    await chooseDefault(database.db, used.id)
    expect(await quote()).toMatchObject({ accountId: used.id, account: { iban: german } })
  })

  test('is the one that the customer was shown, whatever is chosen meanwhile', async () => {
    const before = await quote()
    const chosen = await addIban(database.db, { iban: german })
    await chooseDefault(database.db, chosen.id)
    const made = await declare(before)
    expect(made.status).toBe(200)
    expect(await payment(made.body.id)).toMatchObject({ iban: configured.iban, isDefault: false })
    const shown = await quote()
    await chooseDefault(database.db, null)
    const later = await declare(shown)
    expect(await payment(later.body.id)).toMatchObject({ iban: german, isDefault: false })
  })

  test('is never a deactivated one: the page is told to show another first', async () => {
    const chosen = await addIban(database.db, { iban: german })
    await chooseDefault(database.db, chosen.id)
    const shown = await quote()
    await database.db
      .update(savedIbans)
      .set({ isActive: false })
      .where(eq(savedIbans.id, chosen.id))
    expect((await quote()).account.iban).toBe(configured.iban)
    const refused = await declare(shown)
    expect(refused).toMatchObject({ status: 409, body: { code: 'ACCOUNT_CHANGED' } })
    const invented = await declare({ accountId: randomUUID() })
    expect(invented.body.code).toBe('ACCOUNT_CHANGED')
  })

  test('of a booking that exists already becomes the shown one, with its causale', async () => {
    const made = await callApi(deps, 'POST', '/trip-bookings', trip())
    const chosen = await addIban(database.db, { iban: german })
    await chooseDefault(database.db, chosen.id)
    const { accountId, paymentReference } = await quote()
    const data = trip({ accountId, paymentReference })
    const body = { bookingId: made.body.id, data }
    expect((await callApi(deps, 'POST', '/declared-payments', body)).status).toBe(200)
    const [row] = await database.db
      .select()
      .from(travelBookings)
      .where(eq(travelBookings.id, String(made.body.id)))
    expect(row).toMatchObject({ ibanId: chosen.id, configuredAccount: null, paymentReference })
    expect(isReceiptCode(row?.paymentReference)).toBe(true)
  })
})

test('the mail about a link without an account names the IBAN that is shown', async () => {
  const chosen = await addIban(database.db, { iban: german })
  await chooseDefault(database.db, chosen.id)
  const booking = await book(deps, { ibanId: null, kind: 'admin' })
  expect(await payment(booking.id)).toMatchObject({ iban: german, isDefault: true })
  const [mail] = await database.db.select().from(outbox).where(eq(outbox.kind, 'missing_account'))
  expect(mail?.text).toContain('DE89 3704 0044 0532 0130 00')
  expect(mail?.text).not.toContain('IT60')
})
