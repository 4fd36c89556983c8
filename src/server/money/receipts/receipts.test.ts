import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { todayInRome } from '../../../domain/dates.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { bookingDetail } from '../../booking/bookings/admin-detail.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { entriesOf } from '../../platform/audit/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { receipts } from '../../platform/db/schema/receipts.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { issuerOf } from '../../platform/pdf/issuer.ts'
import { matchLine, matchRefund } from '../../testing/bank-lines.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { correctBooking } from '../payments/correct-booking.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { attachReceipt } from './attach-receipt.ts'
import { receiptMail } from './mails.ts'
import { sendReceipt } from './send-receipt.ts'
import { findReceipt } from './store.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

const pay = (bookingId: string, amount: number) =>
  confirmPayment(deps, { bookingId, amount, externalId: randomUUID(), actor: system })

/** The numbers of each kind and year, in the order in which they were issued. */
async function numbers(): Promise<number[][]> {
  const rows = await database.db.select().from(receipts).orderBy(asc(receipts.number))
  const groups = new Map<string, number[]>()
  for (const { kind, year, number } of rows) {
    groups.set(`${kind} ${year}`, [...(groups.get(`${kind} ${year}`) ?? []), number])
  }
  return [...groups.values()]
}

const expectNoGaps = async () => {
  for (const given of await numbers()) expect(given).toEqual(given.map((_, index) => index + 1))
}

/** The paper and its mail. */
async function textsOf(id: string): Promise<string> {
  const receipt = await findReceipt(database.db, id)
  if (!receipt) throw new Error('no receipt')
  const file = await drawPaper('receipt', { receipt, issuer: issuerOf(deps) })
  const { subject, text } = receiptMail(deps, id, receipt)
  return [pdfText(Buffer.from(file)), subject, text].join('\n')
}

async function papersOf(bookingId: string) {
  return database.db
    .select()
    .from(receipts)
    .where(eq(receipts.bookingId, bookingId))
    .orderBy(asc(receipts.createdAt))
}

describe('receipts', () => {
  it('every payment has one, and what is taken back a credit note', async () => {
    const booking = await book(deps)
    await pay(booking.id, booking.depositAmount)
    await correctBooking(deps, { bookingId: booking.id, actor: system })
    const papers = await papersOf(booking.id)
    expect(papers.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', booking.depositAmount],
      ['credit_note', booking.depositAmount],
    ])
    expect(papers[0]).toMatchObject({ issuedOn: todayInRome(new Date()) })
    await expectNoGaps()
  })

  it('a payment that is refused leaves no gap', async () => {
    const booking = await book(deps)
    const before = (await numbers()).flat().length
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into booking_payments (booking_id, amount, received_on, provider) values (${booking.id}, 5, current_date, 'bank_transfer')`,
      )
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await numbers()).flat()).toHaveLength(before)
    await pay(booking.id, 100)
    await expectNoGaps()
  })

  it('can be neither changed nor deleted', async () => {
    await expect(database.db.execute(sql`update receipts set number = 9`)).rejects.toThrow('query')
    await expect(database.db.execute(sql`delete from receipts`)).rejects.toThrow('query')
  })

  it('is drawn as a page, with a line for what was bought besides', async () => {
    const booking = await book(deps)
    const agreed = { included: false, limit: null, conditions: null }
    await database.db
      .update(travelBookings)
      .set({
        extras: [
          { id: 'safari', title: 'Safari', per: 'person', price: 12_300, units: 2, ...agreed },
        ],
      })
      .where(eq(travelBookings.id, booking.id))
    await pay(booking.id, booking.depositAmount)
    const [paper] = await papersOf(booking.id)
    const receipt = await findReceipt(database.db, paper?.id ?? '')
    expect(receipt).toMatchObject({ kind: 'receipt', amount: booking.depositAmount })
    const file = await drawPaper('receipt', {
      receipt: receipt as NonNullable<typeof receipt>,
      issuer: issuerOf(deps),
    })
    expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
    const text = pdfText(Buffer.from(file))
    expect(text).toContain(`${deps.publicUrl}/#/viaggio`)
    expect(text).toContain('di cui Safari, 2 persone × 123')
    expect(text).toContain('246')
  })

  it('goes to the traveller by mail once, with its page, and is on record', async () => {
    const booking = await book(deps)
    await pay(booking.id, booking.depositAmount)
    const [paper] = await papersOf(booking.id)
    const receiptId = paper?.id ?? ''
    const asked = { bookingId: booking.id, receiptId, actor: system }
    await Promise.all([sendReceipt(deps, asked), sendReceipt(deps, asked)])
    const mails = await database.db.select().from(outbox).where(eq(outbox.kind, 'receipt'))
    expect(mails).toMatchObject([{ bookingId: booking.id, recipient: booking.contactEmail }])
    const [mail] = mails
    if (!mail) throw new Error('no mail')
    const again = { ...mail, dedupeKey: `${mail.dedupeKey}:again:${randomUUID()}` }
    for (const one of [mail, again]) {
      const [file] = await attachReceipt(deps, one)
      expect(file?.filename).toMatch(/^R-\d{4}-\d{4}\.pdf$/)
      expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const entries = await entriesOf(database.db, 'booking', booking.id)
    expect(entries.filter(({ action }) => action === 'receipt_sent')).toHaveLength(1)
    const { payments } = await bookingDetail(deps, booking.id)
    expect(payments.map(({ receipt }) => receipt?.isMailed)).toEqual([true])
  })

  it('of an undone match says that it is a reversal, and of what', async () => {
    const booking = await book(deps)
    const { id } = booking
    const undoPayment = await matchLine(deps, id, booking.depositAmount)
    const undoRefund = await matchRefund(deps, id, 10_000)
    await undoRefund()
    await undoPayment()
    const papers = await papersOf(id)
    const [paid = '', given = '', back = '', undone = ''] = await Promise.all(
      papers.map((paper) => textsOf(paper.id)),
    )
    for (const text of [paid, given]) expect(text).not.toMatch(/storn/i)
    expect(back).toMatch(/Storno di rimborso R-\d{4}-\d{4}/)
    expect(back).toContain('il rimborso non conta più')
    expect(undone).toMatch(/Storno di pagamento NC-\d{4}-\d{4}/)
    expect(undone).toContain('il pagamento non conta più')
    for (const text of [back, undone]) {
      expect(text).toContain('Importo stornato')
      expect(text).toContain('che avevamo registrato sulla tua prenotazione')
      expect(text).not.toMatch(/Restituito con|Pagato con|Importo restituito|[Ll]a (tua )?ricevuta/)
    }
    const { kind, year, number } = papers[0] ?? {}
    expect((await findReceipt(database.db, papers[3]?.id ?? ''))?.reversed).toEqual({
      kind,
      year,
      number,
    })
    const { payments } = await bookingDetail(deps, id)
    const reversals = payments.map(({ receipt }) => receipt?.isReversal)
    expect(reversals).toEqual([false, false, true, true])
  })

  it('of another booking is not sent', async () => {
    const [mine, other] = [await book(deps), await book(deps)]
    await pay(other.id, 100)
    const [paper] = await papersOf(other.id)
    const asked = { bookingId: mine.id, receiptId: paper?.id ?? '', actor: system }
    await expect(sendReceipt(deps, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('whatever happens in whatever order, numbers follow each other and sums are those of the ledger', async () => {
    const step = fc.constantFrom('pay', 'correct', 'cancel', 'refund', 'fail')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const booking = await book(deps)
        for (const one of steps) await attempt(one, booking.id)
        await expectNoGaps()
        const papers = await papersOf(booking.id)
        const sum = papers.reduce(
          (total, { kind, amount }) => total + (kind === 'receipt' ? amount : -amount),
          0,
        )
        expect(sum).toBe((await findBooking(database.db, booking.id))?.amountPaid)
        expect(await checkLedger(database.db)).toMatchObject({ balanceCents: 0, differing: 0 })
      }),
      { numRuns: 6 },
    )
  }, 120_000)
})

async function attempt(step: string, bookingId: string) {
  const staff = { bookingId, actor: system }
  try {
    if (step === 'pay') await pay(bookingId, 10_000)
    else if (step === 'correct') await correctBooking(deps, staff)
    else if (step === 'cancel') await cancelBooking(deps, staff)
    else if (step === 'refund') {
      const method = 'transfer' as const
      await recordRefund(deps, { ...staff, amount: 4_000, method, submissionId: randomUUID() })
    } else await pay(randomUUID(), 1)
  } catch (error) {
    if (!isDomainError(error)) throw error
  }
}
