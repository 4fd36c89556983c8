import { describe, expect, test } from 'vitest'
import { type AccessTie, areTied, independentOf, isTooNew } from './access-changes.ts'

const now = new Date('2026-11-16T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const tie = (by: string | null, about: string, days = 10): AccessTie => ({
  by,
  about,
  at: daysAgo(days),
})

describe('accesses hang together', () => {
  test.each<[string, AccessTie[], string, string, boolean]>([
    ['nobody has touched anybody', [], 'a', 'b', false],
    ['one made the other', [tie('a', 'b')], 'a', 'b', true],
    ['the other direction', [tie('a', 'b')], 'b', 'a', true],
    ['along a chain', [tie('b', 'c'), tie('a', 'b')], 'a', 'c', true],
    ['two of the same maker', [tie('a', 'b'), tie('a', 'c')], 'b', 'c', true],
    ['against the chain', [tie('a', 'b'), tie('b', 'c'), tie('c', 'd')], 'd', 'a', true],
    ['others hang together', [tie('a', 'b')], 'a', 'c', false],
    ['the system made both', [tie(null, 'b'), tie(null, 'c')], 'b', 'c', false],
  ])('%s', (_name, ties, one, other, expected) => {
    expect(areTied(ties, one, other)).toBe(expected)
  })
})

test.each([
  [2.9, true],
  [3.1, false],
])('an access of %s days ago is too new: %s', (days, expected) => {
  expect(isTooNew([tie('a', 'b', days)], 'b', now)).toBe(expected)
  expect(isTooNew([tie('a', 'b', days)], 'a', now)).toBe(false)
})

test('independent is who is neither new nor hangs together with the asking person', () => {
  const ties = [tie('a', 'b'), tie('b', 'c'), tie(null, 'd', 1)]
  expect(independentOf(ties, ['a', 'b', 'c', 'd', 'e'], 'a', now)).toEqual(['e'])
  expect(independentOf(ties, ['a', 'b', 'c', 'd', 'e'], 'e', now)).toEqual(['a', 'b', 'c'])
})
