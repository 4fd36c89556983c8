import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { readVoucherCode } from '../../../domain/money/vouchers.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { vouchers } from '../../platform/db/schema/vouchers.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, callApi, testDeps } from '../../testing/test-deps.ts'
import { voucherDesk } from '../../testing/voucher-desk.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { correctBooking } from '../payments/correct-booking.ts'
import { viewPayment } from '../payments/view-payment.ts'
import { listOwed } from '../refunds/list-owed.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { cancelVoucher } from './cancel-voucher.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
const { issue, left, paidCancelled, sound, spend } = voucherDesk(deps)

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
