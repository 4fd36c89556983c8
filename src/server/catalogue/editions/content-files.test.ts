import { expect, test } from 'vitest'
import { jsonFile, type MemoryFile } from '../../http/site-files.ts'
import { createContentFiles } from './content-files.ts'
import { builtEdition, builtEditions } from './edition.ts'

const find = createContentFiles({
  editions: builtEditions,
  release: 'abc',
  readMode: async () => 'sample',
})
const findReal = createContentFiles({
  editions: builtEditions,
  release: 'abc',
  readMode: async () => 'real',
})

async function read(address: string, from = find) {
  const file = (await from(address)) as MemoryFile
  return JSON.parse(file.bodies.identity.toString())
}

test('a trip comes with its price, pictures and days, kept by browsers for ever', async () => {
  const file = (await find('/content/abc-0/trip/grecia.json')) as MemoryFile
  expect(file.headers['Cache-Control']).toContain('immutable')
  expect(file.bodies.br?.length).toBeLessThan(file.bodies.identity.length / 2)
  const { id, price, page } = await read('/content/abc-0/trip/grecia.json')
  expect({ id, price }).toEqual({ id: 'grecia', price: 180_000 })
  expect(page.itinerary).toHaveLength(7)
  expect(page.pictures[0]).toMatchObject({ id: 'grecia/main', placeholder: '' })
})

test.each([
  'home',
  'trips',
  'about',
  'team',
  'contact',
  'faq',
  'group-trips',
  'checkout',
  'legal/privacy',
  'member/sara-conti',
])('the content %s is there', async (name) => {
  expect(await read(`/content/abc-0/${name}.json`)).toBeTruthy()
})

test('with real data the voices of a trial are in no file', async () => {
  const trip = '/content/abc-0/trip/grecia.json'
  expect((await read(trip)).page.reviews.length).toBeGreaterThan(0)
  expect((await read(trip, findReal)).page.reviews).toEqual([])
  const home = await read('/content/abc-0/home.json', findReal)
  expect([home.reviews, home.videos]).toEqual([[], []])
  expect((await read('/content/abc-0/member/sara-conti.json', findReal)).testimonials).toEqual([])
})

test('figures are those of the pages, and none on the first day', async () => {
  const address = '/content/figures.json'
  expect(await read(address)).toEqual({})
  const figures = await jsonFile('{"grecia":{}}', 'no-cache')
  const source = { editions: builtEditions, release: 'abc', readMode: async () => 'real' as const }
  const findWith = createContentFiles({ ...source, figures: () => figures })
  expect(await findWith(address)).toBe(figures)
})

test('a trip that is not shown is known to be none', async () => {
  expect(await read('/content/abc-0/trip/atlantide.json')).toBeNull()
})

test('what belongs to another release or to no edition is gone', async () => {
  expect(await find('/content/old-0/home.json')).toBe('gone')
  expect(await find('/content/abc-7/home.json')).toBe('gone')
  expect(await find('/content/abc-0/secrets.json')).toBe('gone')
  expect(await find('/content/../secrets')).toBeUndefined()
})

test('nothing that only the server needs leaves it', async () => {
  const { brand, version } = await read('/content/site.json')
  expect(version).toBe('abc-0')
  expect(brand.name).toBe(builtEdition.catalogue.brand.name)
  expect(brand).not.toHaveProperty('colors')
})

test('what was replaced is gone after an hour, and what is hidden at once', async () => {
  const published = new Date('2027-03-01T10:00:00Z')
  const trips = builtEdition.catalogue.trips.map((trip) =>
    trip.id === 'grecia' ? { ...trip, state: 'hidden' as const } : trip,
  )
  const current = {
    ...builtEdition,
    number: 1,
    publishedAt: published,
    catalogue: { ...builtEdition.catalogue, trips },
  }
  let minutes = 59
  const findLater = createContentFiles({
    editions: { ...builtEditions, current: () => current },
    release: 'abc',
    readMode: async () => 'sample',
    now: () => published.getTime() + minutes * 60_000,
  })
  expect(await read('/content/abc-0/home.json', findLater)).toBeTruthy()
  expect(await read('/content/abc-0/trip/tokyo-kyoto.json', findLater)).toBeTruthy()
  expect(await findLater('/content/abc-0/trip/grecia.json')).toBe('gone')
  minutes = 61
  expect(await findLater('/content/abc-0/home.json')).toBe('gone')
  expect(await findLater('/content/abc-0/trip/tokyo-kyoto.json')).toBe('gone')
})
