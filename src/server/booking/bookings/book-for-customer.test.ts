import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { outbox, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, addIban } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { id: ibanId } = await addIban(database.db)
const startDate = nextYear('04-10')

beforeEach(async () => {
  const { db } = database
  for (const table of [travelBookings, bookingLinks, travelDates, outbox]) await db.delete(table)
  await db.delete(settings).where(eq(settings.key, 'figures'))
  await db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
  await addDeparture(db, { destinationId: 'grecia', startDate, spotsAvailable: 3 })
})

const adult = { firstName: 'Anna', lastName: 'Villa', type: 'adult' }
const form = (change: object = {}) => ({
  submissionId: randomUUID(),
  ibanId,
  tripId: 'grecia',
  startDate,
  price: 129_000,
  contactEmail: 'anna@example.com',
  contactPhone: '+39 333 222 1111',
  travelers: [adult, { firstName: 'Ugo', lastName: 'Villa', type: 'adult' }],
  ...change,
})
const send = (body: object) => office.call(office.cookies.consultant, 'POST', '/bookings', body)

test('a walk-in is booked in one call: spots, deposit, mail, log, and a link in their name', async () => {
  const { status, body } = await send(form({ note: 'Camera con vista' }))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    contactName: 'Anna Villa',
    totalPrice: 258_000,
    amountDue: 103_200,
    adultCount: 2,
    bookingSource: 'admin_link',
  })
  const timeline = body.timeline as { action: string; actorName: string }[]
  const made = timeline.find(({ action }) => action === 'created')
  expect(made?.actorName).not.toBe('Viaggiatore')
  const [departure] = await database.db.select().from(travelDates)
  expect(departure?.spotsAvailable).toBe(1)
  const [link] = await database.db.select().from(bookingLinks)
  expect(link).toMatchObject({
    customerName: 'Anna Villa',
    customerEmail: 'anna@example.com',
    used: true,
  })
  expect(link && link.expiresAt < office.deps.now()).toBe(true)
  const mails = await database.db.select().from(outbox)
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'agency_new_booking',
    'booking_received',
  ])
  expect(mails.find(({ kind }) => kind === 'booking_received')?.text).toContain('Camera con vista')
})

test('the same form twice makes one booking, the same people twice get a question', async () => {
  const same = form({ travelers: [adult] })
  const first = await send(same)
  expect((await send(same)).body.id).toBe(first.body.id)
  expect(await send({ ...same, submissionId: randomUUID() })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_BOOKED' },
  })
  const again = await send({ ...same, submissionId: randomUUID(), again: true })
  expect(again.status).toBe(201)
  expect(await database.db.select().from(travelBookings)).toHaveLength(2)
})

test('nothing is sold twice, and a refusal leaves neither booking nor link', async () => {
  const four = Array.from({ length: 4 }, () => adult)
  expect(await send(form({ travelers: four }))).toMatchObject({
    status: 409,
    body: { code: 'DEPARTURE_FULL' },
  })
  expect(await send(form({ price: 0 }))).toMatchObject({ status: 400 })
  expect(await database.db.select().from(travelBookings)).toHaveLength(0)
  expect(await database.db.select().from(bookingLinks)).toHaveLength(0)
})

test("a child's price needs a birth date, which then decides", async () => {
  const child = { firstName: 'Lia', lastName: 'Villa', type: 'child' }
  expect((await send(form({ travelers: [adult, child] }))).status).toBe(400)
  const { body } = await send(
    form({
      travelers: [
        adult,
        {
          ...child,
          type: 'child',
          birthDate: nextYear('01-02').replace(/^\d+/, (year) => String(Number(year) - 6)),
        },
      ],
    }),
  )
  expect(body).toMatchObject({ childCount: 1, totalPrice: 193_500 })
})

test('a single room is offered to staff and sold with the booking', async () => {
  const path = `/extras-on-offer?tripId=grecia&startDate=${startDate}`
  const offered = await office.call(office.cookies.consultant, 'GET', path)
  expect(offered.body).toMatchObject([{ id: 'camera-singola', price: 36_000, left: null }])
  const { status, body } = await send(form({ extras: [{ id: 'camera-singola', units: 1 }] }))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    totalPrice: 294_000,
    extras: [{ id: 'camera-singola', units: 1, amount: 36_000 }],
  })
  const many = await send(form({ extras: [{ id: 'camera-singola', units: 3 }], again: true }))
  expect(many.body.code).toBe('EXTRA_TOO_MANY')
})
