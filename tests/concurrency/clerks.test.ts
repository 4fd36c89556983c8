import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInRome } from '../../src/domain/dates.ts'
import { isDomainError } from '../../src/domain/errors.ts'
import { findBooking } from '../../src/server/booking/bookings/store.ts'
import { checkLedger } from '../../src/server/money/ledger/check-ledger.ts'
import { closeMonth } from '../../src/server/money/ledger/months.ts'
import { confirmPayment } from '../../src/server/money/payments/confirm-payment.ts'
import { correctBooking } from '../../src/server/money/payments/correct-booking.ts'
import { bookEntry } from '../../src/server/money/statements/book-entry.ts'
import { runStatements } from '../../src/server/money/statements/command.ts'
import { importStatement } from '../../src/server/money/statements/import-statement.ts'
import { allocationsOfBooking, takeAccount } from '../../src/server/money/statements/store.ts'
import { undoAllocation } from '../../src/server/money/statements/undo-allocation.ts'
import { issueVoucher } from '../../src/server/money/vouchers/issue-voucher.ts'
import { spendVoucher } from '../../src/server/money/vouchers/spend-voucher.ts'
import { system } from '../../src/server/platform/audit/write-audit.ts'
import { selectRows } from '../../src/server/platform/db/rows.ts'
import { bookingPayments } from '../../src/server/platform/db/schema/bookings.ts'
import { receipts } from '../../src/server/platform/db/schema/receipts.ts'
import { matchLine } from '../../src/server/testing/bank-lines.ts'
import { gate } from '../../src/server/testing/gate.ts'
import { book, person, type TestDeps, testDeps } from '../../src/server/testing/test-deps.ts'
import { openPostgresForTests } from './postgres.ts'

const clerks = 50
const account = 'IT60X0542811101000000123456'
const sound = { balanceCents: 0, differing: 0, misallocated: 0 }

let database: Awaited<ReturnType<typeof openPostgresForTests>>
let deps: TestDeps

beforeAll(async () => {
  database = await openPostgresForTests()
  deps = testDeps(database.db)
})
afterAll(() => database.close())

function statement(rows: readonly { cents: number; text: string }[]): Uint8Array {
  const day = formatDate(addDays(todayInRome(deps.now()), 1))
  const lines = rows.map(
    ({ cents, text }) => `${day};${day};${text};${(cents / 100).toFixed(2).replace('.', ',')}`,
  )
  const head = 'Data Registrazione;Data valuta;Descrizione;Importo (EUR)'
  return new TextEncoder().encode([head, ...lines].join('\n'))
}

const newBooking = () => book(deps, {}, [person({ lastName: `Prova${randomUUID().slice(0, 6)}` })])

const movementsOf = (bookingId: string) =>
  database.db.$count(bookingPayments, eq(bookingPayments.bookingId, bookingId))

/** Takes a payment back like the product, but without the lock: checks whether it was done, then writes. */
function takeBackWithoutLock(bookingId: string): Promise<void> {
  return database.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(bookingPayments)
      .where(eq(bookingPayments.bookingId, bookingId))
    const [payment] = rows
    if (!payment || rows.some(({ amount }) => amount < 0)) return
    const { kind, receivedOn, provider, amount } = payment
    const row = { bookingId, kind, receivedOn, provider, amount: -amount }
    await tx.insert(bookingPayments).values(row)
  })
}

describe(`${clerks} clerks at once`, () => {
  it('who drop the same file take it in once and pay nothing twice', async () => {
    const bookings = await Promise.all(Array.from({ length: 8 }, newBooking))
    const bytes = statement(
      bookings.map((one) => ({ cents: one.depositAmount, text: one.paymentReference ?? '' })),
    )
    const outcomes = await Promise.allSettled(
      Array.from({ length: clerks }, () =>
        runStatements(deps, { account, files: [{ name: 'x.csv', bytes }], dryRun: false }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    for (const { id, depositAmount } of bookings) {
      const after = await findBooking(database.db, id)
      expect(after).toMatchObject({ paymentStatus: 'deposit_paid', amountPaid: depositAmount })
    }
    expect(await checkLedger(database.db)).toEqual(sound)
  })

  it('who drop the same file at once: the second is told to wait, and adds nothing', async () => {
    const file = {
      account,
      fileName: 'insieme.csv',
      bytes: statement([{ cents: 77_700, text: 'una volta sola' }]),
      actor: system,
    }
    const [held, waits] = [gate(), gate()]
    const colleague = database.db.transaction(async (tx) => {
      expect(await takeAccount(tx, account)).toBe(true)
      held.open()
      await waits.opened
    })
    await held.opened
    const second = importStatement(deps, file, ({ step }) => step === 'waiting' && waits.open())
    await colleague
    const both = await Promise.all([second, importStatement(deps, file)])
    expect(both.reduce((sum, { newLines }) => sum + newLines, 0)).toBe(1)
    expect(both[0]?.entries[0]?.id).toBe(both[1]?.entries[0]?.id)
  })

  it('who take the same line for different bookings: one is first, all others are told', async () => {
    const bookings = await Promise.all(Array.from({ length: 5 }, newBooking))
    const bytes = statement([{ cents: 50_000, text: 'senza causale' }])
    const file = { account, fileName: 'y.csv', bytes, actor: system }
    const { entries } = await importStatement(deps, file)
    const outcomes = await Promise.allSettled(
      Array.from({ length: clerks }, (_, index) =>
        bookEntry(deps, {
          entryId: entries[0]?.id ?? '',
          allocations: [{ bookingId: bookings[index % 5]?.id ?? '', cents: 50_000 }],
          actor: system,
          automatic: false,
          reasons: [],
          expectedAllocated: 0,
        }),
      ),
    )
    const told = outcomes.filter(
      (one) => one.status === 'rejected' && isDomainError(one.reason, 'ENTRY_CHANGED'),
    )
    expect(told).toHaveLength(clerks - 1)
    expect(await checkLedger(database.db)).toEqual(sound)
  })

  it('who undo the same match: it is undone once', async () => {
    const booking = await newBooking()
    const bytes = statement([
      { cents: booking.depositAmount, text: booking.paymentReference ?? '' },
    ])
    await runStatements(deps, { account, files: [{ name: 'z.csv', bytes }], dryRun: false })
    const [allocation] = await allocationsOfBooking(database.db, booking.id)
    const outcomes = await Promise.allSettled(
      Array.from({ length: clerks }, () => undoAllocation(deps, allocation?.id ?? '', system)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await findBooking(database.db, booking.id)).toMatchObject({ amountPaid: 0 })
    expect(await checkLedger(database.db)).toEqual(sound)
  })

  it('of whom some undo a match and others correct its booking: the money leaves once', async () => {
    const { id: bookingId, depositAmount } = await newBooking()
    const undo = await matchLine(deps, bookingId, depositAmount)
    const work = Array.from({ length: 10 }, (_, index) =>
      index % 2 ? undo() : correctBooking(deps, { bookingId, actor: system }),
    )
    await Promise.allSettled(work)
    const after = await findBooking(database.db, bookingId)
    expect(after).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
    expect(await checkLedger(database.db)).toEqual(sound)
    expect(await movementsOf(bookingId)).toBe(2)
  })

  it('who confirm payments at once give receipts numbers without a gap', async () => {
    const bookings = await Promise.all(Array.from({ length: 10 }, newBooking))
    await Promise.all(
      Array.from({ length: clerks }, (_, index) =>
        confirmPayment(deps, {
          bookingId: bookings[index % 10]?.id ?? '',
          amount: 1_000,
          externalId: randomUUID(),
          actor: system,
        }),
      ),
    )
    const rows = await database.db.select().from(receipts).where(eq(receipts.kind, 'receipt'))
    const numbers = rows.map(({ number }) => number).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(await checkLedger(database.db)).toEqual(sound)
  })

  it('who spend the same voucher on different bookings: it is spent once', async () => {
    const bookings = await Promise.all(Array.from({ length: 10 }, newBooking))
    const voucher = await database.db.transaction((tx) =>
      issueVoucher(tx, deps, {
        amount: 30_000,
        expiresOn: addDays(todayInRome(deps.now()), 30),
        holderName: 'Giulia Rossi',
        holderEmail: 'giulia@example.com',
        submissionId: randomUUID(),
        actor: system,
      }),
    )
    const outcomes = await Promise.allSettled(
      Array.from({ length: clerks }, (_, index) =>
        spendVoucher(deps, {
          bookingId: bookings[index % 10]?.id ?? '',
          code: voucher?.code ?? '',
          submissionId: randomUUID(),
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const paid = await Promise.all(bookings.map(({ id }) => findBooking(database.db, id)))
    expect(paid.reduce((sum, one) => sum + (one?.amountPaid ?? 0), 0)).toBe(30_000)
    expect(await checkLedger(database.db)).toEqual(sound)
  })

  it('who close a month while payments are on their way into it: nothing is dated into it afterwards', async () => {
    const month = addDays(todayInRome(deps.now()), -70).slice(0, 7)
    const booking = await newBooking()
    const pay = () =>
      confirmPayment(deps, {
        bookingId: booking.id,
        amount: 100,
        receivedOn: `${month}-15`,
        externalId: randomUUID(),
        actor: system,
      })
    const paying = Array.from({ length: clerks }, pay)
    let before: number | undefined
    const closing = closeMonth(deps, month, system).then(async () => {
      before = await postedIn(month)
    })
    const outcomes = await Promise.allSettled([...paying, closing])
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(String(outcome.reason)).toMatch(/MONTH_CLOSED|query/)
    }
    expect(await postedIn(month)).toBe(before)
    await expect(pay()).rejects.toThrow('MONTH_CLOSED')
  })
})

async function postedIn(month: string): Promise<number> {
  const rows = await selectRows<{ n: number }>(
    database.db,
    sql`select count(*)::int as n from ledger_entries where to_char(posted_on, 'YYYY-MM') = ${month}`,
  )
  return Number(rows[0]?.n)
}

// Must be the last one: it leaves a booking whose sums are wrong.
describe('a payment', () => {
  it('would be taken back several times without the lock and the link to it', async () => {
    const { id: bookingId, depositAmount } = await newBooking()
    await matchLine(deps, bookingId, depositAmount)
    await Promise.all(Array.from({ length: 10 }, () => takeBackWithoutLock(bookingId)))
    expect(await movementsOf(bookingId)).toBeGreaterThan(2)
  })
})
