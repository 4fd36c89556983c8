import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { entryAllocations } from '../../platform/db/schema/cassa.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { listOwed } from '../refunds/list-owed.ts'
import { bookEntry } from './book-entry.ts'
import { recordedByHand } from './candidates.ts'
import { pageOfLines } from './list-entries.ts'
import { entriesByIds, insertAllocation, insertEntries, insertImport } from './store.ts'

const { db } = await databaseOfThisFile()
const deps = testDeps(db)
const account = 'IT60X0542811101000000123456'
const day = todayInRome(deps.now())

/** Stores lines of one day with different amounts, so that no two are equal. */
async function take(amounts: readonly number[], text: string): Promise<string[]> {
  const { id: importId } = await db.transaction((tx) =>
    insertImport(tx, {
      accountIban: account,
      fileName: 'lista.csv',
      fileHash: randomUUID(),
      format: 'UniCredit',
      lines: amounts.length,
      newLines: amounts.length,
      skipped: 0,
      importedBy: 'Marta',
    }),
  )
  const line = { importId, accountIban: account, bookedOn: day, ordinal: 1, payer: '', text }
  const entries = amounts.map((amount) => ({ ...line, amount }))
  const stored = await db.transaction((tx) => insertEntries(tx, entries))
  return stored.map(({ id }) => id)
}

/** Sets aside a cent of the line: an updated row is stored in another place from then on. */
const touchLine = (entryId: string) =>
  db.transaction((tx) =>
    insertAllocation(tx, { entryId, kind: 'other', amount: 1, createdBy: 'Marta' }),
  )
const touchBooking = (id: string) =>
  db.update(travelBookings).set({ adminNotes: 'toccata' }).where(eq(travelBookings.id, id))

/** With statistics of such a small table, the database reads it sequentially, without an index. */
const takeStock = () => db.execute(sql`analyze`)

test('pages of the Cassa neither repeat nor leave out a line that was changed meanwhile', async () => {
  const ids = await take([101, 102, 103, 104, 105, 106], 'di passaggio')
  const page = async (number: number) =>
    (await pageOfLines(db, 'open', { page: number, pageSize: 2 })).items.map(({ id }) => id)
  await takeStock()
  const seen: string[] = []
  for (const number of [1, 2, 3]) {
    seen.push(...(await page(number)))
    const other = ids.find((id) => !seen.includes(id))
    if (other) await touchLine(other)
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('lines of a day are booked in the order in which they are shown', async () => {
  const ids = await take([201, 202, 203, 204, 205], 'in ordine')
  const order = async () => (await entriesByIds(db, ids)).map(({ id }) => id)
  const before = await order()
  for (const id of ids.toSorted().toReversed()) await touchLine(id)
  expect(await order()).toEqual(before)
  const { items } = await pageOfLines(db, 'open', { page: 1, pageSize: 100 })
  const shown = items.map(({ id }) => id).filter((id) => ids.includes(id))
  expect(shown.toReversed()).toEqual(before)
  // Where there are more lines than can be planned at once, the newest are shown.
  const part = await pageOfLines(db, 'open', { page: 1, pageSize: 100 }, 2)
  expect(part.items.map(({ id }) => id)).toEqual(items.slice(0, 2).map(({ id }) => id))
  expect(part.totalIsExact).toBe(false)
})

test('of two equal payments that were written down, a line shows the one that came first', async () => {
  const booking = await book(deps)
  const pay = (back: number) =>
    confirmPayment(deps, {
      bookingId: booking.id,
      amount: 30_000,
      externalId: randomUUID(),
      receivedOn: addDays(day, -back),
      actor: system,
    })
  await pay(1)
  await pay(3)
  const recorded = await recordedByHand(db, [{ date: day }])
  const [first] = recorded.get(booking.id) ?? []
  expect(first?.receivedOn).toBe(addDays(day, -3))
  const [entryId = ''] = await take([30_000], 'senza causale')
  await bookEntry(deps, {
    entryId,
    allocations: [{ bookingId: booking.id, cents: 30_000 }],
    actor: system,
    automatic: false,
    reasons: [],
    expectedAllocated: 0,
  })
  const [shown] = await db
    .select()
    .from(entryAllocations)
    .where(eq(entryAllocations.entryId, entryId))
  expect(shown).toMatchObject({ paymentId: first?.paymentId, madePayment: false })
})

test('those of a departure that was called off at one moment keep their place among the refunds', async () => {
  const bookings = [await book(deps), await book(deps), await book(deps), await book(deps)]
  for (const { id: bookingId, depositAmount: amount } of bookings) {
    await confirmPayment(deps, { bookingId, amount, externalId: randomUUID(), actor: system })
    await cancelBooking(deps, { bookingId, actor: system })
  }
  await db.update(travelBookings).set({ updatedAt: sql`now()` })
  const order = async () => (await listOwed(db)).map(({ booking }) => booking.id)
  const before = await order()
  for (const id of before.toReversed()) await touchBooking(id)
  expect(await order()).toEqual(before)
})
