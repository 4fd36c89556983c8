import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { ledgerAccountNames, ledgerAccounts } from '../../../domain/money/ledger-accounts.ts'
import { holdsMoney, isMoney, outstandingOf } from '../../../domain/money/money-figures.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { releaseUnpaidSpots } from '../../booking/bookings/release-unpaid-spots.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { correctBooking } from '../../money/payments/correct-booking.ts'
import { declareTransfer } from '../../money/payments/declare-transfer.ts'
import { settlePayment } from '../../money/payments/settle-payment.ts'
import { viewPayment } from '../../money/payments/view-payment.ts'
import { recordRefund } from '../../money/refunds/record-refund.ts'
import { importStatement } from '../../money/statements/import-statement.ts'
import { recordOutgoingRefund } from '../../money/statements/set-aside.ts'
import { issueVoucher } from '../../money/vouchers/issue-voucher.ts'
import { spendVoucher } from '../../money/vouchers/spend-voucher.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addDeparture, addIban, book } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

/** One agency with every kind of money, and every screen that shows money. */
const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const deps = office.deps
let ofTheBooking: string
const elsewhere = 'IT40S0542811101000000123457'

const today = () => todayInRome(deps.now())
const get = async <T>(path: string) =>
  (await office.call(office.cookies.administrator, 'GET', path)).body as T

function pay(booking: Booking, amount: number, more: object = {}) {
  const payment = { bookingId: booking.id, amount, externalId: randomUUID(), actor: system }
  return confirmPayment(deps, { ...payment, ...more })
}

async function spendVoucherOn(booking: Booking, amount: number) {
  const voucher = await database.db.transaction((tx) =>
    issueVoucher(tx, deps, {
      amount,
      expiresOn: addDays(today(), 30),
      holderName: 'Giulia Rossi',
      holderEmail: 'giulia@example.com',
      submissionId: randomUUID(),
      actor: system,
    }),
  )
  const submissionId = randomUUID()
  await spendVoucher(deps, { bookingId: booking.id, code: voucher?.code ?? '', submissionId })
}

/** A refund recorded by hand whose bank line then appears on another account than the booking's. */
async function refundSeenElsewhere(booking: Booking, amount: number) {
  const refund = { bookingId: booking.id, amount, method: 'transfer', actor: system } as const
  await recordRefund(deps, { ...refund, submissionId: randomUUID() })
  const day = today().split('-').toReversed().join('/')
  const rows = ['Data Registrazione;Data valuta;Descrizione;Importo (EUR)']
  for (const [text, sum] of [
    ['BONIFICO A FAVORE DI ROSSI', `-${amount / 100},00`],
    ['BONIFICO SENZA NOME', '77,00'],
  ]) {
    rows.push(`${day};${day};${text};${sum}`)
  }
  const bytes = new TextEncoder().encode(rows.join('\r\n'))
  const file = { account: elsewhere, fileName: 'x.csv', bytes, actor: system }
  const { entries } = await importStatement(deps, file)
  const entryId = entries.find((entry) => entry.amount < 0)?.id ?? ''
  const decision = { entryId, expectedAllocated: 0, actor: system }
  await recordOutgoingRefund(deps, { ...decision, bookingId: booking.id })
}

/** The payment came too late: the spot is taken, and the amount is higher than the price. */
async function paidTooLate(ibanId: string) {
  const startDate = addDays(today(), 150)
  await addDeparture(database.db, { startDate, spotsAvailable: 1, totalSpots: 1 })
  const late = await book(deps, { ibanId, startDate })
  const spotsHeldUntil = new Date(deps.now().getTime() - 60_000)
  await database.db
    .update(travelBookings)
    .set({ spotsHeldUntil })
    .where(eq(travelBookings.id, late.id))
  await releaseUnpaidSpots(deps)
  await book(deps, { ibanId, startDate })
  const payment = { bookingId: late.id, provider: 'stripe', externalId: randomUUID() } as const
  await database.db.transaction((tx) =>
    settlePayment(tx, deps, { ...payment, amount: late.totalPrice + 5_000, actor: system }),
  )
}

let part: Booking

beforeAll(async () => {
  const { id: ibanId, iban } = await addIban(database.db)
  ofTheBooking = iban
  await addIban(database.db, { iban: elsewhere })
  const terms = { ibanId }
  await addDeparture(database.db, { startDate: addDays(today(), 200), spotsAvailable: 0 })
  part = await book(deps, terms)
  await pay(part, 10_000)
  await spendVoucherOn(part, 5_000)
  const excess = await book(deps, terms)
  await pay(excess, excess.totalPrice + 21_000, { covers: 'deposit' })
  const declared = await book(deps, terms)
  await declareTransfer(deps, declared.id)
  const cash = await book(deps, terms)
  await pay(cash, cash.depositAmount, { method: 'cash' })
  const mistaken = await book(deps, terms)
  await pay(mistaken, mistaken.depositAmount)
  await correctBooking(deps, { bookingId: mistaken.id, actor: system })
  const cancelled = await book(deps, terms)
  await pay(cancelled, cancelled.depositAmount)
  await cancelBooking(deps, { bookingId: cancelled.id, actor: system })
  await refundSeenElsewhere(cancelled, 30_000)
  await paidTooLate(ibanId)
})

type Sums = { received: number; expected: number }
type Overview = {
  outstanding: number
  weeks: (Sums & { week: string })[]
  accounts: (Sums & { account: string })[]
}

const sumOf = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** An exported table as rows by heading, with money in cents. */
async function exported(path: string): Promise<Record<string, string>[]> {
  const answer = await office.raw(office.cookies.administrator, path)
  const [head = '', ...rows] = (await answer.text()).replace('\ufeff', '').trim().split('\r\n')
  const names = head.split(';')
  return rows.map((row) => Object.fromEntries(row.split(';').map((cell, i) => [names[i], cell])))
}

const centsIn = (text = '') => Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100)

describe('every screen shows the same', () => {
  it('da incassare', async () => {
    const expected = sumOf(await database.db.select().from(travelBookings), outstandingOf)
    expect(expected).toBeGreaterThan(0)
    const summary = await get<{ outstanding: number }>('/dashboard/summary?period=30d')
    const missing = await get<{ outstanding: number }>('/cassa/missing')
    const overview = await get<Overview>('/cassa/overview')
    const rows = await exported('/exports/bookings.csv')
    expect({
      oggi: summary.outstanding,
      cassa: missing.outstanding,
      andamento: overview.outstanding,
      elenco: sumOf(rows, (row) => centsIn(row['Da versare (€)'])),
    }).toEqual({ oggi: expected, cassa: expected, andamento: expected, elenco: expected })
  })

  it('incassato, by period, month, week and account', async () => {
    const payments = await database.db.select().from(bookingPayments)
    const money = payments.filter(({ provider }) => isMoney(provider))
    const expected = sumOf(money, ({ amount }) => amount)
    type Compared = { revenue: { current: number } }
    type Months = { months: { revenue: number; deposits: number; balances: number }[] }
    const summary = await get<Compared>('/dashboard/summary?period=30d')
    const { months } = await get<Months>('/dashboard/charts?period=30d')
    const { weeks, accounts } = await get<Overview>('/cassa/overview')
    const journal = await exported(`/exports/journal.csv?from=${today()}&to=${today()}`)
    const names = ledgerAccounts.filter(holdsMoney).map((account) => ledgerAccountNames[account])
    const lines = journal.filter((line) => names.includes(line.Conto ?? ''))
    expect({
      oggi: summary.revenue.current,
      mesi: sumOf(months, ({ revenue }) => revenue),
      settimane: sumOf(weeks, ({ received }) => received),
      conti: sumOf(accounts, ({ received }) => received),
      giornale: sumOf(lines, (row) => centsIn(row['Dare (€)']) - centsIn(row['Avere (€)'])),
    }).toEqual({
      oggi: expected,
      mesi: expected,
      settimane: expected,
      conti: expected,
      giornale: expected,
    })
  })

  it('da rimborsare', async () => {
    const expected = sumOf(await database.db.select().from(travelBookings), refundOwed)
    type Owed = { refundsOwed: { count: number; cents: number } }
    const { refundsOwed } = await get<Owed>('/dashboard/attention')
    const { items } = await get<{ items: { cents: number }[] }>('/cassa/refunds')
    expect(refundsOwed).toEqual({ count: items.length, cents: expected })
    expect(sumOf(items, ({ cents }) => cents)).toBe(expected)
  })

  it('movimenti da abbinare', async () => {
    type Lines = { unmatchedLines: { count: number; cents: number } }
    expect((await get<Lines>('/dashboard/attention')).unmatchedLines).toEqual({
      count: (await get<{ items: unknown[] }>('/cassa/entries')).items.length,
      cents: 7_700,
    })
  })

  it('posti venduti, above and in the bars', async () => {
    const { spots } = await get<{ spots: { sold: number; total: number } }>('/dashboard/summary')
    type Bars = { occupancy: { spotsTaken: number; totalSpots: number }[] }
    const { occupancy } = await get<Bars>('/dashboard/charts')
    expect(spots).toEqual({
      sold: sumOf(occupancy, ({ spotsTaken }) => spotsTaken),
      total: sumOf(occupancy, ({ totalSpots }) => totalSpots),
    })
    expect(spots.sold).toBeGreaterThan(0)
  })

  it('what a traveller owes now, on the page, in the back office and in the list of what is missing', async () => {
    const { booking } = await viewPayment(deps, part.id)
    const due = part.depositAmount - 15_000
    expect(booking.amountDue).toBe(due)
    expect(await get(`/bookings/${part.id}`)).toMatchObject({
      amountDue: due,
      next: { name: 'Acconto', open: due },
      balance: part.totalPrice - 15_000,
    })
    type Missing = { items: { booking: { id: string }; cents: number }[] }
    const { items } = await get<Missing>('/cassa/missing')
    expect(items.find((item) => item.booking.id === part.id)?.cents).toBe(due)
  })
})

it('a refund lowers the account of the bank line that shows it, a correction the one it corrects', async () => {
  const { accounts } = await get<Overview>('/cassa/overview')
  const of = (account: string) => accounts.find((one) => one.account === account)?.received
  expect(of(elsewhere)).toBe(-30_000)
  expect(of('cash')).toBe(part.depositAmount)
  const excess = part.totalPrice + 21_000
  expect(of(ofTheBooking)).toBe(10_000 + excess + part.depositAmount)
  expect(of('corrections')).toBeUndefined()
})

it('money above the total is named in the mail', async () => {
  const mails = await database.db.select().from(outbox)
  const mail = mails.find(({ text }) => text.includes('210 € in più'))
  expect(mail).toMatchObject({ kind: 'payment_confirmed' })
  expect(mail?.text).toContain('Da restituirti')
})
