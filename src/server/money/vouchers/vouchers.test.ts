import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { readVoucherCode } from '../../../domain/money/vouchers.ts'
import { bookingDetail } from '../../booking/bookings/admin-detail.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { reinstateBooking } from '../../booking/bookings/reinstate-booking.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { vouchers } from '../../platform/db/schema/vouchers.ts'
import { matchRefund } from '../../testing/bank-lines.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, callApi, testDeps } from '../../testing/test-deps.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { correctBooking } from '../payments/correct-booking.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { viewPayment } from '../payments/view-payment.ts'
import { listOwed } from '../refunds/list-owed.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { refundBooking } from '../refunds/refund-booking.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { issueVoucher } from './issue-voucher.ts'
import { spendVoucher } from './spend-voucher.ts'
import type { Voucher } from './store.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

async function issue(change: Partial<Voucher> = {}): Promise<Voucher> {
  const voucher = await database.db.transaction((tx) =>
    issueVoucher(tx, deps, {
      amount: change.amount ?? 50_000,
      expiresOn: change.expiresOn ?? addDays(todayInRome(deps.now()), 30),
      holderName: 'Giulia Rossi',
      holderEmail: 'giulia@example.com',
      submissionId: randomUUID(),
      actor: system,
    }),
  )
  if (!voucher) throw new Error('no voucher')
  return voucher
}

const spend = (bookingId: string, code: string, submissionId = randomUUID()) =>
  spendVoucher(deps, { bookingId, code, submissionId })

async function left(id: string) {
  const [row] = await database.db.select().from(vouchers).where(eq(vouchers.id, id))
  return row?.remaining
}

async function paidCancelled(amount: number) {
  const booking = await book(deps)
  const payment = { bookingId: booking.id, amount, externalId: randomUUID(), actor: system }
  await confirmPayment(deps, payment)
  await cancelBooking(deps, { bookingId: booking.id, actor: system })
  return booking
}

const sound = async () =>
  expect(await checkLedger(database.db)).toMatchObject({ balanceCents: 0, differing: 0 })

describe('a voucher', () => {
  it('pays a part of a booking and keeps the rest for another one', async () => {
    const [first, second, voucher] = [await book(deps), await book(deps), await issue()]
    await database.db.execute(
      sql`update travel_bookings set total_price = 300, deposit_amount = 120 where id = ${second.id}`,
    )
    const paid = await spend(second.id, voucher.code.toLowerCase().replaceAll('-', ' '))
    expect(paid).toMatchObject({ paymentStatus: 'paid', amountPaid: 30_000 })
    expect(await left(voucher.id)).toBe(20_000)
    const part = await spend(first.id, voucher.code)
    expect(part).toMatchObject({ paymentStatus: 'pending', amountPaid: 20_000 })
    await expect(spend(first.id, voucher.code)).rejects.toThrow('VOUCHER_SPENT')
    await sound()
  })

  it('is spent once by the same form, however often it is sent', async () => {
    const [booking, voucher, submissionId] = [await book(deps), await issue(), randomUUID()]
    const sent = [1, 2, 3].map(() => spend(booking.id, voucher.code, submissionId))
    for (const one of await Promise.all(sent)) expect(one.amountPaid).toBe(50_000)
    expect(await left(voucher.id)).toBe(0)
  })

  it('that is unknown, expired or cancelled pays nothing, and says why', async () => {
    const booking = await book(deps)
    const old = await issue({ expiresOn: addDays(todayInRome(deps.now()), -1) })
    const gone = await issue()
    await cancelVoucher(deps, gone.id, system)
    await expect(spend(booking.id, old.code)).rejects.toThrow('VOUCHER_EXPIRED')
    await expect(spend(booking.id, gone.code)).rejects.toThrow('VOUCHER_CANCELLED')
    await expect(spend(booking.id, 'BV-AAAA-AAAA-AAAA')).rejects.toThrow('VOUCHER_UNKNOWN')
    const body = { code: 'buono', submissionId: randomUUID() }
    const answer = await callApi(deps, 'POST', `/bookings/${booking.id}/voucher`, body)
    expect(answer.status).toBe(404)
    expect((await findBooking(database.db, booking.id))?.amountPaid).toBe(0)
  })

  it('can be spent again when the payment is corrected', async () => {
    const [booking, voucher] = [await book(deps), await issue()]
    await spend(booking.id, voucher.code)
    await database.db.execute(
      sql`update travel_bookings set payment_status = 'bank_transfer_pending' where id = ${booking.id}`,
    )
    await correctBooking(deps, { bookingId: booking.id, actor: system })
    expect(await left(voucher.id)).toBe(50_000)
    expect((await spend(booking.id, voucher.code)).amountPaid).toBe(50_000)
    await sound()
  })

  it('is asked for on the payment page only while one can be spent', async () => {
    const booking = await book(deps)
    const voucher = await issue()
    expect(await viewPayment(deps, booking.id)).toMatchObject({ takesVouchers: true })
    await database.db.execute(
      sql`update vouchers set cancelled_at = now() where id <> ${voucher.id} and cancelled_at is null`,
    )
    await cancelVoucher(deps, voucher.id, system)
    expect(await viewPayment(deps, booking.id)).toMatchObject({ takesVouchers: false })
  })

  it('is never changed but by its uses', async () => {
    await issue()
    for (const attempt of [
      sql`update vouchers set remaining = amount`,
      sql`update vouchers set amount = 1`,
      sql`delete from vouchers`,
      sql`update voucher_uses set amount = 1`,
    ]) {
      await expect(database.db.execute(attempt)).rejects.toThrow('query')
    }
  })
})

describe('a refund', () => {
  it('in parts: the booking is refunded when nothing is left, and never more goes back', async () => {
    const booking = await paidCancelled(96_000)
    const owed = async () =>
      (await listOwed(database.db)).find((item) => item.booking.id === booking.id)?.cents
    const give = (amount: number, method: 'transfer' | 'voucher' = 'transfer') =>
      recordRefund(deps, {
        bookingId: booking.id,
        amount,
        method,
        acceptance: 'email del 12 marzo',
        submissionId: randomUUID(),
        actor: system,
      })
    expect(await owed()).toBe(96_000)
    await give(36_000)
    expect(await owed()).toBe(60_000)
    await expect(give(60_001)).rejects.toThrow('REFUND_AMOUNT')
    expect(await give(60_000, 'voucher')).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      amountPaid: 0,
    })
    expect(await owed()).toBeUndefined()
    await sound()
  })

  it('as a voucher: it goes to the customer by mail and the accounts say what is outstanding', async () => {
    const booking = await paidCancelled(40_000)
    const submissionId = randomUUID()
    const refund = { bookingId: booking.id, amount: 40_000, submissionId, actor: system }
    await recordRefund(deps, { ...refund, method: 'voucher', acceptance: 'email del 12 marzo' })
    await recordRefund(deps, { ...refund, method: 'voucher', acceptance: 'email del 12 marzo' })
    const own = await database.db
      .select()
      .from(vouchers)
      .where(eq(vouchers.originBookingId, booking.id))
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ amount: 40_000, remaining: 40_000 })
    expect(readVoucherCode(own[0]?.code ?? '')).toBe(own[0]?.code)
    const mails = await database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.bookingId} = ${booking.id} and ${outbox.kind} = 'voucher_issued'`)
    expect(mails).toHaveLength(1)
    const [row] = await selectRows<{ cents: number }>(
      database.db,
      sql`select (sum(amount) * 100)::int as cents from ledger_entries where account = 'vouchers' and booking_id = ${booking.id}`,
    )
    expect(Number(row?.cents)).toBe(-40_000)
  })

  it('of a booking that goes on gives back only what came in excess', async () => {
    const booking = await book(deps)
    const payment = { bookingId: booking.id, externalId: randomUUID(), actor: system }
    await confirmPayment(deps, { ...payment, amount: booking.totalPrice + 5_000, covers: 'full' })
    const refund = { bookingId: booking.id, method: 'transfer', actor: system } as const
    const give = (amount: number) =>
      recordRefund(deps, { ...refund, amount, submissionId: randomUUID() })
    await expect(give(5_001)).rejects.toThrow('REFUND_AMOUNT')
    expect(await give(5_000)).toMatchObject({ paymentStatus: 'paid' })
    await sound()
  })
})

describe('a voucher that paid for a booking which ends', () => {
  it('can be spent again when the booking is refunded', async () => {
    const voucher = await issue({ amount: 100_000 })
    const booking = await book(deps)
    await spend(booking.id, voucher.code)
    const change = { bookingId: booking.id, actor: system }
    await cancelBooking(deps, change)
    expect(await refundBooking(deps, change)).toMatchObject({ paymentStatus: 'refunded' })
    expect(await left(voucher.id)).toBe(100_000)
    await sound()
  })

  it('gets back only what did not go back as money', async () => {
    const voucher = await issue({ amount: 100_000 })
    const booking = await book(deps)
    await spend(booking.id, voucher.code)
    const change = { bookingId: booking.id, actor: system }
    await cancelBooking(deps, change)
    await matchRefund(deps, booking.id, 40_000)
    expect(await reinstateBooking(deps, change)).toMatchObject({
      paymentStatus: 'pending',
      amountPaid: 60_000,
    })
    await declareTransfer(deps, booking.id)
    expect(await correctBooking(deps, change)).toMatchObject({ amountPaid: 0 })
    expect(await left(voucher.id)).toBe(60_000)
    await sound()
  })

  it('gets back only that by a refund of the rest, too', async () => {
    const voucher = await issue({ amount: 100_000 })
    const booking = await book(deps)
    await spend(booking.id, voucher.code)
    const change = { bookingId: booking.id, actor: system }
    await cancelBooking(deps, change)
    await matchRefund(deps, booking.id, 40_000)
    await refundBooking(deps, change)
    expect(await left(voucher.id)).toBe(60_000)
    await sound()
  })
})

describe('what a voucher had paid', () => {
  /** 600 € by voucher and 960 € by transfer, then cancelled by the agency. */
  async function paidByBoth() {
    const [booking, voucher] = [await book(deps), await issue({ amount: 60_000 })]
    await spend(booking.id, voucher.code)
    const change = { bookingId: booking.id, actor: system }
    await confirmPayment(deps, { ...change, amount: 96_000, externalId: randomUUID() })
    await cancelBooking(deps, change)
    const give = (method: 'transfer' | 'voucher', amount: number, acceptance?: string) =>
      recordRefund(deps, { ...change, method, amount, acceptance, submissionId: randomUUID() })
    const item = async () =>
      (await listOwed(database.db)).find((one) => one.booking.id === booking.id)
    return { change, voucher, give, item }
  }

  const mailOf = async (bookingId: string, kind: string) => {
    const [mail] = await database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.bookingId} = ${bookingId} and ${outbox.kind} = ${kind}`)
    return mail?.text
  }

  it('is never given back as money: a larger transfer is refused with the reason', async () => {
    const { change, give, item } = await paidByBoth()
    expect(await item()).toMatchObject({ cents: 156_000, asVoucher: 60_000 })
    expect(await bookingDetail(deps, change.bookingId)).toMatchObject({ owedAsVoucher: 60_000 })
    expect(await mailOf(change.bookingId, 'booking_cancelled')).toContain(
      'Di questi, 600 € erano stati pagati con un buono e tornano come buono viaggio.',
    )
    await expect(give('transfer', 96_001)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: {
        field: 'amount',
        message:
          'Con bonifico si possono restituire al massimo 960 €: 600 € erano stati pagati con un buono e tornano come buono viaggio',
      },
    })
    await give('transfer', 96_000)
    expect(await item()).toMatchObject({ cents: 60_000, asVoucher: 60_000 })
    await expect(give('transfer', 1)).rejects.toMatchObject({ code: 'VALIDATION' })
    expect(await give('voucher', 60_000)).toMatchObject({ paymentStatus: 'refunded' })
    expect(await mailOf(change.bookingId, 'voucher_issued')).toContain(
      'Ti restituisce quanto avevi pagato con un buono.',
    )
    await sound()
  })

  it('needs no written acceptance, which is asked for what had come as money', async () => {
    const { change, give, item } = await paidByBoth()
    await expect(give('voucher', 60_001)).rejects.toMatchObject({ code: 'VALIDATION' })
    await give('voucher', 70_000, 'email del 12 marzo')
    expect(await mailOf(change.bookingId, 'voucher_issued')).toContain(
      'Ti restituisce 600 € che avevi pagato con un buono; per il resto sostituisce il rimborso in denaro, come hai accettato per iscritto.',
    )
    expect(await item()).toMatchObject({ cents: 86_000, asVoucher: 0 })
    await sound()
  })

  it('does not go back to its voucher a second time once it was given as another one', async () => {
    const { change, voucher, give } = await paidByBoth()
    await give('voucher', 60_000)
    await refundBooking(deps, change)
    expect(await left(voucher.id)).toBe(0)
    const [row] = await selectRows<{ cents: number }>(
      database.db,
      sql`select (sum(amount) * 100)::int as cents from booking_payments
        where booking_id = ${change.bookingId} and provider = 'refund'`,
    )
    expect(Number(row?.cents)).toBe(-96_000)
    await sound()
  })
})

describe('a voucher given for money that came in excess', () => {
  async function givenForExcess() {
    const booking = await book(deps)
    const change = { bookingId: booking.id, actor: system }
    const amount = booking.totalPrice + 7_000
    await confirmPayment(deps, { ...change, amount, externalId: randomUUID() })
    await recordRefund(deps, {
      ...change,
      amount: 7_000,
      method: 'voucher',
      acceptance: 'email del 12 marzo',
      submissionId: randomUUID(),
    })
    const [voucher] = await database.db
      .select()
      .from(vouchers)
      .where(eq(vouchers.originBookingId, booking.id))
    if (!voucher) throw new Error('no voucher')
    return { change, voucher }
  }

  it('can not be spent when the payment is corrected', async () => {
    const { change, voucher } = await givenForExcess()
    expect(await correctBooking(deps, change)).toMatchObject({ amountPaid: 0 })
    const other = await book(deps)
    await expect(spend(other.id, voucher.code)).rejects.toThrow('VOUCHER_CANCELLED')
    const [row] = await selectRows<{ vouchers: number; customer: number }>(
      database.db,
      sql`select (sum(amount) filter (where account = 'vouchers') * 100)::int as vouchers,
        (sum(amount) filter (where account = 'customer') * 100)::int as customer
        from ledger_entries where booking_id = ${change.bookingId}`,
    )
    expect(row).toEqual({ vouchers: 0, customer: 0 })
    await sound()
  })

  it('keeps the payment from being corrected once it is spent', async () => {
    const { change, voucher } = await givenForExcess()
    const other = await book(deps)
    await spend(other.id, voucher.code)
    await expect(correctBooking(deps, change)).rejects.toThrow('VOUCHER_GIVEN_SPENT')
    expect((await findBooking(database.db, change.bookingId))?.paymentStatus).toBe('paid')
    await sound()
  })
})
