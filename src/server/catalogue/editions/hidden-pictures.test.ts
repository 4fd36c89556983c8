import { expect, test } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { hiddenPictures } from './trips.ts'

test('a link to a trip that is not shown brings its pictures along; those of the others are public', () => {
  const deps = testDeps(undefined as never)
  const edition = deps.catalogue.current()
  const hidden = edition.catalogue.trips.map((trip) =>
    trip.id === 'tokyo-kyoto' ? { ...trip, state: 'hidden' as const } : trip,
  )
  const catalogue = {
    ...deps.catalogue,
    current: () => ({ ...edition, catalogue: { ...edition.catalogue, trips: hidden } }),
  }
  const pictures = hiddenPictures({ catalogue }, 'tokyo-kyoto')
  expect(pictures.map(({ id }) => id.split('/')[0])).toEqual(Array(4).fill('tokyo-kyoto'))
  expect(hiddenPictures({ catalogue }, 'grecia')).toEqual([])
  expect(hiddenPictures(deps, 'tokyo-kyoto')).toEqual([])
})
