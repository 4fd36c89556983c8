import { describe, expect, it, test } from 'vitest'
import { heldUntil, holdingDefaults, holdingText, mostSpotsOfNetwork, phoneKey } from './holding.ts'

describe('how long spots are held', () => {
  it('is 48 hours for direct bookings and seven days through a link', () => {
    const now = new Date('2027-01-01T10:00:00Z')
    const startDate = '2027-04-10'
    expect(heldUntil(now, holdingDefaults, { viaLink: false, startDate })).toEqual(
      new Date('2027-01-03T10:00:00Z'),
    )
    expect(heldUntil(now, holdingDefaults, { viaLink: true, startDate })).toEqual(
      new Date('2027-01-08T10:00:00Z'),
    )
  })

  test.each([
    ['three days before', '2027-01-04', '2027-01-03T18:00:00.000Z'],
    ['on the evening before', '2027-01-01', '2027-01-01T11:00:00.000Z'],
  ])('never lasts beyond a departure that is near: booked %s', (_when, startDate, until) => {
    const now = new Date('2027-01-01T10:00:00Z')
    const end = heldUntil(now, holdingDefaults, { viaLink: true, startDate })
    expect(end.toISOString()).toBe(until)
  })

  test.each([
    [1, "un'ora"],
    [36, '36 ore'],
    [48, '48 ore'],
    [168, '7 giorni'],
  ])('%d hours read as %s', (hours, text) => {
    expect(holdingText(hours)).toBe(text)
  })
})

test.each([
  [1, 1],
  [10, 5],
  [11, 6],
])('of %d spots one network holds %d at most', (total, most) => {
  expect(mostSpotsOfNetwork(total)).toBe(most)
})

test('a telephone is the same with and without the prefix of the country', () => {
  expect(phoneKey('+39 333 000 0001')).toBe(phoneKey('333/0000001'))
  expect(phoneKey('333 000 0001')).not.toBe(phoneKey('333 000 0002'))
})
