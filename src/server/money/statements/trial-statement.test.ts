import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { exampleIbans } from '../../../domain/accounts/example-ibans.ts'
import { touchIban } from '../../accounts/store.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addIban, book, person } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

const [account, other] = exampleIbans
const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { administrator, coordinator } = office.cookies

const download = (who = administrator, of: string = account) =>
  office.raw(who, adminDownloads.trialStatement(of).replace('/api/admin', ''))

async function waiting(of: string = account): Promise<number | undefined> {
  const { body } = await office.call(administrator, 'GET', '/cassa/accounts')
  const { accounts } = body as { accounts: { iban: string; trialTransfers: number }[] }
  return accounts.find(({ iban }) => iban === of)?.trialTransfers
}

/** Drops the downloaded file into the Cassa; certain lines are booked. */
async function drop(): Promise<number> {
  const form = new FormData()
  form.set('account', account)
  form.set('file', new File([await (await download()).arrayBuffer()], 'estratto-di-prova.xml'))
  await (await office.send(administrator, 'POST', '/cassa/statements', form)).text()
  const { body } = await office.call(administrator, 'GET', '/cassa/entries')
  const { certain } = body as { certain: string[] }
  await office.call(administrator, 'POST', '/cassa/entries/book-certain', { entryIds: certain })
  return certain.length
}

const stateOf = async (id: string) => {
  const booking = await findBooking(database.db, id)
  return booking && [booking.amountPaid, booking.paymentStatus]
}

test('the Cassa offers the example accounts on a trial, never with real data', async () => {
  const real = { key: 'figures', value: { real: true }, version: 2 }
  expect(await waiting()).toBe(0)
  await database.db.insert(settings).values(real)
  expect(await waiting()).toBeUndefined()
  await database.db.delete(settings).where(eq(settings.key, real.key))
})

describe('a list of the bank to try the Cassa with', () => {
  test('holds what each booking of the account waits for, and finds it: first deposits, then the rest', async () => {
    const { id: ibanId } = await addIban(database.db, { iban: account })
    const { id: otherId } = await addIban(database.db, { iban: other })
    const booked = await book(office.deps, { ibanId }, [person({ lastName: 'D’Angelo & figli' })])
    const second = await book(office.deps, { ibanId }, [person({ firstName: 'Marta' })])
    const elsewhere = await book(office.deps, { ibanId: otherId })
    expect(await waiting()).toBe(2)
    expect(await drop()).toBe(2)
    expect(await stateOf(booked.id)).toEqual([booked.depositAmount, 'deposit_paid'])
    expect(await stateOf(second.id)).toEqual([second.depositAmount, 'deposit_paid'])
    expect((await stateOf(elsewhere.id))?.[0]).toBe(0)
    expect(await drop()).toBe(2)
    expect(await stateOf(booked.id)).toEqual([booked.totalPrice, 'paid'])
    expect(await waiting()).toBe(0)
    expect((await download()).status).toBe(404)
  })

  test('is for staff who may import lists, of accounts that are there, and never with real data', async () => {
    const { id: ibanId } = await addIban(database.db, { iban: other })
    await book(office.deps, { ibanId })
    expect((await download(administrator, other)).status).toBe(200)
    expect((await download(coordinator, other)).status).toBe(403)
    expect((await download(administrator, 'IT00 nobody')).status).toBe(404)
    await database.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
    expect((await download(administrator, other)).status).toBe(404)
    expect(await waiting(other)).toBe(0)
  })
})

test('an account keeps its place and its holder in the Cassa, whatever was changed since', async () => {
  const iban = 'IT43K0310412701000000820420'
  const createdAt = new Date(Date.now() - 60_000)
  const first = await addIban(database.db, {
    iban,
    accountHolder: 'Chi è venuto prima',
    createdAt,
  })
  await addIban(database.db, { iban, accountHolder: 'Chi è venuto dopo' })
  await touchIban(database.db, first.id, office.deps.now())
  const { body } = await office.call(administrator, 'GET', '/cassa/accounts')
  const { accounts } = body as { accounts: { iban: string; holder: string }[] }
  expect(accounts.find((one) => one.iban === iban)?.holder).toBe('Chi è venuto prima')
})
