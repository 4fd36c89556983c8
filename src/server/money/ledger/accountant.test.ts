import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import readExcel from 'read-excel-file/node'
import { beforeAll, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { journalCsv, journalXlsx } from '../../office/exports/journal.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { closedMonths } from '../../platform/db/schema/cassa.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, person, testDeps } from '../../testing/test-deps.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { addCost } from './costs.ts'
import { departureMargin } from './departure-margin.ts'
import { closeMonth } from './months.ts'
import { cassaOverview } from './overview.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
let booking: Booking

beforeAll(async () => {
  booking = await book(deps, {}, [person({ lastName: 'Contabile' })])
  const payment = { bookingId: booking.id, actor: system }
  await confirmPayment(deps, { ...payment, amount: 96_000, externalId: randomUUID() })
})

const today = () => todayInRome(deps.now())
const period = () => ({ from: today(), to: today() })

async function csvRows(filters: Parameters<typeof journalCsv>[1]): Promise<string[]> {
  let text = ''
  for await (const part of journalCsv(database.db, filters)) text += part
  return text.trim().split('\r\n')
}

it('the journal has both lines of a payment, its receipt, and nothing of other days', async () => {
  const [head, ...rows] = await csvRows(period())
  expect(head).toContain('Documento')
  expect(rows).toHaveLength(2)
  const year = today().slice(0, 4)
  for (const row of rows) expect(row).toContain(`R-${year}-0001`)
  expect(rows.join('\n')).toMatch(/Clienti.*960,00/)
  expect(rows.join('\n')).toMatch(/Banca.*960,00/)
  const later = { from: addDays(today(), 1), to: addDays(today(), 9) }
  expect(await csvRows(later)).toHaveLength(1)
})

it('the journal of one account has only its lines', async () => {
  const rows = (await csvRows({ ...period(), account: 'bank' })).slice(1)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Banca')
})

it('the spreadsheet has the same lines with real numbers', async () => {
  const [sheet] = await readExcel(await journalXlsx(database.db, period()))
  const rows = (sheet?.data ?? []) as unknown as (string | number | null)[][]
  expect(rows).toHaveLength(3)
  expect(rows.slice(1).flatMap((row) => row.filter((cell) => cell === 960))).toHaveLength(2)
})

it('costs give the margin of a departure, and a cancelled booking leaves it', async () => {
  const { tripId, startDate } = booking
  await addCost(deps, { tripId, startDate, label: 'Hotel', amount: 70_000 }, system)
  await addCost(deps, { tripId, startDate, label: 'Guida', amount: 30_050 }, system)
  const standing = async () =>
    (await cassaOverview(deps)).departures.find((one) => one.startDate === startDate)
  expect(await standing()).toMatchObject({ total: 240_000, paid: 96_000, costs: 100_050 })
  const other = await book(deps)
  expect(await standing()).toMatchObject({ total: 480_000, paid: 96_000, costs: 100_050 })
  await cancelBooking(deps, { bookingId: other.id, actor: system })
  expect(await standing()).toMatchObject({ total: 240_000 })
  const margin = await departureMargin(database.db, { tripId, startDate })
  expect(margin).toEqual({ sold: 240_000, costs: 100_050 })
})

it('what came in and went back in a week is their difference', async () => {
  const cancelled = await book(deps)
  const payment = { bookingId: cancelled.id, actor: system }
  await confirmPayment(deps, { ...payment, amount: 96_000, externalId: randomUUID() })
  await cancelBooking(deps, payment)
  const refund = { ...payment, amount: 50_000, method: 'transfer' } as const
  await recordRefund(deps, { ...refund, submissionId: randomUUID() })
  const { weeks } = await cassaOverview(deps)
  expect(weeks.reduce((sum, { received }) => sum + received, 0)).toBe(96_000 + 46_000)
})

it('a closed month stays closed: no payment, no refund, no line of the ledger, and no way back', async () => {
  const day = addDays(today(), -40)
  await closeMonth(deps, day.slice(0, 7), system)
  const cancelled = await book(deps)
  const payment = { bookingId: cancelled.id, actor: system }
  await confirmPayment(deps, { ...payment, amount: 96_000, externalId: randomUUID() })
  await cancelBooking(deps, payment)
  const refund = { ...payment, amount: 1_000, method: 'transfer', refundedOn: day } as const
  await expect(recordRefund(deps, { ...refund, submissionId: randomUUID() })).rejects.toThrow(
    'MONTH_CLOSED',
  )
  const posting = randomUUID()
  for (const attempt of [
    sql`insert into ledger_entries (posting_id, account, booking_id, amount, posted_on)
      values (${posting}, 'bank', ${booking.id}, 1, ${day}), (${posting}, 'customer', ${booking.id}, -1, ${day})`,
    sql`delete from closed_months`,
    sql`update closed_months set month = '2000-01'`,
  ]) {
    await expect(database.db.execute(attempt)).rejects.toThrow('query')
  }
  expect(await database.db.select().from(closedMonths)).toHaveLength(1)
})
