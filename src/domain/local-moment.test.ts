import { expect, test } from 'vitest'
import { instantOf, localMoment } from './local-moment.ts'

test.each([
  ['2026-12-01T18:00', '2026-12-01T17:00:00.000Z'],
  ['2026-08-14T18:05', '2026-08-14T16:05:00.000Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
])('%s at the agency is one moment, and read back the same', (local, instant) => {
  expect(instantOf(local)).toBe(instant)
  expect(localMoment(instant)).toBe(local)
})

test('an hour that the clock leaves out is still a moment, and nothing is nothing', () => {
  expect(instantOf('2027-03-28T02:30')).toBe('2027-03-28T00:30:00.000Z')
  expect(instantOf('')).toBe('')
  expect(localMoment('')).toBe('')
  expect(localMoment('domani')).toBe('')
})
