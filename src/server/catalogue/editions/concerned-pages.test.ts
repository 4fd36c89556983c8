import { expect, test } from 'vitest'
import { sampleFigures } from '../../../domain/catalogue/figures.ts'
import { concernedPages, gonePages } from './concerned-pages.ts'
import { builtEdition } from './edition.ts'

const lists = ['/', '/ads-special', '/travels', '/ads-special/travels']
const shown = { edition: builtEdition, figures: undefined }

const changed = (key: string, change: object) => ({
  ...builtEdition,
  documents: {
    ...builtEdition.documents,
    [key]: { ...(builtEdition.documents[key] as object), ...change },
  },
})

test('other figures of a trip concern its page and the lists', async () => {
  const figures = { ...sampleFigures, trips: { grecia: { departures: [] } } }
  const greece = ['/travel/grecia', '/ads-special/travel/grecia']
  expect(await concernedPages(shown, { ...shown, figures })).toEqual([...lists, ...greece])
})

test.each([
  ['trip/grecia', { description: 'Altro' }, '/travel/grecia'],
  ['trip/grecia', { address: 'cicladi' }, '/travel/cicladi'],
  ['page/about', { title: 'Altro' }, '/about'],
])('another text of %s concerns the page on which it stands', async (key, change, page) => {
  const edition = changed(key, change)
  const found = await concernedPages(shown, { edition, figures: undefined })
  expect(found).toEqual([...lists, page, `/ads-special${page}`])
})

test('a trip that is hidden or moved leaves its page, in both frames', () => {
  const { catalogue } = builtEdition
  const trips = catalogue.trips
    .filter(({ id }) => id !== 'hawaii')
    .map((trip) => (trip.id === 'grecia' ? { ...trip, address: 'cicladi' } : trip))
  expect(new Set(gonePages(catalogue, { ...catalogue, trips }))).toEqual(
    new Set(['/travel/grecia', '/travel/hawaii'].flatMap((page) => [page, `/ads-special${page}`])),
  )
  expect(gonePages(catalogue, catalogue)).toEqual([])
})
