import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminNotes } from '../../domain/booking-texts.ts'
import { isReceiptCode } from '../../domain/payments.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { correctBooking } from '../bookings/correct-booking.ts'
import { refundBooking } from '../bookings/refund-booking.ts'
import { type Booking, findBooking } from '../bookings/store.ts'
import { bookingPayments, cardPaymentAttempts, travelBookings } from '../db/schema/bookings.ts'
import { travelDates } from '../db/schema/catalogue.ts'
import { auditLog, outbox } from '../db/schema/operations.ts'
import { nextYear } from '../testing/days.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import {
  addDeparture,
  addIban,
  book,
  callApi,
  chooseDefault,
  type TestDeps,
  testDeps,
} from '../testing/test-deps.ts'
import { confirmPayment } from './confirm-payment.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let deps: TestDeps
const actor = { id: 'staff', name: 'Marta' }

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  deps = testDeps(database.db, { AGENCY_EMAIL: 'ufficio@ondalta.example' })
  await deps.db.delete(travelBookings)
  await deps.db.delete(outbox)
})

const read = async (id: string) => (await findBooking(deps.db, id)) as Booking
const mailKinds = async (bookingId: string) => {
  const rows = await deps.db.select().from(outbox).where(eq(outbox.bookingId, bookingId))
  return rows.map((mail) => mail.kind).sort()
}
const actions = async (bookingId: string) => {
  const rows = await deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, bookingId))
    .orderBy(auditLog.at)
  return rows.map((entry) => entry.action)
}

describe('a transfer that the traveller declares', () => {
  it('is noted for staff and announced to both sides', async () => {
    const { id } = await book(deps)
    const answer = await callApi(deps, 'POST', `/bookings/${id}/transfer`)
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'pending', paymentStatus: 'bank_transfer_pending' },
    })
    expect(await read(id)).toMatchObject({
      paymentProvider: 'bank_transfer',
      adminNotes: adminNotes.transferDeclared,
    })
    const mails = await deps.db.select().from(outbox).where(eq(outbox.bookingId, id))
    const recipients = mails
      .filter((mail) => mail.kind.endsWith('transfer_declared'))
      .map((mail) => mail.recipient)
    expect(recipients.sort()).toEqual(['giulia@example.com', 'ufficio@ondalta.example'])
  })

  it('twice, or many times at once, is declared once', async () => {
    const { id } = await book(deps)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => callApi(deps, 'POST', `/bookings/${id}/transfer`)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await actions(id)).toEqual(['created', 'transfer_declared'])
    expect(await mailKinds(id)).toEqual([
      'agency_new_booking',
      'agency_transfer_declared',
      'booking_received',
      'transfer_declared',
    ])
  })

  it('is refused once the booking is cancelled or paid', async () => {
    const cancelled = await book(deps)
    await cancelBooking(deps, { bookingId: cancelled.id, actor })
    expect((await callApi(deps, 'POST', `/bookings/${cancelled.id}/transfer`)).body.code).toBe(
      'BOOKING_CANCELLED',
    )
    const free = await book(deps, { price: 0 })
    expect((await callApi(deps, 'POST', `/bookings/${free.id}/transfer`)).body.code).toBe(
      'ALREADY_PAID',
    )
  })
})

describe('a card attempt', () => {
  const attempt = { cardHolderName: 'GIULIA ROSSI', cardBrand: 'visa', cardLastFour: '4242' }

  it('records holder, brand and last four digits, and asks for assistance', async () => {
    const { id } = await book(deps)
    const answer = await callApi(deps, 'POST', `/bookings/${id}/card-attempts`, attempt)
    expect(answer.body).toMatchObject({ paymentStatus: 'requires_assistance' })
    expect((await read(id)).adminNotes).toBe(adminNotes.cardAttempted)
    const [row] = await deps.db
      .select()
      .from(cardPaymentAttempts)
      .where(eq(cardPaymentAttempts.bookingId, id))
    expect(row).toMatchObject({ ...attempt, amount: 96_000, currency: 'EUR' })
  })

  it.each([
    ['a number beside the known fields', { ...attempt, cardNumber: '4242424242424242' }],
    ['a CVV', { ...attempt, cvv: '123' }],
    ['a number in place of the last four', { ...attempt, cardLastFour: '4242424242424242' }],
    ['a number in the name', { ...attempt, cardHolderName: '4242 4242 4242 4242' }],
  ])('with %s is refused and leaves no trace', async (_case, body) => {
    const { id } = await book(deps)
    const answer = await callApi(deps, 'POST', `/bookings/${id}/card-attempts`, body)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer)).not.toContain('4242424242424242')
    expect(await deps.db.$count(cardPaymentAttempts, eq(cardPaymentAttempts.bookingId, id))).toBe(0)
    expect((await read(id)).paymentStatus).toBe('pending')
  })

  it('may be followed by a transfer', async () => {
    const { id } = await book(deps)
    await callApi(deps, 'POST', `/bookings/${id}/card-attempts`, attempt)
    const answer = await callApi(deps, 'POST', `/bookings/${id}/transfer`)
    expect(answer.body.paymentStatus).toBe('bank_transfer_pending')
    expect((await read(id)).adminNotes?.split('\n')).toHaveLength(2)
  })
})

describe('money that staff confirm', () => {
  const confirm = (id: string, amount: number, key: string = randomUUID()) =>
    confirmPayment(deps, { bookingId: id, amount, externalId: `staff:${key}`, actor })

  it('settles the deposit, then the rest', async () => {
    const { id } = await book(deps)
    expect((await confirm(id, 96_000)).booking).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'deposit_paid',
      amountPaid: 96_000,
    })
    expect((await confirm(id, 144_000)).booking).toMatchObject({
      paymentStatus: 'paid',
      amountPaid: 240_000,
    })
    const mails = await deps.db.select().from(outbox).where(eq(outbox.kind, 'payment_confirmed'))
    expect(new Set(mails.map((mail) => mail.subject.split(':')[0]))).toEqual(
      new Set(['Acconto ricevuto', 'Pagamento completato']),
    )
  })

  it('with the same key settles once, even at the same time', async () => {
    const { id } = await book(deps)
    const key = randomUUID()
    const results = await Promise.all([confirm(id, 96_000, key), confirm(id, 96_000, key)])
    expect(results.filter((result) => result.changed)).toHaveLength(1)
    expect((await read(id)).amountPaid).toBe(96_000)
  })

  it('in parts waits for the deposit to be complete', async () => {
    const { id } = await book(deps)
    expect((await confirm(id, 50_000)).booking.paymentStatus).toBe('pending')
    expect((await confirm(id, 46_000)).booking.paymentStatus).toBe('deposit_paid')
  })

  it('is taken back by a correction, and given back after a cancellation', async () => {
    const { id: bookingId } = await book(deps)
    await confirm(bookingId, 96_000)
    expect(await correctBooking(deps, { bookingId, actor, note: 'Conto sbagliato' })).toMatchObject(
      {
        status: 'pending',
        paymentStatus: 'pending',
        amountPaid: 0,
      },
    )
    await confirm(bookingId, 240_000)
    await cancelBooking(deps, { bookingId, actor })
    expect(await refundBooking(deps, { bookingId, actor })).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      amountPaid: 0,
    })
    const rows = await deps.db
      .select()
      .from(bookingPayments)
      .where(eq(bookingPayments.bookingId, bookingId))
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(0)
    expect(rows).toHaveLength(4)
  })

  it('on a screen that is out of date is refused', async () => {
    const { id, version } = await book(deps)
    await callApi(deps, 'POST', `/bookings/${id}/transfer`)
    await expect(
      confirmPayment(deps, {
        bookingId: id,
        amount: 96_000,
        externalId: 'staff:late',
        actor,
        expectedVersion: version,
      }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  })
})

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
    await deps.db.delete(travelBookings)
    await deps.db.delete(travelDates)
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
