import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { contractFileOf } from '../../booking/contract-pack/contract-pack.ts'
import { askForReviews } from '../../booking/reviews/invite.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addIban, callApi, person } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { builtEdition } from './edition.ts'
import { followEditions } from './follow-editions.ts'

/** One trip from its first draft to its last review: every step depends on the previous one. */

const id = 'creta-a-piedi'
const title = 'Creta a piedi'
const day = nextYear('05-10')
type Json = Record<string, unknown>

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let token = ''
let bookingId = ''

office.deps.catalogue = await followEditions(office.deps)

const staff = (method: string, path: string, body?: object) =>
  office.call(office.cookies.administrator, method, path, body)
const visitor = (method: string, path: string, body?: object) =>
  callApi(office.deps, method, path, body)

async function publish(change: Json): Promise<void> {
  const key = `trip/${id}`
  const { body } = await staff('GET', `/catalogue/document?key=${encodeURIComponent(key)}`)
  const document = { ...(body.document as Json), ...change }
  const draft = await staff('PUT', '/catalogue/draft', { key, revision: body.revision, document })
  const documents = [{ key, revision: draft.body.revision }]
  const published = await staff('POST', '/catalogue/publish', { documents, note: '', at: null })
  expect(published.status).toBe(201)
}

it('is made from another, and published', async () => {
  expect((await visitor('GET', `/trips/${id}/departures`)).body.code).toBe('TRIP_NOT_FOUND')
  const { body } = await staff('POST', '/catalogue/documents', {
    kind: 'trip',
    title,
    from: 'grecia',
  })
  expect(body.key).toBe(`trip/${id}`)
  const terms = { price: 150_000, linkPrice: undefined, days: 8, duration: '8 giorni / 7 notti' }
  const week = builtEdition.catalogue.trips.find((trip) => trip.id === 'grecia')?.itinerary ?? []
  const itinerary = [...week, { ...week.at(-1), day: 8 }]
  await publish({ ...terms, itinerary, state: 'shown' })
  const { trips } = (await staff('GET', '/trips')).body as { trips: Json[] }
  expect(trips.find((trip) => trip.id === id)).toMatchObject({ title, price: 150_000 })
})

it('has samples on a trial, and stored departures on its own terms', async () => {
  const { departures: samples } = (await visitor('GET', `/trips/${id}/departures`)).body as {
    departures: Json[]
  }
  expect(samples[0]).toMatchObject({ tripId: id, tripDuration: 8, source: 'generated' })
  const fields = { tripId: id, startDate: day, totalSpots: 3 }
  const { status, body } = await staff('POST', '/departures', fields)
  expect([status, body.tripTitle, body.price, body.endDate]).toEqual([
    201,
    title,
    150_000,
    addDays(day, 7),
  ])
  const listed = await staff('GET', `/departures?tripId=${id}`)
  expect(listed.body.items).toMatchObject([{ tripTitle: title, startDate: day }])
  const { departures } = (await visitor('GET', '/trips/Creta-A-Piedi/departures')).body
  expect(departures).toMatchObject([{ tripId: id, startDate: day, spotsAvailable: 3 }])
})

it('is quoted to visitors, and linked by consultants', async () => {
  const choice = { tripId: id, startDate: day, adults: 2, children: 0 }
  const quote = await visitor('POST', '/trip-quotes', choice)
  expect(quote.body).toMatchObject({ destinationTitle: title, totalPrice: 300_000, tripDays: 8 })
  const { id: ibanId } = await addIban(database.db)
  const { body } = await staff('POST', '/links/iban', { tripId: id, startDate: day, ibanId })
  const link = body.link as { token: string }
  expect(link).toMatchObject({ travelId: id, travelTitle: title, price: 150_000 })
  token = link.token
})

it('is booked, and its mails, summary and contract name it', async () => {
  const opened = await visitor('GET', `/booking-links/${token}`)
  expect(opened.body).toMatchObject({ travelTitle: title, spotsAvailable: 3 })
  const request = { token, submissionId: randomUUID(), travelers: [person()] }
  const { status, body } = await visitor('POST', '/bookings', request)
  expect([status, body.destinationTitle, body.totalPrice]).toEqual([201, title, 150_000])
  bookingId = body.id as string
  const payment = await visitor('GET', `/bookings/${bookingId}/payment`)
  expect(payment.body).toMatchObject({ spots: 2, booking: { depositAmount: 60_000 } })
  const mails = await database.db.select().from(outbox).where(eq(outbox.bookingId, bookingId))
  expect(mails.map(({ text }) => text.includes(title))).toEqual([true, true])
  const contract = await contractFileOf(office.deps, bookingId)
  const words = pdfText(Buffer.from(contract?.file ?? []))
  for (const said of [title, '1.500 €', 'Giorno 1.', 'La quota comprende']) {
    expect(words).toContain(said)
  }
})

it('has a waiting list, an alert for new dates, a line in the register and in the search', async () => {
  const party = { people: 1, name: 'Carla', email: 'carla@example.com', phone: '+39 333 000 0001' }
  const waiting = await visitor('POST', '/waiting-list', { ...party, tripId: id, startDate: day })
  expect(waiting.body.code).toBe('DEPARTURE_HAS_ROOM')
  const asked = await visitor('POST', '/date-alerts', { tripId: id, email: party.email })
  expect(asked.body.code).toBe('DATES_ON_SALE')
  const { items } = (await staff('GET', '/audit?entity=departure')).body as { items: Json[] }
  expect(items[0]?.subject).toContain(title)
  expect((await staff('GET', '/search?q=creta')).body.trips).toEqual([{ id, title }])
})

it('is reviewed by who is back, and its reviews are its own', async () => {
  const endDate = addDays(todayInRome(office.deps.now()), -2)
  await database.db
    .update(travelBookings)
    .set({
      status: 'confirmed',
      paymentStatus: 'paid',
      startDate: addDays(endDate, -7),
      endDate,
    })
    .where(eq(travelBookings.id, bookingId))
  await askForReviews(office.deps)
  const [invited] = await database.db.select().from(travellerReviews)
  const key = invited?.token as string
  expect((await visitor('GET', `/review-invitations/${key}`)).body.tripTitle).toBe(title)
  const words = { token: key, stars: 5, text: 'Un viaggio che ricorderemo a lungo, tutti.' }
  expect((await visitor('POST', '/reviews', words)).status).toBeLessThan(300)
  const chosen = { version: (await database.db.select().from(travellerReviews))[0]?.version }
  const published = await staff('POST', `/reviews/${invited?.id}/publish`, chosen)
  expect(published.body).toMatchObject({ tripTitle: title, state: 'published' })
  expect((await visitor('GET', `/reviews?tripId=${id}`)).body.reviews).toMatchObject([
    { tripId: id, stars: 5 },
  ])
})

it('hidden, it leaves the public site; links and bookings go on', async () => {
  await publish({ state: 'hidden' })
  const choice = { tripId: id, startDate: day, adults: 1, children: 0 }
  expect((await visitor('GET', `/trips/${id}/departures`)).body.code).toBe('TRIP_NOT_FOUND')
  expect((await visitor('POST', '/trip-quotes', choice)).body.code).toBe('TRIP_NOT_FOUND')
  expect((await visitor('GET', `/booking-links/${token}`)).body.travelTitle).toBe(title)
  const { trips } = (await staff('GET', '/trips')).body as { trips: Json[] }
  expect(trips.find((trip) => trip.id === id)).toMatchObject({ isHidden: true })
  expect(trips.filter(({ isHidden }) => isHidden)).toHaveLength(1)
  // Sold privately: a consultant makes a link, and its holder books.
  const { id: ibanId } = await addIban(database.db)
  const { body } = await staff('POST', '/links/iban', { tripId: id, startDate: day, ibanId })
  const request = {
    token: (body.link as { token: string }).token,
    submissionId: randomUUID(),
    travelers: [person()],
  }
  expect((await visitor('POST', '/bookings', request)).body.destinationTitle).toBe(title)
})

it('archived, nothing new is made of it; what was made is still sold and named', async () => {
  await publish({ state: 'archived' })
  const { trips, others } = (await staff('GET', '/trips')).body as { trips: Json[]; others: Json[] }
  expect(trips.some((trip) => trip.id === id)).toBe(false)
  expect(others.find((trip) => trip.id === id)).toMatchObject({ title, isArchived: true })
  const { id: ibanId } = await addIban(database.db)
  const link = await staff('POST', '/links/iban', { tripId: id, startDate: day, ibanId })
  expect(link.body.code).toBe('TRIP_NOT_FOUND')
  const more = { tripId: id, startDate: nextYear('06-10'), totalSpots: 3 }
  const refused = await staff('POST', '/departures', more)
  expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION'])
  expect((await staff('GET', '/departures')).body.items).toMatchObject([{ tripTitle: title }])
  const request = { token, submissionId: randomUUID(), travelers: [person()] }
  expect((await visitor('POST', '/bookings', request)).body.destinationTitle).toBe(title)
})

it('stays in the house when an edition from before it is brought back', async () => {
  await publish({ state: 'shown' })
  await staff('POST', '/catalogue/editions/0/restore', { note: '' })
  expect((await visitor('GET', `/trips/${id}/departures`)).body.code).toBe('TRIP_NOT_FOUND')
  expect((await staff('GET', '/departures')).body.items).toMatchObject([
    { tripTitle: title, endDate: addDays(day, 7) },
  ])
})

it('a trip that nobody has made is refused where it is named', async () => {
  const { id: ibanId } = await addIban(database.db)
  const wrong = { tripId: 'atlantide', startDate: day, ibanId }
  for (const [path, body] of [
    ['/links/iban', wrong],
    ['/links/free', wrong],
    ['/departures', wrong],
  ] as const) {
    const answer = await staff('POST', path, body)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('Viaggio sconosciuto'),
    ])
  }
})
