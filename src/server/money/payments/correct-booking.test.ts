import { describe, expect, test } from 'vitest'
import { type BookingDetail, openBookingDesk } from '../../testing/booking-desk.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book } from '../../testing/test-deps.ts'
import { declareTransfer } from './declare-transfer.ts'

const price = 240_000
const database = await databaseOfThisFile()
const desk = await openBookingDesk(database.db)

const booked = async () => desk.detail((await book(desk.deps)).id)

describe('a correction', () => {
  const correct = async (booking: BookingDetail) =>
    (await desk.change(booking, 'POST', 'correct')).body as BookingDetail

  test('of a payment that was confirmed too early leaves the declared transfer standing', async () => {
    const booking = await booked()
    await declareTransfer(desk.deps, booking.id)
    await desk.pay(await desk.detail(booking.id), 'deposit', 96_000)
    const again = await correct(await desk.detail(booking.id))
    expect(again).toMatchObject({
      status: 'pending',
      paymentStatus: 'bank_transfer_pending',
      amountPaid: 0,
    })
    expect(await correct(again)).toMatchObject({ paymentStatus: 'pending' })
  })

  test('without a declaration goes back to what is to be paid', async () => {
    const paid = await desk.pay(await booked(), 'full', price)
    expect(await correct(paid)).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
  })
})
