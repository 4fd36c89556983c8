import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endDate } from '../../../domain/catalogue/trips.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { tripSingleSupplement } from '../../catalogue/editions/trips.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { openBookingDesk } from '../../testing/booking-desk.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addDeparture, addLink, callApi, person } from '../../testing/test-deps.ts'
import { editionsWithExtras, safari } from '../../testing/with-extras.ts'

const day = addDays(todayInRome(new Date()), 120)
const trip = { startDate: day, endDate: endDate(day, 10) }

const database = await databaseOfThisFile()
const desk = await openBookingDesk(database.db)
desk.deps.catalogue = editionsWithExtras([safari])
beforeEach(async () => {
  for (const table of [bookingPayments, travelBookings, travelDates, outbox])
    await database.db.delete(table)
})

const units = (id: string, count: number) => [{ id, units: count }]

async function send(extras: object[], people = 2, link: object = {}) {
  const { token } = await addLink(database.db, { ...trip, ...link })
  const travelers = Array.from({ length: people }, () => person())
  return callApi(desk.deps, 'POST', '/bookings', {
    token,
    submissionId: randomUUID(),
    travelers,
    extras,
  })
}

async function booked(extras: object[], people = 2) {
  const { status, body } = await send(extras, people)
  expect(status).toBe(201)
  return desk.detail(body.id as string)
}

describe('a link', () => {
  test('offers what its trip sells, at the price of the page, and chooses nothing', async () => {
    await addDeparture(database.db, { startDate: day, spotsAvailable: 10 })
    await booked(units('safari', 2))
    const { token } = await addLink(database.db, trip)
    const { body } = await callApi(desk.deps, 'GET', `/booking-links/${token}`)
    const supplement = tripSingleSupplement(desk.deps, 'tokyo-kyoto')
    expect(supplement).toBeGreaterThan(0)
    expect(body.extras).toMatchObject([
      { id: 'camera-singola', price: supplement, left: null, lastDay: addDays(day, -30) },
      { id: 'safari', price: 12_000, limit: 3, left: 1 },
    ])
  })

  test('offers nothing that costs where the trip is free', async () => {
    const { token } = await addLink(database.db, { ...trip, price: 0 })
    const { body } = await callApi(desk.deps, 'GET', `/booking-links/${token}`)
    expect(body.extras).toEqual([])
    const { status, body: refused } = await send(units('safari', 1), 1, { price: 0 })
    expect({ status, code: refused.code }).toEqual({ status: 409, code: 'EXTRA_NOT_OFFERED' })
  })
})

describe('a booking with extras', () => {
  test('costs them on top, keeps them as agreed, and says so in mail and contract', async () => {
    const { body } = await send(units('safari', 2))
    expect(body).toMatchObject({ totalPrice: 504_000, depositAmount: 201_600, price: 240_000 })
    expect(body.extras).toEqual([
      {
        id: 'safari',
        label: 'Safari, 2 persone × 120 €',
        units: 2,
        amount: 24_000,
        conditions: 'Non si rimborsa.',
      },
    ])
    const mails = await database.db.select().from(outbox)
    expect(mails.every(({ text }) => text.includes('Safari, 2 persone × 120 €'))).toBe(true)
    const detail = await desk.detail(body.id as string)
    expect(detail.extras).toEqual(body.extras)
  })

  test('without any is what it always was', async () => {
    const { body } = await send([])
    expect(body).toMatchObject({ totalPrice: 480_000, depositAmount: 192_000, extras: [] })
  })

  test.each([
    ['more than people', 3, 422, 'EXTRA_TOO_MANY'],
    ['what nobody sells', 1, 409, 'EXTRA_NOT_OFFERED'],
  ])('is refused for %s', async (name, count, status, code) => {
    const id = name.startsWith('what') ? 'nave' : 'safari'
    const answer = await send(units(id, count))
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
  })

  test('is refused beyond the limit of the departure, and finds room when another is cancelled', async () => {
    await addDeparture(database.db, { startDate: day, spotsAvailable: 10 })
    const first = await booked(units('safari', 2))
    const refused = await send(units('safari', 2))
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 409,
      code: 'EXTRA_FULL',
    })
    await desk.change(first, 'POST', 'cancel')
    const second = await booked(units('safari', 2))
    // The reinstated booking does not get back a unit that another booking has now.
    const again = await desk.change(await desk.detail(first.id), 'POST', 'reinstate')
    expect({ status: again.status, code: again.body.code }).toEqual({
      status: 409,
      code: 'EXTRA_FULL',
    })
    await desk.change(second, 'PUT', 'extras', { extras: [] })
    const { status } = await desk.change(await desk.detail(first.id), 'POST', 'reinstate')
    expect(status).toBe(200)
  })
})

describe('staff', () => {
  test('add and take off extras with the difference, as the preview says', async () => {
    const booking = await booked([])
    const preview = await desk.ask('POST', `${booking.id}/change-preview`, {
      extras: units('safari', 1),
    })
    expect(preview.body).toMatchObject({ difference: 12_000, totalPrice: 492_000 })
    const { body: more } = await desk.change(booking, 'PUT', 'extras', {
      extras: units('safari', 1),
    })
    expect(more).toMatchObject({ totalPrice: 492_000, depositAmount: 196_800 })
    const changed = await desk.detail(booking.id)
    expect(changed.timeline[0]).toMatchObject({
      action: 'changed',
      after: { extras: 'Safari, 1 persona × 120 €', totalPrice: 492_000 },
    })
    const { body: less } = await desk.change(changed, 'PUT', 'extras', { extras: [] })
    expect(less).toMatchObject({ totalPrice: 480_000, extras: [] })
  })

  test('keep the limit: more for one party is refused where others have it', async () => {
    await addDeparture(database.db, { startDate: day, spotsAvailable: 10 })
    await booked(units('safari', 2))
    const other = await booked(units('safari', 1))
    const { status, body } = await desk.change(other, 'PUT', 'extras', {
      extras: units('safari', 2),
    })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'EXTRA_FULL' })
    const left = await desk.ask('GET', `${other.id}/extras`)
    expect(left.body).toMatchObject([{ id: 'camera-singola' }, { id: 'safari', left: 1 }])
  })

  test('a party that becomes smaller takes fewer along', async () => {
    const booking = await booked(units('safari', 2))
    const { body } = await desk.change(booking, 'PUT', 'travellers', {
      contactEmail: 'giulia@example.com',
      contactPhone: '+39 333 000 0000',
      travelers: [
        {
          firstName: 'Giulia',
          lastName: 'Rossi',
          birthDate: '1990-05-20',
          address: '',
          passportNumber: '',
          type: 'adult',
        },
      ],
    })
    expect(body).toMatchObject({ totalPrice: 252_000, extras: [{ units: 1 }] })
  })
})

test('/booking quotes and books the same', async () => {
  const choice = { tripId: 'tokyo-kyoto', startDate: day }
  const quoted = await callApi(desk.deps, 'POST', '/trip-quotes', {
    ...choice,
    adults: 2,
    children: 0,
    extras: units('camera-singola', 1),
  })
  const plain = await callApi(desk.deps, 'POST', '/trip-quotes', {
    ...choice,
    adults: 2,
    children: 0,
  })
  const supplement = tripSingleSupplement(desk.deps, 'tokyo-kyoto') ?? 0
  expect(quoted.body.totalPrice).toBe(Number(plain.body.totalPrice) + supplement)
  expect(plain.body).toMatchObject({ extras: [], offeredExtras: [{ left: null }, { left: 3 }] })
  const made = await callApi(desk.deps, 'POST', '/trip-bookings', {
    ...choice,
    submissionId: randomUUID(),
    travelers: [0, 1].map(() => ({ firstName: 'Anna', lastName: 'Verdi', type: 'adult' })),
    email: 'anna@example.com',
    phone: '+39 333 000 0000',
    extras: units('camera-singola', 1),
  })
  expect(made.body).toMatchObject({ totalPrice: quoted.body.totalPrice, extras: [{ units: 1 }] })
})
