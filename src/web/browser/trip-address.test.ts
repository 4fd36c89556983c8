import { beforeEach, expect, test } from 'vitest'
import { setSite, site } from './site.ts'
import '../testing-site.ts'
import { tripAddress, tripAt, tripPath } from './trip-address.ts'

const addresses = {
  now: { grecia: 'cicladi' },
  ids: { cicladi: 'grecia', 'isole-greche': 'grecia' },
}

beforeEach(() => setSite({ ...site(), addresses }))

test('pages link to the address of today', () => {
  expect(tripPath('grecia')).toBe('/travel/cicladi')
  expect(tripPath('hawaii')).toBe('/travel/hawaii')
})

test('every name of a trip means it: of today, of before, its id, an alias', () => {
  expect(['cicladi', 'isole-greche', 'grecia', 'greece'].map(tripAt)).toEqual(
    Array.from({ length: 4 }, () => 'grecia'),
  )
  expect(tripAt('viaggio-nuovo')).toBe('viaggio-nuovo')
})

test('a site whose addresses were never changed knows none', () => {
  setSite({ ...site(), addresses: undefined })
  expect([tripAddress('grecia'), tripAt('greece')]).toEqual(['grecia', 'grecia'])
})
