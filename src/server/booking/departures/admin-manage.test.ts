import { beforeEach, describe, expect, test } from 'vitest'
import { monthKey } from '../../../domain/dates.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { departureCosts } from '../../platform/db/schema/cassa.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { roadEntries } from '../../platform/db/schema/road.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addLink, book, person } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const admin = office.cookies.administrator
beforeEach(async () => {
  for (const table of [travelBookings, travelDates]) await database.db.delete(table)
})

type Departure = Record<string, unknown> & { id: string; version: number }
const create = (more: object = {}) =>
  office.call(admin, 'POST', '/departures', {
    tripId: 'tokyo-kyoto',
    startDate: nextYear('04-10'),
    coordinator1: 'Sara',
    coordinator2: 'Luca',
    ...more,
  })
const made = async (more: object = {}) => (await create(more)).body as Departure
const edit = (row: Departure, more: object) =>
  office.call(admin, 'PUT', `/departures/${row.id}`, {
    version: row.version,
    startDate: row.startDate,
    totalSpots: row.totalSpots,
    coordinator1: row.coordinator1,
    coordinator2: row.coordinator2,
    ...more,
  })

describe('a departure', () => {
  test('is made with ten spots and shown to visitors under its trip', async () => {
    const answer = await create()
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      tripId: 'tokyo-kyoto',
      tripTitle: 'Tokyo e Kyoto',
      endDate: nextYear('04-19'),
      totalSpots: 10,
      spotsAvailable: 10,
      spotsTaken: 0,
      coordinator1: 'Sara',
    })
    expect((await create()).body.code).toBe('DEPARTURE_EXISTS')
    expect((await create({ totalSpots: 11 })).status).toBe(400)
  })

  test('never has fewer spots than are taken', async () => {
    const row = await made()
    await book(office.deps, {}, [person(), person(), person()])
    const fresh = (await office.call(admin, 'GET', `/departures/${row.id}`)).body as Departure
    expect(fresh).toMatchObject({ spotsAvailable: 7, spotsTaken: 3, bookingCount: 1 })
    expect((await edit(fresh, { totalSpots: 2 })).body.code).toBe('TOO_FEW_SPOTS')
    expect((await edit(fresh, { totalSpots: 5 })).body).toMatchObject({
      totalSpots: 5,
      spotsAvailable: 2,
    })
  })

  test('with bookings it can be neither moved nor deleted', async () => {
    const row = await made()
    await book(office.deps)
    expect((await edit(row, { startDate: nextYear('05-01') })).body.code).toBe('DEPARTURE_BOOKED')
    const removal = await office.call(admin, 'DELETE', `/departures/${row.id}`, {
      version: row.version,
    })
    expect(removal.body.code).toBe('DEPARTURE_BOOKED')
  })

  test('of which somebody wrote from the road it can be neither moved nor deleted, and the rest of it changes', async () => {
    const row = await made()
    await database.db.insert(roadEntries).values({
      id: '5d0b6a52-3f0e-4f3c-9a55-0c1f8f0f7a10',
      departureId: row.id,
      phone: '8f7a1c9e-2b64-4d0a-8d11-6f1f4a9b7c20',
      counter: 1,
      kind: 'notice',
      body: { text: 'Ritrovo alle 8' },
      writtenAt: new Date('2026-05-01T10:00:00Z'),
      author: 'Sara',
    })
    const refused = { status: 409, body: { code: 'DEPARTURE_HAS_DIARY' } }
    expect(await edit(row, { startDate: nextYear('05-01') })).toMatchObject(refused)
    const remove = (version: number) =>
      office.call(admin, 'DELETE', `/departures/${row.id}`, { version })
    expect(await remove(row.version)).toMatchObject(refused)
    const changed = await edit(row, { totalSpots: 8 })
    expect(changed.body).toMatchObject({ startDate: row.startDate, totalSpots: 8 })
    await database.db.delete(roadEntries)
    expect((await remove(Number(changed.body['version']))).status).toBe(200)
  })

  test('without bookings it can be moved and deleted, by who has seen its last version', async () => {
    const row = await made()
    const moved = (await edit(row, { startDate: nextYear('05-01'), coordinator2: '' }))
      .body as Departure
    expect(moved).toMatchObject({ startDate: nextYear('05-01'), coordinator2: null, version: 2 })
    expect((await edit(row, {})).body.code).toBe('VERSION_CONFLICT')
    const remove = (version: number) =>
      office.call(admin, 'DELETE', `/departures/${row.id}`, { version })
    expect((await remove(1)).status).toBe(409)
    expect((await remove(2)).status).toBe(200)
    expect((await remove(2)).status).toBe(404)
  })

  test('what it costs goes along to another day, and keeps it from being deleted', async () => {
    const row = await made()
    const cost = { tripId: 'tokyo-kyoto', label: 'Albergo', amount: 90_000 }
    const costsOf = async () => {
      const rows = await database.db.select().from(departureCosts)
      return rows.map(({ startDate, amount }) => [startDate, amount])
    }
    for (const startDate of [nextYear('04-10'), nextYear('04-11')])
      await office.call(admin, 'POST', '/cassa/costs', { ...cost, startDate })
    const moved = (await edit(row, { startDate: nextYear('05-01') })).body as Departure
    const kept = [
      [nextYear('05-01'), 90_000],
      [nextYear('04-11'), 90_000],
    ]
    expect(await costsOf()).toEqual(expect.arrayContaining(kept))
    const remove = () =>
      office.call(admin, 'DELETE', `/departures/${row.id}`, { version: moved.version })
    const refused = { status: 409, body: { code: 'DEPARTURE_HAS_COSTS' } }
    expect(await remove()).toMatchObject(refused)
    await database.db.delete(departureCosts)
    expect((await remove()).status).toBe(200)
  })

  test('with real data the links to a day that it leaves are ended; those of a trial stay', async () => {
    const [row, other] = [await made(), await made({ startDate: nextYear('06-01') })]
    const days = [nextYear('04-10'), nextYear('04-10'), nextYear('06-01')] as const
    await database.db.delete(bookingLinks)
    for (const day of days) await addLink(database.db, { startDate: day, endDate: day })
    const open = async () => {
      const rows = await database.db.select().from(bookingLinks)
      const now = office.deps.now()
      return rows.filter(({ expiresAt }) => expiresAt > now).map(({ startDate }) => startDate)
    }
    const back = (await edit(row, { startDate: nextYear('05-01') })).body as Departure
    const again = (await edit(back, { startDate: nextYear('04-10') })).body as Departure
    expect(await open()).toHaveLength(3)
    await database.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
    await edit(again, { totalSpots: 8 })
    expect(await open()).toHaveLength(3)
    await edit({ ...again, version: again.version + 1 }, { startDate: nextYear('05-02') })
    expect(await open()).toEqual([nextYear('06-01')])
    await office.call(admin, 'DELETE', `/departures/${other.id}`, { version: other.version })
    expect(await open()).toEqual([])
    await database.db.delete(settings)
  })

  test('repeats over months, naming the days that were there already', async () => {
    const row = await made({ startDate: nextYear('01-31'), totalSpots: 8 })
    await made({ startDate: nextYear('03-31') })
    const answer = await office.call(admin, 'POST', `/departures/${row.id}/repeat`, { times: 3 })
    expect(answer.body.skipped).toEqual([nextYear('03-31')])
    expect(answer.body.created).toMatchObject([
      { startDate: nextYear('02-31'), totalSpots: 8 },
      { startDate: nextYear('04-30') },
    ])
  })
})

test('list and calendar', async () => {
  await made()
  await made({ tripId: 'grecia', startDate: nextYear('04-20'), spotsAvailable: 0 })
  await made({ tripId: 'grecia', startDate: nextYear('05-20'), spotsAvailable: 3 })
  const read = async (path: string) =>
    (await office.call(office.cookies.consultant, 'GET', path)).body
  expect(
    (await read(`/departures/calendar?month=${monthKey(nextYear('04-01'))}`)).departures,
  ).toHaveLength(2)
  expect((await read('/departures?tripId=grecia')).total).toBe(2)
  expect((await read('/departures?state=few')).items).toMatchObject([
    { startDate: nextYear('05-20') },
  ])
  expect((await read('/departures?state=full')).items).toMatchObject([
    { startDate: nextYear('04-20') },
  ])
  expect((await read(`/departures?from=${nextYear('05-01')}`)).total).toBe(1)
})

describe('a departure taken off sale', () => {
  const setSales = (row: Departure, sales: string) =>
    office.call(admin, 'PUT', `/departures/${row.id}/sales`, { version: row.version, sales })
  const listed = async (query = '') =>
    (
      (await office.call(admin, 'GET', `/departures?tripId=tokyo-kyoto${query}`)).body
        .items as Departure[]
    ).map(({ id }) => id)
  const offered = async () => {
    const { dates } = (await office.call(admin, 'GET', '/trips/tokyo-kyoto/dates')).body
    return (dates as { startDate: string }[]).map(({ startDate }) => startDate)
  }

  test('is offered nowhere and takes no booking, while its bookings stay', async () => {
    const row = await made()
    const other = await made({ startDate: nextYear('05-10') })
    const booking = await book(office.deps)
    const closed = await setSales(await current(row.id), 'closed')
    expect(closed.body).toMatchObject({ sales: 'closed', bookingCount: 1, spotsTaken: 1 })
    expect(await offered()).toEqual([other.startDate])
    await expect(book(office.deps)).rejects.toMatchObject({ code: 'DEPARTURE_CLOSED' })
    const { body } = await office.call(admin, 'GET', `/bookings/${booking.id}`)
    expect(body).toMatchObject({ status: 'pending', startDate: row.startDate })
    await setSales(await current(row.id), 'open')
    expect(await offered()).toEqual([row.startDate, other.startDate])
    await book(office.deps)
  })

  test('does not bring the sample dates back when it was the only one', async () => {
    await setSales(await made(), 'closed')
    expect(await offered()).toEqual([])
  })

  test('can be archived once its only booking is cancelled, and then leaves the list', async () => {
    const row = await made()
    const booking = await book(office.deps)
    expect((await setSales(await current(row.id), 'archived')).body.code).toBe('DEPARTURE_BOOKED')
    await office.call(admin, 'POST', `/bookings/${booking.id}/cancel`, { version: booking.version })
    const { version } = await current(row.id)
    const remove = await office.call(admin, 'DELETE', `/departures/${row.id}`, { version })
    expect(remove.body.code).toBe('DEPARTURE_BOOKED')
    const archived = await setSales(await current(row.id), 'archived')
    expect(archived.body).toMatchObject({ sales: 'archived', hasHistory: true })
    expect(await listed()).toEqual([])
    expect(await listed('&state=archived')).toEqual([row.id])
    await setSales(await current(row.id), 'closed')
    expect(await listed()).toEqual([row.id])
  })
})

async function current(id: string): Promise<Departure> {
  return (await office.call(admin, 'GET', `/departures/${id}`)).body as Departure
}
