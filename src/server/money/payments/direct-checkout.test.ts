import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { isReceiptCode } from '../../../domain/money/payments.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, addIban, book, callApi, chooseDefault } from '../../testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db, { AGENCY_EMAIL: 'ufficio@ondalta.example' })
const actor = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  for (const table of [travelBookings, outbox]) await deps.db.delete(table)
})

const read = async (id: string) => (await findBooking(deps.db, id)) as Booking

describe('the direct checkout', () => {
  const data = () => ({
    submissionId: randomUUID(),
    tripId: 'grecia',
    startDate: nextYear('07-10'),
    airport: 'Roma Fiumicino',
    travelers: [
      { firstName: 'Luca', lastName: 'Bianchi', type: 'adult' },
      { firstName: 'Ada', lastName: 'Bianchi', type: 'child' },
    ],
    email: 'luca@example.com',
    phone: '+39 333 111 2222',
  })

  it('prices the public departure, with the season and the child discount', async () => {
    const account = await addIban(deps.db)
    await chooseDefault(deps.db, account.id)
    const quote = await callApi(deps, 'POST', '/trip-quotes', {
      tripId: 'grecia',
      startDate: nextYear('07-10'),
      adults: 1,
      children: 1,
    })
    expect(quote.body).toMatchObject({
      price: 216_000,
      totalPrice: 324_000,
      depositAmount: 129_600,
      childDiscountAmount: 108_000,
      endDate: nextYear('07-16'),
      account: { accountHolder: account.accountHolder, isDefault: false },
    })
    const paymentReference = String(quote.body.paymentReference)
    expect(isReceiptCode(paymentReference)).toBe(true)
    const made = await callApi(deps, 'POST', '/trip-bookings', {
      ...data(),
      paymentReference,
      price: 1,
    })
    expect(made).toMatchObject({
      status: 201,
      body: {
        totalPrice: 324_000,
        depositAmount: 129_600,
        airport: 'Roma Fiumicino',
        status: 'pending',
        paymentReference,
        balanceDueDate: nextYear('06-10'),
      },
    })
    expect((await read(String(made.body.id))).bookingSource).toBe('link')
  })

  it('updates the booking that the browser remembers', async () => {
    const made = await callApi(deps, 'POST', '/trip-bookings', data())
    const declare = () =>
      callApi(deps, 'POST', '/declared-payments', { bookingId: made.body.id, data: data() })
    const answer = await declare()
    expect(answer.body).toMatchObject({
      id: made.body.id,
      status: 'payment_initiated',
      paymentStatus: 'pending_confirmation',
    })
    expect((await declare()).body.id).toBe(made.body.id)
    expect(await deps.db.$count(travelBookings)).toBe(1)
  })

  it('makes the booking where there is none, once', async () => {
    const body = { data: data() }
    const first = await callApi(deps, 'POST', '/declared-payments', body)
    const second = await callApi(deps, 'POST', '/declared-payments', body)
    expect(first.body).toMatchObject({
      status: 'payment_initiated',
      paymentStatus: 'pending_confirmation',
    })
    expect(second.body.id).toBe(first.body.id)
  })

  it('never touches a remembered booking of another trip', async () => {
    const other = await book(deps)
    const answer = await callApi(deps, 'POST', '/declared-payments', {
      bookingId: other.id,
      data: data(),
    })
    expect(answer.body.id).not.toBe(other.id)
    expect((await read(other.id)).paymentStatus).toBe('pending')
  })

  it('makes a second booking for other people of the same departure', async () => {
    const made = await callApi(deps, 'POST', '/declared-payments', { data: data() })
    const friends = [{ firstName: 'Ida', lastName: 'Neri', type: 'adult' }]
    const answer = await callApi(deps, 'POST', '/declared-payments', {
      bookingId: made.body.id,
      data: { ...data(), travelers: friends },
    })
    expect(answer.body).toMatchObject({ status: 'payment_initiated', adultCount: 1, childCount: 0 })
    expect(answer.body.id).not.toBe(made.body.id)
  })

  it('books again after a cancellation, and never confirms a cancelled booking', async () => {
    const first = data()
    const { body } = await callApi(deps, 'POST', '/declared-payments', { data: first })
    const id = String(body.id)
    await cancelBooking(deps, { bookingId: id, actor })
    const again = await callApi(deps, 'POST', '/declared-payments', { bookingId: id, data: data() })
    expect(again.body).toMatchObject({ status: 'payment_initiated' })
    expect(again.body.id).not.toBe(id)
    const repeated = await callApi(deps, 'POST', '/declared-payments', { data: first })
    expect(repeated.body).toMatchObject({ code: 'BOOKING_CANCELLED' })
  })

  it('takes spots of a stored departure and knows no other dates then', async () => {
    await deps.db.delete(travelDates)
    await addDeparture(deps.db, {
      destinationId: 'greece',
      startDate: nextYear('07-10'),
      spotsAvailable: 2,
    })
    const made = await callApi(deps, 'POST', '/trip-bookings', data())
    expect(made.status).toBe(201)
    const full = await callApi(deps, 'POST', '/trip-bookings', data())
    expect(full).toMatchObject({ status: 409, body: { code: 'DEPARTURE_FULL' } })
    const other = await callApi(deps, 'POST', '/trip-bookings', {
      ...data(),
      startDate: nextYear('07-11'),
    })
    expect(other.body.code).toBe('DEPARTURE_NOT_FOUND')
    for (const table of [travelBookings, travelDates]) await deps.db.delete(table)
  })

  it('refuses unknown trips, test trips and days gone by', async () => {
    const code = async (change: object) =>
      (await callApi(deps, 'POST', '/trip-bookings', { ...data(), ...change })).body.code
    expect(await code({ tripId: 'marte' })).toBe('VALIDATION')
    expect(await code({ tripId: 'test-travel' })).toBe('TRIP_NOT_FOUND')
    expect(await code({ startDate: '2020-01-01' })).toBe('TRIP_DEPARTED')
    expect(await code({ startDate: `${nextYear('02-01').slice(0, 4)}-02-30` })).toBe('VALIDATION')
  })
})
