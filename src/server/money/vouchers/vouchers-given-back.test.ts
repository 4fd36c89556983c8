import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
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
import { book, testDeps } from '../../testing/test-deps.ts'
import { voucherDesk } from '../../testing/voucher-desk.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { correctBooking } from '../payments/correct-booking.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { listOwed } from '../refunds/list-owed.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { refundBooking } from '../refunds/refund-booking.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
const { issue, left, sound, spend } = voucherDesk(deps)

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
