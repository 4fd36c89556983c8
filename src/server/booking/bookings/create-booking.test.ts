import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { todayInRome } from '../../../domain/dates.ts'
import { isReceiptCode } from '../../../domain/money/payments.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear, yearsAgo } from '../../testing/days.ts'
import { addDeparture, addIban, addLink, book, callApi, person } from '../../testing/test-deps.ts'
import { cancelBooking } from './cancel-booking.ts'
import { createBooking } from './create-booking.ts'
import { reinstateBooking } from './reinstate-booking.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const staff = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  for (const table of [travelBookings, travelDates, outbox]) await deps.db.delete(table)
})

describe('a booking from a link', () => {
  it('takes its amounts from the link and the travellers', async () => {
    const booking = await book(deps, {}, [
      person(),
      person({ email: null, phone: null }),
      person({ birthDate: yearsAgo(8), email: null, phone: null }),
    ])
    expect(booking).toMatchObject({
      totalPrice: 600_000,
      depositAmount: 240_000,
      adultCount: 2,
      childCount: 1,
      childDiscountApplied: true,
      childDiscountAmount: 120_000,
      balanceDueDate: nextYear('03-11'),
      status: 'pending',
      paymentStatus: 'pending',
      bookingSource: 'admin_link',
      tripDays: 10,
      nights: 9,
      airport: 'Non specificato',
    })
    expect(isReceiptCode(booking.paymentReference)).toBe(true)
    expect(booking.paymentExpiresAt?.getTime()).toBe(deps.now().getTime() + 18_000_000)
    expect(booking.travelers[0]?.birthDate).toBe('1990-05-20T12:00:00.000Z')
  })

  it('ignores amounts, statuses and ids that a browser sends along', async () => {
    const link = await addLink(deps.db)
    const answer = await callApi(deps, 'POST', '/bookings', {
      token: link.token,
      submissionId: randomUUID(),
      travelers: [person()],
      totalPrice: 1,
      price: 1,
      status: 'confirmed',
      paymentStatus: 'paid',
      id: randomUUID(),
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      totalPrice: 240_000,
      amountDue: 96_000,
      balance: 144_000,
      status: 'pending',
      paymentStatus: 'pending',
    })
  })

  it('answers without passport numbers, addresses or birth dates', async () => {
    const link = await addLink(deps.db)
    const created = await callApi(deps, 'POST', '/bookings', {
      token: link.token,
      submissionId: randomUUID(),
      travelers: [person()],
    })
    const id = String(created.body.id)
    for (const path of [`/bookings/${id}`, `/bookings/${id}/payment`]) {
      const text = JSON.stringify(await callApi(deps, 'GET', path))
      expect(text).toContain('Giulia')
      expect(text).not.toMatch(/YA1234567|Via Roma|1990-05-20|adminNotes|submissionId/)
    }
    expect(JSON.stringify(created)).not.toMatch(/YA1234567|Via Roma|1990-05-20/)
  })

  it('made for nothing is confirmed at once and carries no causale', async () => {
    const booking = await book(deps, { price: 0, kind: 'date', ibanId: null, travelId: 'grecia' })
    expect(booking).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'not_required',
      paymentReference: null,
      paymentExpiresAt: null,
      bookingSource: 'link',
    })
  })

  it('asks for everything at once where the link says so', async () => {
    const booking = await book(deps, { paymentType: 'full' })
    expect(booking).toMatchObject({ depositAmount: 240_000, balanceDueDate: null })
  })

  it('writes one line into the log and one mail each for traveller and agency', async () => {
    const booking = await book(deps)
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    expect(log.map((entry) => entry.action)).toEqual(['created'])
    const mails = await deps.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(Object.fromEntries(mails.map((mail) => [mail.kind, mail.recipient]))).toEqual({
      agency_new_booking: 'info@ondalta.example',
      booking_received: 'giulia@example.com',
    })
    expect(mails.find((mail) => mail.kind === 'booking_received')?.text).toContain(
      'IT60 X054 2811 1010 0000 0123 456',
    )
  })
})

describe('the same form', () => {
  it('sent again makes no second booking', async () => {
    const { token } = await addLink(deps.db)
    const request = { token, submissionId: randomUUID(), travelers: [person()] }
    const first = await createBooking(deps, request)
    const second = await createBooking(deps, request)
    expect(second.id).toBe(first.id)
    expect(await deps.db.$count(outbox)).toBe(2)
  })

  it('sent many times at once makes one booking and takes one spot', async () => {
    const departure = await addDeparture(deps.db, { spotsAvailable: 10 })
    const { token } = await addLink(deps.db)
    const request = { token, submissionId: randomUUID(), travelers: [person()] }
    const made = await Promise.all(Array.from({ length: 10 }, () => createBooking(deps, request)))
    expect(new Set(made.map((booking) => booking.id)).size).toBe(1)
    expect(await deps.db.$count(travelBookings)).toBe(1)
    const [left] = await deps.db.select().from(travelDates).where(eq(travelDates.id, departure.id))
    expect(left?.spotsAvailable).toBe(9)
  })

  it('with another link does not open the booking', async () => {
    const { token } = await addLink(deps.db)
    const submissionId = randomUUID()
    await createBooking(deps, { token, submissionId, travelers: [person()] })
    const other = await addLink(deps.db)
    await expect(
      createBooking(deps, { token: other.token, submissionId, travelers: [person()] }),
    ).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' })
  })
})

it.each(['anna@example.com', null])('a link of %s says when it was booked by', async (of) => {
  const { token } = await addLink(deps.db, { customerEmail: of })
  const told = async () => (await callApi(deps, 'GET', `/booking-links/${token}`)).body.bookedOn
  expect(await told()).toBeNull()
  const submission = { token, submissionId: randomUUID(), travelers: [person()] }
  const { id: bookingId, createdAt } = await createBooking(deps, submission)
  // A shared link must not reveal what others have booked with it.
  expect(await told()).toBe(of && todayInRome(createdAt))
  await cancelBooking(deps, { bookingId, actor: staff })
  expect(await told()).toBeNull()
})

describe('a link that does not open', () => {
  it('answers that it is unknown, in the words of the specification', async () => {
    const answer = await callApi(deps, 'GET', '/booking-links/unknown')
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'LINK_NOT_FOUND', message: 'Link di prenotazione non valido' },
    })
  })

  it('answers that it has expired, and books nothing', async () => {
    const link = await addLink(deps.db, { expiresAt: new Date(Date.now() - 1000) })
    expect(await callApi(deps, 'GET', `/booking-links/${link.token}`)).toMatchObject({
      status: 410,
      body: { message: 'Questo link di prenotazione è scaduto' },
    })
    const answer = await callApi(deps, 'POST', '/bookings', {
      token: link.token,
      submissionId: randomUUID(),
      travelers: [person()],
    })
    expect(answer.body.code).toBe('LINK_EXPIRED')
    expect(await deps.db.$count(travelBookings)).toBe(0)
  })

  it('whose form was sent in time and whose answer got lost finds its booking after the end', async () => {
    const { id, token } = await addLink(deps.db)
    const sent = { token, submissionId: randomUUID(), travelers: [person()] }
    const first = await callApi(deps, 'POST', '/bookings', sent)
    const expiresAt = new Date(deps.now().getTime() - 1)
    await deps.db.update(bookingLinks).set({ expiresAt }).where(eq(bookingLinks.id, id))
    expect((await callApi(deps, 'POST', '/bookings', sent)).body.id).toBe(first.body.id)
    const other = await callApi(deps, 'POST', '/bookings', { ...sent, submissionId: randomUUID() })
    expect(other.body.code).toBe('LINK_EXPIRED')
    expect(await deps.db.$count(travelBookings)).toBe(1)
  })
})

describe('travellers', () => {
  it.each([
    ['without contact', [person({ email: null, phone: null })]],
    ['without a passport number', [person({ passportNumber: ' ' })]],
    ['born on a day that does not exist', [person({ birthDate: '1990-02-30' })]],
    ['eleven of them', Array.from({ length: 11 }, () => person())],
    ['nobody', []],
  ])('%s are refused field by field', async (_case, travelers) => {
    const { token } = await addLink(deps.db)
    const answer = await callApi(deps, 'POST', '/bookings', {
      token,
      submissionId: randomUUID(),
      travelers,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect((answer.body.data as { fields: unknown[] }).fields.length).toBeGreaterThan(0)
  })

  it('born tomorrow are refused', async () => {
    const tomorrow = new Date(deps.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    await expect(book(deps, {}, [person({ birthDate: tomorrow })])).rejects.toMatchObject({
      code: 'VALIDATION',
    })
  })
})

describe('the spots of a stored departure', () => {
  it('are refused when there are too few, and nothing is written', async () => {
    await addDeparture(deps.db, { spotsAvailable: 1 })
    await expect(book(deps, {}, [person(), person()])).rejects.toMatchObject({
      code: 'DEPARTURE_FULL',
    })
    expect(await deps.db.$count(travelBookings)).toBe(0)
    expect(await deps.db.$count(outbox)).toBe(0)
  })

  it('come back with a cancellation, once, and are taken again when it is undone', async () => {
    const spots = async () => (await deps.db.select().from(travelDates))[0]?.spotsAvailable
    await addDeparture(deps.db, { spotsAvailable: 2 })
    const { id: bookingId } = await book(deps, {}, [person(), person()])
    expect(await spots()).toBe(0)
    await cancelBooking(deps, { bookingId, actor: staff })
    expect(await spots()).toBe(2)
    await expect(cancelBooking(deps, { bookingId, actor: staff })).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    })
    expect(await spots()).toBe(2)
    await reinstateBooking(deps, { bookingId, actor: staff })
    expect(await spots()).toBe(0)
  })

  it('given to others meanwhile keep a cancelled booking cancelled', async () => {
    await addDeparture(deps.db, { spotsAvailable: 1 })
    const { id: bookingId } = await book(deps)
    await cancelBooking(deps, { bookingId, actor: staff })
    await book(deps)
    await expect(reinstateBooking(deps, { bookingId, actor: staff })).rejects.toMatchObject({
      code: 'DEPARTURE_FULL',
    })
  })
})

describe('the causale', () => {
  it('is never shared by two open bookings of one account', async () => {
    const { id: ibanId } = await addIban(deps.db)
    const { token } = await addLink(deps.db, { ibanId })
    const make = () =>
      createBooking(deps, { token, submissionId: randomUUID(), travelers: [person()] })
    const bookings = await Promise.all(Array.from({ length: 25 }, make))
    expect(new Set(bookings.map((booking) => booking.paymentReference)).size).toBe(25)
  })

  it('changes when it was given away while the booking was cancelled', async () => {
    const { id: ibanId } = await addIban(deps.db)
    const first = await book(deps, { ibanId })
    await cancelBooking(deps, { bookingId: first.id, actor: staff })
    const second = await book(deps, { ibanId })
    await deps.db
      .update(travelBookings)
      .set({ paymentReference: first.paymentReference })
      .where(eq(travelBookings.id, second.id))
    const back = await reinstateBooking(deps, { bookingId: first.id, actor: staff })
    expect(isReceiptCode(back.paymentReference)).toBe(true)
    expect(back.paymentReference).not.toBe(first.paymentReference)
  })
})

it('a booking that does not exist is not found, whatever its id looks like', async () => {
  for (const id of [randomUUID(), 'nope', '1', "'; drop table x"]) {
    const answer = await callApi(deps, 'GET', `/bookings/${encodeURIComponent(id)}`)
    expect(answer).toMatchObject({ status: 404, body: { message: 'Prenotazione non trovata' } })
  }
})
