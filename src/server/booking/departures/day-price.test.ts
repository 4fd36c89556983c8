import { beforeEach, describe, expect, test } from 'vitest'
import { assembleCatalogue } from '../../../domain/catalogue/catalogue.ts'
import { tripFigures } from '../../../domain/catalogue/figures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { builtEditions } from '../../catalogue/editions/edition.ts'
import { firstEdition } from '../../catalogue/editions/first-edition.ts'
import { loadFigures } from '../../catalogue/figures/load-figures.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, addIban, book, callApi } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
beforeEach(async () => {
  office.deps.catalogue = builtEditions
  for (const table of [travelBookings, bookingLinks, travelDates, settings]) {
    await database.db.delete(table)
  }
})

const july = nextYear('07-10')
const may = nextYear('05-10')

const admin = (method: string, path: string, body?: object) =>
  office.call(office.cookies.administrator, method, path, body)

type Day = { startDate: string; price: number }
const on = (days: unknown, startDate: string) =>
  (days as Day[]).find((day) => day.startDate === startDate)?.price

const bookedEarlier = () => book(office.deps, { startDate: nextYear('04-10') })

/** The price of one day of Tokyo in every place that shows it. */
async function everywhere(startDate: string, earlier?: { id: string }) {
  const listed = await callApi(office.deps, 'GET', '/trips/tokyo-kyoto/departures')
  const offered = await admin('GET', '/trips/tokyo-kyoto/dates')
  const kept = await admin('GET', '/departures')
  const quoted = await callApi(office.deps, 'POST', '/trip-quotes', {
    tripId: 'tokyo-kyoto',
    startDate,
    adults: 1,
    children: 0,
  })
  const { id: ibanId } = await addIban(database.db)
  const link = await admin('POST', '/links/iban', { ibanId, tripId: 'tokyo-kyoto', startDate })
  const moved = earlier ?? (await bookedEarlier())
  const change = { departure: { tripId: 'tokyo-kyoto', startDate, price: 'departure' } }
  const preview = await admin('POST', `/bookings/${moved.id}/change-preview`, change)
  return {
    dialog: on(listed.body.departures, startDate),
    generator: on(offered.body.dates, startDate),
    office: on(kept.body.items, startDate),
    quote: quoted.body.price,
    link: (link.body.link as Day).price,
    change: preview.body.departurePrice,
  }
}

function onePrice(price: number) {
  return {
    dialog: price,
    generator: price,
    office: price,
    quote: price,
    link: price,
    change: price,
  }
}

describe('for one day every place says one price', () => {
  test.each([
    ['by the season', july, null, 288_000],
    ['of the departure alone', july, 199_000, 199_000],
    ['of the departure alone in a month that leaves the base price', may, 261_500, 261_500],
  ])('%s', async (_, startDate, own, price) => {
    await addDeparture(database.db, { startDate, price: own })
    expect(await everywhere(startDate)).toEqual(onePrice(price))
  })

  test('by the seasons that the agency has edited', async () => {
    const factors = [1, 1, 1, 1, 1.35, 1, 1, 1, 1, 1, 1, 1]
    const catalogue = assembleCatalogue({ ...firstEdition, seasons: { factors } })
    const edition = { ...builtEditions.current(), catalogue }
    office.deps.catalogue = { ...builtEditions, current: () => edition }
    await addDeparture(database.db, { startDate: may })
    await addDeparture(database.db, { startDate: july })
    expect(await everywhere(may)).toEqual(onePrice(324_000))
    expect(await everywhere(july)).toEqual(onePrice(240_000))
  })
})

test('with real data, too: links that a new account makes, and cards with the lowest day that can be booked', async () => {
  const earlier = await bookedEarlier()
  const real = { key: 'figures', value: { real: true } }
  await database.db.insert(settings).values(real)
  await addDeparture(database.db, { startDate: may, price: 261_500 })
  await addDeparture(database.db, { startDate: july })
  // Cheaper departures that can't be booked.
  await addDeparture(database.db, { startDate: nextYear('09-10'), price: 99_900, sales: 'closed' })
  const full = { startDate: nextYear('10-10'), price: 88_800, totalSpots: 8, spotsAvailable: 0 }
  await addDeparture(database.db, full)
  const account = { accountHolder: 'Ondalta Srl', iban: 'IT40S0542811101000000123456' }
  expect((await admin('POST', '/ibans', account)).body.linksCreated).toBe(2)
  const made = (await admin('GET', '/links')).body.items
  expect([on(made, may), on(made, july)]).toEqual([261_500, 288_000])
  expect(await everywhere(may, earlier)).toEqual(onePrice(261_500))
  expect(await everywhere(july, earlier)).toEqual(onePrice(288_000))
  const { deps } = office
  const today = todayInRome(deps.now())
  expect(tripFigures(await loadFigures(deps), 'tokyo-kyoto', 240_000, today)).toMatchObject({
    price: 261_500,
    isFrom: true,
  })
})

describe('the price of a departure', () => {
  const departure = { tripId: 'tokyo-kyoto', startDate: july, totalSpots: 8, minimumGroup: 4 }

  test('is set, kept by an edit that does not speak of it, and taken back', async () => {
    const made = await admin('POST', '/departures', { ...departure, price: 199_000 })
    expect(made.body).toMatchObject({ price: 199_000, ownPrice: 199_000, listPrice: 288_000 })
    const path = `/departures/${String(made.body.id)}`
    const edited = await admin('PUT', path, { ...departure, version: 1, totalSpots: 9 })
    expect(edited.body).toMatchObject({ price: 199_000, totalSpots: 9 })
    const empty = await admin('PUT', path, { ...departure, version: 2, price: null })
    expect(empty.body).toMatchObject({ price: 288_000, ownPrice: null })
  })

  test.each([[0], [-100], [100_000_01]])('is never %i cents', async (price) => {
    const answer = await admin('POST', '/departures', { ...departure, price })
    expect(answer.status).toBe(400)
  })

  test('goes with it to the next months', async () => {
    const { id } = await addDeparture(database.db, { startDate: july, price: 199_000 })
    const { body } = await admin('POST', `/departures/${id}/repeat`, { times: 1 })
    expect(body.created).toMatchObject([{ startDate: nextYear('08-10'), price: 199_000 }])
  })

  test('without it is told before anybody types', async () => {
    const asked = `/departures/list-price?tripId=tokyo-kyoto&startDate=${july}`
    expect((await admin('GET', asked)).body).toEqual({ price: 288_000 })
  })
})
