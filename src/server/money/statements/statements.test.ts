import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { createBooking } from '../../booking/bookings/create-booking.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { statementEntries } from '../../platform/db/schema/cassa.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addIban, addLink, book, person, testDeps } from '../../testing/test-deps.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { correctBooking } from '../payments/correct-booking.ts'
import { listOwed } from '../refunds/list-owed.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { bookEntry } from './book-entry.ts'
import { type ReportedEntry, runStatements } from './command.ts'
import { importStatement } from './import-statement.ts'
import { recordOutgoingRefund } from './set-aside.ts'
import { allocationsOfBooking } from './store.ts'
import { undoAllocation } from './undo-allocation.ts'

const iban = 'IT60X0542811101000000123456'
const database = await databaseOfThisFile()
const deps = testDeps(database.db)
/** One for all bookings: on accounts of their own, two could draw the same causale. */
const account = await addIban(database.db, { iban })

type Row = { cents: number; text: string; day?: number }

/** A table as a bank exports it; days are relative to tomorrow, after every booking of the tests. */
function csv(rows: readonly Row[]): Uint8Array {
  const today = todayInRome(deps.now())
  const lines = rows.map(({ cents, text, day = 0 }) => {
    const amount = (cents / 100).toFixed(2).replace('.', ',')
    return `${formatDate(addDays(today, day))};${formatDate(addDays(today, day))};${text};${amount}`
  })
  const head = 'Data Registrazione;Data valuta;Descrizione;Importo (EUR)'
  return new TextEncoder().encode([head, ...lines].join('\n'))
}

const run = (rows: readonly Row[], dryRun = false): Promise<ReportedEntry[]> =>
  runStatements(deps, { account: iban, files: [{ name: 'lista.csv', bytes: csv(rows) }], dryRun })

async function newBooking(lastName = `Prova${randomUUID().slice(0, 6)}`) {
  return book(deps, { ibanId: account.id }, [person({ lastName })])
}

const expectSound = async () =>
  expect(await checkLedger(database.db)).toEqual({ balanceCents: 0, differing: 0, misallocated: 0 })

describe('a statement', () => {
  it('confirms a transfer by its causale and amount, once, with one mail', async () => {
    const booking = await newBooking()
    const rows = [{ cents: booking.depositAmount, text: `BONIFICO ${booking.paymentReference}` }]
    const [dry] = await run(rows, true)
    expect(dry?.automatic).toBe(true)
    expect((await findBooking(database.db, booking.id))?.amountPaid).toBe(0)
    const [line] = await run(rows)
    expect(line).toMatchObject({
      account: iban,
      amountCents: booking.depositAmount,
      bankId: null,
      ordinal: 1,
      matched: [{ bookingId: booking.id, cents: booking.depositAmount }],
      automatic: true,
    })
    expect(line?.reasons).toContain(`Causale «${booking.paymentReference}» nel testo`)
    const again = await run(rows)
    expect(again).toEqual([line])
    const after = await findBooking(database.db, booking.id)
    expect(after).toMatchObject({
      paymentStatus: 'deposit_paid',
      amountPaid: booking.depositAmount,
    })
    const mails = await database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.bookingId} = ${booking.id} and ${outbox.kind} = 'payment_confirmed'`)
    expect(mails).toHaveLength(1)
    await expectSound()
  })

  it('keeps two equal transfers of one day apart, and an overlapping file adds only what is new', async () => {
    const first = { cents: 12_345, text: 'Bonifico di uno', day: 1 }
    await run([first, first])
    const overlapping = await run([{ ...first }, first, { ...first, text: 'Bonifico di un altro' }])
    expect(overlapping.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3])
    const stored = await database.db
      .select()
      .from(statementEntries)
      .where(eq(statementEntries.amount, 12_345))
    expect(new Set(stored.map(({ ordinal }) => ordinal))).toEqual(new Set([1, 2, 3]))
  })

  it('does not lose a transfer of the same day and amount that another file brings', async () => {
    const [one, other] = [await newBooking(), await newBooking()]
    const row = ({ depositAmount, paymentReference }: typeof one) => ({
      cents: depositAmount,
      text: paymentReference ?? '',
      day: 8,
    })
    await run([row(one)])
    const [line] = await run([row(other)])
    expect(line?.matched).toEqual([{ bookingId: other.id, cents: other.depositAmount }])
  })

  it('takes lines by date: the deposit of a later line of the file comes first', async () => {
    const booking = await newBooking()
    const text = booking.paymentReference ?? ''
    const balance = booking.totalPrice - booking.depositAmount
    const rows = [
      { cents: balance, text, day: 9 },
      { cents: booking.depositAmount, text, day: 2 },
    ]
    expect((await run(rows, true)).map(({ automatic }) => automatic)).toEqual([true, true])
    await run(rows)
    expect((await findBooking(database.db, booking.id))?.paymentStatus).toBe('paid')
  })

  it('is put to the payment that staff had confirmed by hand', async () => {
    const booking = await newBooking()
    const amount = booking.depositAmount
    await confirmPayment(deps, {
      bookingId: booking.id,
      amount,
      externalId: randomUUID(),
      actor: system,
    })
    const [line] = await run([{ cents: amount, text: booking.paymentReference ?? '', day: 3 }])
    expect(line).toMatchObject({
      automatic: true,
      matched: [{ bookingId: booking.id, cents: amount }],
    })
    expect((await findBooking(database.db, booking.id))?.amountPaid).toBe(amount)
    await expectSound()
  })

  it('can be undone: the booking waits again and the line is free', async () => {
    const booking = await newBooking()
    await run([{ cents: booking.depositAmount, text: booking.paymentReference ?? '', day: 4 }])
    const [allocation] = await allocationsOfBooking(database.db, booking.id)
    await undoAllocation(deps, allocation?.id ?? '', system)
    expect(await findBooking(database.db, booking.id)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      amountPaid: 0,
    })
    await expect(undoAllocation(deps, allocation?.id ?? '', system)).rejects.toThrow(
      'ENTRY_CHANGED',
    )
    await expectSound()
  })

  it('is free again when the booking is corrected, and not booked again by itself', async () => {
    const booking = await newBooking()
    const rows = [{ cents: booking.depositAmount, text: booking.paymentReference ?? '', day: 11 }]
    await run(rows)
    await correctBooking(deps, { bookingId: booking.id, actor: system })
    expect(await allocationsOfBooking(database.db, booking.id)).toEqual([])
    const [line] = await run(rows)
    expect(line).toMatchObject({ automatic: false, matched: [] })
    expect(line?.reasons[0]).toBe('Un abbinamento è stato annullato a mano: decidi tu')
    expect((await findBooking(database.db, booking.id))?.amountPaid).toBe(0)
    await expectSound()
  })

  it('tells the second clerk that a colleague was faster', async () => {
    const [one, other] = [await newBooking(), await newBooking()]
    const bytes = csv([{ cents: 50_000, text: 'senza causale', day: 5 }])
    const { entries } = await importStatement(deps, {
      account: iban,
      fileName: 'x.csv',
      bytes,
      actor: system,
    })
    const clerk = (bookingId: string) =>
      bookEntry(deps, {
        entryId: entries[0]?.id ?? '',
        allocations: [{ bookingId, cents: 50_000 }],
        actor: system,
        automatic: false,
        reasons: [],
        expectedAllocated: 0,
      })
    const outcomes = await Promise.allSettled([clerk(one.id), clerk(other.id)])
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(failed.map(({ reason }) => (reason as Error).message)).toEqual(['ENTRY_CHANGED'])
    await expectSound()
  })

  it('writes late money down for a cancelled booking only by hand', async () => {
    const booking = await newBooking()
    await cancelBooking(deps, { bookingId: booking.id, actor: system })
    const rows = [{ cents: booking.depositAmount, text: booking.paymentReference ?? '', day: 6 }]
    const [line] = await run(rows)
    expect(line?.automatic).toBe(false)
    expect(line?.reasons).toContain('La prenotazione non attende più pagamenti')
    const bytes = csv(rows)
    const file = { account: iban, fileName: 'x.csv', bytes, actor: system }
    const { entries } = await importStatement(deps, file)
    await bookEntry(deps, {
      entryId: entries[0]?.id ?? '',
      allocations: [{ bookingId: booking.id, cents: booking.depositAmount }],
      actor: system,
      automatic: false,
      reasons: ['Abbinato a mano'],
      expectedAllocated: 0,
    })
    expect(await findBooking(database.db, booking.id)).toMatchObject({ status: 'cancelled' })
    const owed = await listOwed(database.db)
    expect(owed.find((item) => item.booking.id === booking.id)?.cents).toBe(booking.depositAmount)
    await expectSound()
  })

  it('of money that goes out is put to the refund that staff had written down, once', async () => {
    const booking = await newBooking()
    const payment = { bookingId: booking.id, actor: system }
    const amount = booking.depositAmount
    await confirmPayment(deps, { ...payment, amount, externalId: randomUUID() })
    await cancelBooking(deps, payment)
    const refund = { ...payment, amount: 30_000, method: 'transfer' } as const
    await recordRefund(deps, { ...refund, submissionId: randomUUID() })
    const bytes = csv([{ cents: -30_000, text: 'BONIFICO A FAVORE DI ROSSI', day: 12 }])
    const file = { account: iban, fileName: 'y.csv', bytes, actor: system }
    const { entries } = await importStatement(deps, file)
    const entryId = entries[0]?.id ?? ''
    await recordOutgoingRefund(deps, { ...payment, entryId, expectedAllocated: 0 })
    expect((await findBooking(database.db, booking.id))?.amountPaid).toBe(amount - 30_000)
    await expectSound()
  })

  it('is not taken for another account', async () => {
    const text =
      ':20:X\n:25:IT40S0542811101000000123457\n:61:261115C1,00NTRFNONREF\n:62F:C261115EUR0,00'
    const files = [{ name: 'x.sta', bytes: new TextEncoder().encode(text) }]
    await expect(runStatements(deps, { account: iban, files, dryRun: true })).rejects.toThrow(
      'STATEMENT_OTHER_ACCOUNT',
    )
  })

  it('tells the same four digits of two accounts apart', async () => {
    const other = await addIban(database.db, { iban: 'IT40S0542811101000000123457' })
    const here = await newBooking('Uguale')
    const { token } = await addLink(database.db, { ibanId: other.id })
    const there = await createBooking(deps, {
      token,
      submissionId: randomUUID(),
      travelers: [person({ lastName: 'Diverso' })],
    })
    await database.db.execute(
      sql`update travel_bookings set payment_reference = ${here.paymentReference} where id = ${there.id}`,
    )
    const [line] = await run([
      { cents: here.depositAmount, text: here.paymentReference ?? '', day: 7 },
    ])
    expect(line?.matched[0]?.bookingId).toBe(here.id)
  })
})

describe('the database', () => {
  it('refuses to book more than the line, to change a line and to change the ledger', async () => {
    const [entry] = await database.db.select().from(statementEntries).limit(1)
    const id = entry?.id ?? ''
    const attempts = [
      sql`insert into entry_allocations (entry_id, kind, amount, created_by) values (${id}, 'other', 99999, 'x')`,
      sql`update statement_entries set amount = 1 where id = ${id}`,
      sql`update statement_entries set allocated = 0 where id = ${id}`,
      sql`delete from statement_entries where id = ${id}`,
      sql`update ledger_entries set amount = 1`,
      sql`delete from ledger_entries`,
      sql`update booking_payments set amount = amount + 1`,
    ]
    for (const attempt of attempts) {
      await expect(database.db.execute(attempt)).rejects.toThrow('query')
    }
    await expectSound()
  })
})
