import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptSums, leavingLines } from '../../../domain/booking/leaving.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import type { MailKind } from '../../../domain/mail-kinds.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { formatEuro } from '../../../domain/money.ts'
import { bookingDetail } from '../../booking/bookings/admin-detail.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { reinstateBooking } from '../../booking/bookings/reinstate-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { bookingView } from '../../booking/bookings/view.ts'
import { migrationsFolder } from '../../platform/db/migrations-folder.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { receipts } from '../../platform/db/schema/receipts.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { issuerOf } from '../../platform/pdf/issuer.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { book } from '../../testing/test-deps.ts'
import { refundsOwed } from '../ledger/figures.ts'
import { settleOutgoing } from '../movements/settle-outgoing.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { leavingOf } from '../receipts/leaving-of.ts'
import { receiptMail } from '../receipts/mails.ts'
import { findReceipt } from '../receipts/store.ts'
import { listOwed, requireNothingOwed } from './list-owed.ts'
import { recordRefund } from './record-refund.ts'
import { refundBooking } from './refund-booking.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  await deps.db.delete(travelBookings)
})

/** A booking paid in full, twenty-five days before departure. */
async function paidAndNear(): Promise<Booking> {
  const { id, totalPrice } = await book(deps)
  await confirmPayment(deps, { bookingId: id, amount: totalPrice, externalId: randomUUID(), actor })
  const startDate = addDays(todayInRome(deps.now()), 25)
  await deps.db.update(travelBookings).set({ startDate }).where(eq(travelBookings.id, id))
  return required(await findBooking(deps.db, id))
}

/** By card, for a reason of its own. */
async function giveBackBefore(paid: Booking, amount: number) {
  await deps.db.transaction((tx) =>
    settleOutgoing(tx, deps, paid, { amount, provider: 'stripe', actor, action: 'refund_given' }),
  )
}

async function mailText(bookingId: string, kind: MailKind) {
  const [mail] = await deps.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.createdAt))
  return mail?.text
}

/** The text of every document of a booking. */
async function papersOf(bookingId: string) {
  const rows = await deps.db.select().from(receipts).where(eq(receipts.bookingId, bookingId))
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'receipt'])
  return Promise.all(
    rows.map(async ({ id, kind }) => {
      const receipt = required(await findReceipt(deps.db, id))
      const file = await drawPaper('receipt', { receipt, issuer: issuerOf(deps) })
      const mail = receiptMail(deps, id, receipt)
      for (const { value } of leavingOf(receipt)) expect(mail.text).toContain(value)
      return { kind, text: pdfText(Buffer.from(file)) }
    }),
  )
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing')
  return value
}

describe('a booking that its traveller leaves', () => {
  it('says the same three sums to the office, on the page, in the mail, in the Cassa and on the paper of the refund', async () => {
    const paid = await paidAndNear()
    const half = paid.totalPrice / 2
    const left = await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const sums = required(keptSums(left))
    expect(sums).toMatchObject({ paid: paid.totalPrice, penalty: half, giveBack: half })
    expect(keptSums(await bookingView(deps, left))).toEqual(sums)
    const [owed] = await listOwed(deps.db)
    expect(owed).toMatchObject({ cents: half, sums })
    expect(await refundsOwed(deps.db)).toEqual({ count: 1, cents: half })
    const mail = await mailText(paid.id, 'booking_cancelled')
    for (const { label, value } of leavingLines(sums)) {
      expect(mail).toContain(label)
      expect(mail).toContain(value)
    }
    const refund = { bookingId: paid.id, method: 'transfer', actor } as const
    await recordRefund(deps, { ...refund, amount: half, submissionId: randomUUID() })
    for (const paper of await papersOf(paid.id)) {
      const told = leavingLines(sums).filter(({ label }) => paper.text.includes(label))
      const isRefund = paper.kind === 'credit_note'
      expect(told).toEqual(isRefund ? leavingLines(sums) : [])
      if (isRefund) expect(paper.text).toContain(formatEuro(sums.giveBack))
    }
  })

  it('gives back no more than that, and the penalty is not money that is owed', async () => {
    const paid = await paidAndNear()
    const half = paid.totalPrice / 2
    await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const refund = { bookingId: paid.id, method: 'transfer', actor } as const
    await expect(
      recordRefund(deps, { ...refund, amount: half + 1, submissionId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'REFUND_AMOUNT' })
    await expect(refundBooking(deps, { bookingId: paid.id, actor })).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    })
    const after = await recordRefund(deps, { ...refund, amount: half, submissionId: randomUUID() })
    expect([refundOwed(after), after.amountPaid]).toEqual([0, half])
    expect(await listOwed(deps.db)).toEqual([])
  })

  it('is not promised what had been given back before, and what goes back since is taken off', async () => {
    const paid = await paidAndNear()
    const [earlier, half] = [10_000, paid.totalPrice / 2]
    await giveBackBefore(paid, earlier)
    const left = await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const owed = half - earlier
    expect(refundOwed(left)).toBe(owed)
    const sums = required(keptSums(left))
    expect(sums).toMatchObject({ paid: paid.totalPrice - earlier, giveBack: owed, givenBack: 0 })
    expect(keptSums(await bookingView(deps, left))).toEqual(sums)
    expect(keptSums(await bookingDetail(deps, paid.id))).toEqual(sums)
    expect((await listOwed(deps.db))[0]).toMatchObject({ cents: owed, sums })
    expect(await mailText(paid.id, 'booking_cancelled')).toContain(
      `ti restituiamo ${formatEuro(owed)} entro 14 giorni`,
    )
    const refund = { bookingId: paid.id, method: 'transfer', actor } as const
    await recordRefund(deps, { ...refund, amount: 10_000, submissionId: randomUUID() })
    const [after] = await listOwed(deps.db)
    expect(after).toMatchObject({ cents: owed - 10_000, sums: { ...sums, givenBack: 10_000 } })
    expect(leavingLines(required(after?.sums ?? undefined)).at(-1)?.value).toBe(
      formatEuro(owed - 10_000),
    )
  })

  it('that was left by an older release learns from the log what had been given back before', async () => {
    const paid = await paidAndNear()
    await giveBackBefore(paid, 10_000)
    await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const refund = { bookingId: paid.id, method: 'transfer', actor } as const
    await recordRefund(deps, { ...refund, amount: 10_000, submissionId: randomUUID() })
    await deps.db.update(travelBookings).set({ leftGivenBack: 0 })
    const file = path.join(migrationsFolder, '0050_left-given-back.sql')
    const [, update = ''] = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
    await deps.db.execute(sql.raw(update))
    expect(await findBooking(deps.db, paid.id)).toMatchObject({
      amountGivenBack: 20_000,
      leftGivenBack: 10_000,
    })
  })

  it('costs nothing when the agency ends it, and nothing is left of it once it is back', async () => {
    const paid = await paidAndNear()
    const ended = await cancelBooking(deps, { bookingId: paid.id, actor })
    expect(refundOwed(ended)).toBe(paid.totalPrice)
    await reinstateBooking(deps, { bookingId: paid.id, actor })
    await cancelBooking(deps, { bookingId: paid.id, actor, who: 'traveller' })
    const back = await reinstateBooking(deps, { bookingId: paid.id, actor })
    expect([back.leavingPenalty, back.leftBy, back.leftOn]).toEqual([0, null, null])
  })
})

it('a voucher instead of money only where that was accepted in writing, which is recorded', async () => {
  const paid = await paidAndNear()
  await cancelBooking(deps, { bookingId: paid.id, actor })
  const voucher = {
    bookingId: paid.id,
    method: 'voucher',
    amount: paid.totalPrice,
    submissionId: randomUUID(),
    actor,
  } as const
  await expect(recordRefund(deps, voucher)).rejects.toMatchObject({ code: 'VALIDATION' })
  await recordRefund(deps, { ...voucher, acceptance: 'email del 12/11/2026' })
  const [mail] = await deps.db.select().from(outbox).where(eq(outbox.kind, 'voucher_issued'))
  expect(mail?.text).toContain('come hai accettato per iscritto')
})

it('a present is no way around it: whoever is owed money gets that first', async () => {
  const paid = await paidAndNear()
  await requireNothingOwed(deps.db, paid.contactEmail)
  await cancelBooking(deps, { bookingId: paid.id, actor })
  await expect(requireNothingOwed(deps.db, paid.contactEmail.toUpperCase())).rejects.toMatchObject({
    code: 'VALIDATION',
  })
  await requireNothingOwed(deps.db, 'altra@example.com')
})
