import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { euros, formatAmountPlain, formatEuro, percentOf, roundToEuro } from './money.ts'

describe('amounts in euro with Italian formatting', () => {
  test.each([
    [0, '0 €'],
    [100, '1 €'],
    [90_000, '900 €'],
    [240_000, '2.400 €'],
    [420_000, '4.200 €'],
    [1_234_567_00, '1.234.567 €'],
    [144_050, '1.440,50 €'],
    [99, '0,99 €'],
    [-120_000, '-1.200 €'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatEuro(cents)).toBe(text)
  })

  it('writes every amount as the Italian number formats do', () => {
    const format = (digits: number) =>
      new Intl.NumberFormat('it-IT', {
        // Without it four-digit numbers have no dot: 2400.
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
    const [whole, withCents] = [format(0), format(2)]
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        const expected = (cents % 100 === 0 ? whole : withCents).format(cents / 100)
        expect(formatAmountPlain(cents)).toBe(expected)
      }),
    )
  })

  it('leaves the sign out for labels that carry their own', () => {
    expect(`Paga €${formatAmountPlain(96_000)}`).toBe('Paga €960')
    expect(`Paga €${formatAmountPlain(144_000)}`).toBe('Paga €1.440')
  })
})

describe('arithmetic in cents', () => {
  test.each([
    [2400, 240_000],
    [0.1, 10],
    [19.99, 1999],
    [0, 0],
  ])('%f euros are %i cents', (amount, cents) => {
    expect(euros(amount)).toBe(cents)
  })

  test.each([
    [240_000, 40, 96_000],
    [240_000, 50, 120_000],
    [333, 50, 167],
    [100, 0, 0],
  ])('%i cents at %i%% are %i', (cents, percentage, expected) => {
    expect(percentOf(cents, percentage)).toBe(expected)
  })

  it('always rounds to a multiple of one euro, less than a euro away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const rounded = roundToEuro(cents)
        expect(rounded % 100).toBe(0)
        expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(50)
      }),
    )
  })
})
