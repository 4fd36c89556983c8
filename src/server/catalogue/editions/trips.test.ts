import { expect, test } from 'vitest'
import { bookableTrips } from '../../../domain/catalogue/bookable-trips.ts'
import { priceOfDay } from '../../../domain/catalogue/day-price.ts'
import type { TripDocument } from '../../../domain/catalogue/trip-document.ts'
import { priceTrip } from '../../booking/bookings/price-trip.ts'
import { listDepartures } from '../../booking/departures/list-departures.ts'
import { findLink } from '../../booking/links/store.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addLink, testDeps } from '../../testing/test-deps.ts'
import { builtEditions } from './edition.ts'
import { firstEdition } from './first-edition.ts'
import { followEditions } from './follow-editions.ts'
import { publishEdition } from './publish-edition.ts'
import { automaticTrips, linkPrice, offeredTrips, tripTitle } from './trips.ts'

const database = await databaseOfThisFile()

const trial = { catalogue: builtEditions }

test('the first edition offers what the generators have always offered, at their prices', () => {
  const offered = offeredTrips(trial).map(({ id, price }) => ({ id, price }))
  expect(offered).toEqual(bookableTrips)
  expect(automaticTrips(trial)).toHaveLength(20)
  expect(linkPrice(trial, 'grecia')).toBe(140_000)
  expect(linkPrice(trial, 'egitto-completo')).toBeUndefined()
  expect(tripTitle(trial, 'test-travel-free')).toBe('Viaggio di prova gratuito')
  expect(tripTitle(trial, 'la-vegas')).toBe('Los Angeles e Las Vegas')
})

test('a new account gets no link for a trip that is hidden; staff still choose it', () => {
  const { catalogue, ...edition } = builtEditions.current()
  const trips = catalogue.trips.map((trip) =>
    trip.id === 'grecia' ? { ...trip, state: 'hidden' as const } : trip,
  )
  const current = () => ({ ...edition, catalogue: { ...catalogue, trips } })
  const hidden = { catalogue: { ...builtEditions, current } }
  expect(automaticTrips(hidden).map(({ id }) => id)).not.toContain('grecia')
  expect(automaticTrips(hidden)).toHaveLength(19)
  const marked = offeredTrips(hidden).filter(({ isHidden }) => isHidden)
  expect(marked.map(({ id }) => id)).toEqual(['grecia'])
})

test('a published price is the one of departures, quotes and new links; links made before keep theirs', async () => {
  const editions = await followEditions(testDeps(database.db))
  const deps = { ...testDeps(database.db), catalogue: editions }
  const before = await addLink(database.db, { travelId: 'tokyo-kyoto', price: 240_000 })
  const tokyo = firstEdition['trip/tokyo-kyoto'] as TripDocument
  const changes = {
    'trip/tokyo-kyoto': { ...tokyo, title: 'Giappone in dieci', price: 310_000, days: 12 },
  }
  await database.db.transaction((tx) =>
    publishEdition(tx, { actor: { id: null, name: 'Amina' }, note: '', changes }),
  )
  await editions.follow()

  const [departure] = await listDepartures(deps, 'giappone')
  if (!departure) throw new Error('no departure')
  const { startDate } = departure
  const { seasons } = editions.current().catalogue
  expect(departure.price).toBe(priceOfDay({ price: 310_000, seasons }, { startDate }))
  expect(departure.tripDuration).toBe(12)
  const { trip } = await priceTrip(database.db, deps, {
    tripId: 'tokyo-kyoto',
    startDate,
    adults: 1,
    children: 0,
  })
  expect(trip).toMatchObject({
    destinationTitle: 'Giappone in dieci',
    price: departure.price,
    endDate: departure.endDate,
    tripDays: 12,
  })
  expect(linkPrice(deps, 'tokyo-kyoto')).toBe(310_000)
  expect((await findLink(database.db, before.id))?.price).toBe(240_000)
})
