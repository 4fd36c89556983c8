import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInRome } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { addDeparture, addLink, book, callApi } from '../../testing/test-deps.ts'
import { calendarFile } from './calendar-file.ts'
import { findBooking } from './store.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: 'staff', name: 'Marta' }

const daysAhead = (days: number) => addDays(todayInRome(deps.now()), days)
const view = async (id: string) => (await callApi(deps, 'GET', `/bookings/${id}/payment`)).body
const paidDeposit = (bookingId: string) =>
  confirmPayment(deps, { bookingId, amount: 96_000, externalId: randomUUID(), actor })

async function lastMail(bookingId: string): Promise<string> {
  const [mail] = await deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.bookingId, bookingId))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return mail?.text ?? ''
}

describe('a transfer that has been declared', () => {
  it('is known with its day, and nothing more is asked for', async () => {
    const { id } = await book(deps)
    expect(await view(id)).toMatchObject({
      booking: { paymentStage: 'due', transferDeclaredAt: null },
    })
    await callApi(deps, 'POST', `/bookings/${id}/transfer`)
    expect(await view(id)).toMatchObject({
      booking: { paymentStage: 'declared', transferDeclaredAt: deps.now().toISOString() },
    })
    await paidDeposit(id)
    expect(await view(id)).toMatchObject({ booking: { paymentStage: 'balance' } })
  })
})

describe('a trip that is booked less than 30 days before departure', () => {
  it('names one and the same day for the balance, three days away', async () => {
    const startDate = daysAhead(12)
    const { id } = await book(deps, { startDate, endDate: addDays(startDate, 9) })
    const due = daysAhead(3)
    expect(await view(id)).toMatchObject({
      booking: { balanceDueDate: due, depositAmount: 96_000 },
    })
    expect(await lastMail(id)).not.toContain(formatDate(addDays(startDate, -30)))
    const booking = await findBooking(deps.db, id)
    if (!booking) throw new Error('no booking')
    expect(calendarFile(booking, deps)).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`)
    await paidDeposit(id)
    expect(await lastMail(id)).toContain(elidedDays(`da versare entro il ${formatDate(due)}`))
  })

  it('never speaks of a day that has passed, however late the money comes', async () => {
    const startDate = daysAhead(12)
    const { id, balanceDueDate } = await book(deps, { startDate, endDate: addDays(startDate, 9) })
    deps.clock.now = new Date(deps.now().getTime() + 5 * 86_400_000)
    await paidDeposit(id)
    expect(await lastMail(id)).toContain('da versare subito')
    expect(await lastMail(id)).not.toContain(formatDate(balanceDueDate))
    const booking = await findBooking(deps.db, id)
    if (!booking) throw new Error('no booking')
    expect(calendarFile(booking, deps)).not.toContain('saldo')
  })
})

describe('spots of one departure', () => {
  it('are one number on the form and on the payment page, down to none', async () => {
    const startDate = daysAhead(200)
    await addDeparture(deps.db, { startDate, spotsAvailable: 2 })
    const trip = { startDate, endDate: addDays(startDate, 9) }
    const link = await addLink(deps.db, { ...trip, specialNotes: '10 posti disponibili' })
    const form = () => callApi(deps, 'GET', `/booking-links/${link.token}`)
    expect((await form()).body).toMatchObject({ spotsAvailable: 2 })
    await book(deps, trip)
    const { id } = await book(deps, trip)
    expect((await form()).body).toMatchObject({ spotsAvailable: 0 })
    expect(await view(id)).toMatchObject({ spots: 0 })
  })

  it('of a sample are those of the dates dialog', async () => {
    const list = await callApi(deps, 'GET', '/trips/grecia/departures')
    const [sample] = list.body.departures as {
      startDate: string
      endDate: string
      spotsAvailable: number
    }[]
    if (!sample) throw new Error('no sample')
    const { startDate, endDate, spotsAvailable } = sample
    const trip = { travelId: 'grecia', travelTitle: 'Grecia', startDate, endDate }
    const link = await addLink(deps.db, trip)
    const form = await callApi(deps, 'GET', `/booking-links/${link.token}`)
    expect(form.body).toMatchObject({ spotsAvailable })
    const { id } = await book(deps, trip)
    expect(await view(id)).toMatchObject({ spots: spotsAvailable })
  })
})

describe('an unnamed airport', () => {
  it('is left out of the calendar file', async () => {
    const booking = await book(deps)
    expect(calendarFile(booking, deps)).not.toContain('Non specificato')
  })
})

it('a birth date in the future is refused at its own field', async () => {
  const link = await addLink(deps.db)
  const traveller = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    address: 'Via Roma 1',
    passportNumber: 'YA1234567',
    email: 'ada@example.com',
    phone: '+39 333 000 0000',
    birthDate: daysAhead(10),
  }
  const answer = await callApi(deps, 'POST', '/bookings', {
    token: link.token,
    submissionId: randomUUID(),
    travelers: [traveller],
  })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      data: {
        fields: [
          {
            path: ['travelers', '0', 'birthDate'],
            message: 'La data di nascita non può essere nel futuro',
          },
        ],
      },
    },
  })
})
