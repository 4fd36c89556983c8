import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { clockInRome } from './rome-clock.ts'
import { clockInRome as clockByRule } from './rome-clock-by-rule.ts'

describe.each([
  ['by the time zone database', clockInRome],
  ['by the rule of the Union', clockByRule],
])('the clock at the agency %s', (_name, clock) => {
  test.each([
    ['2026-11-14T23:30:00Z', '2026-11-15T00:30'],
    ['2026-07-14T22:00:59Z', '2026-07-15T00:00'],
    ['2026-12-31T22:59:59Z', '2026-12-31T23:59'],
    ['2027-03-28T00:59:59Z', '2027-03-28T01:59'],
    ['2027-03-28T01:00:00Z', '2027-03-28T03:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00'],
  ])('at %s it shows %s', (moment, expected) => {
    expect(clock(new Date(moment))).toBe(expected)
  })

  it('shows each of many moments what it showed before, whatever was asked in between', () => {
    const start = Date.UTC(2026, 9, 24)
    const moments = Array.from({ length: 500 }, (_, index) => new Date(start + index * 437_000))
    const first = moments.map((moment) => clock(moment))
    expect(new Set(first).size).toBeGreaterThan(450)
    expect(moments.toReversed().map((moment) => clock(moment))).toEqual(first.toReversed())
  })

  it('refuses what is no moment', () => {
    expect(() => clock(new Date('domani'))).toThrow(RangeError)
  })
})

it('the rule agrees with the database at every minute', () => {
  const minutes = fc.integer({
    min: Date.UTC(2000, 0) / 60_000,
    max: Date.UTC(2037, 11) / 60_000,
  })
  fc.assert(
    fc.property(minutes, (minute) => {
      const moment = new Date(minute * 60_000)
      expect(clockByRule(moment)).toBe(clockInRome(moment))
    }),
    { numRuns: 2000 },
  )
})
