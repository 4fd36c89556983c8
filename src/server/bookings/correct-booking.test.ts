import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayInRome } from '../../domain/dates.ts'
import type { OpenDatabase } from '../db/client.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { book } from '../testing/test-deps.ts'
import { type Office, openOffice } from '../testing/test-staff.ts'

const price = 240_000
let database: OpenDatabase
let office: Office
let staff: string

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database.db)
  staff = office.cookies.consultant
})
afterAll(() => database.close())

type Detail = { id: string; version: number }

const detail = async (id: string) =>
  (await office.call(staff, 'GET', `/bookings/${id}`)).body as Detail
const booked = async () => detail((await book(office.deps)).id)
const pay = async (booking: Detail, kind: 'deposit' | 'full', amount: number) =>
  (
    await office.call(staff, 'POST', `/bookings/${booking.id}/payments`, {
      version: booking.version,
      kind,
      amount,
      receivedOn: todayInRome(new Date()),
    })
  ).body as Detail

describe('a correction', () => {
  const correct = async (booking: Detail) =>
    (
      await office.call(staff, 'POST', `/bookings/${booking.id}/correct`, {
        version: booking.version,
      })
    ).body as Detail

  test('of a payment that was confirmed too early leaves the declared transfer standing', async () => {
    const booking = await booked()
    await declareTransfer(office.deps, booking.id)
    await pay(await detail(booking.id), 'deposit', 96_000)
    const again = await correct(await detail(booking.id))
    expect(again).toMatchObject({
      status: 'pending',
      paymentStatus: 'bank_transfer_pending',
      amountPaid: 0,
    })
    expect(await correct(again)).toMatchObject({ paymentStatus: 'pending' })
  })

  test('without a declaration goes back to what is to be paid', async () => {
    const paid = await pay(await booked(), 'full', price)
    expect(await correct(paid)).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
  })
})
