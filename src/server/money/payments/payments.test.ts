import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminNotes } from '../../../domain/booking/booking-texts.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import {
  bookingPayments,
  cardPaymentAttempts,
  travelBookings,
} from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book, callApi } from '../../testing/test-deps.ts'
import { refundBooking } from '../refunds/refund-booking.ts'
import { confirmPayment } from './confirm-payment.ts'
import { correctBooking } from './correct-booking.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db, { AGENCY_EMAIL: 'ufficio@ondalta.example' })
const actor = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  for (const table of [travelBookings, outbox]) await deps.db.delete(table)
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
