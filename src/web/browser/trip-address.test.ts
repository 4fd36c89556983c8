import { expect, it, vi } from 'vitest'
import { tripAddress, tripAt } from './trip-address.ts'

vi.mock('./site.ts', () => ({
  site: () => ({ addresses: { now: { grecia: 'cicladi' }, ids: { cicladi: 'grecia' } } }),
}))

it.each([
  ['cicladi', 'grecia'],
  ['grecia', 'grecia'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
])('the address %s means %s, whatever every object knows', (address, id) => {
  expect(tripAt(address)).toBe(id)
})

it('a trip without another address has its own', () => {
  expect(['grecia', 'hawaii', 'constructor'].map(tripAddress)).toEqual([
    'cicladi',
    'hawaii',
    'constructor',
  ])
})
