import { describe, expect, it, test } from 'vitest'
import { euros } from './money.ts'
import { discountBetween, lowestBefore, type PriceOnOffer, reductionOf } from './price-history.ts'

const reducedAt = new Date('2026-11-15T00:00:00Z')
const daysBefore = (days: number) => new Date(reducedAt.getTime() - days * 86_400_000).toISOString()

/** Each price from so many days before the reduction until the next one. */
function history(...steps: readonly [number, number][]): PriceOnOffer[] {
  return steps.map(([days, amount], index) => {
    const next = steps[index + 1]
    return {
      price: euros(amount),
      from: daysBefore(days),
      to: next ? daysBefore(next[0]) : null,
      reason: index === 0 ? ('first' as const) : ('edition' as const),
    }
  })
}

describe('the lowest price of the thirty days before a reduction', () => {
  test.each([
    ['the only price', history([100, 2000]), 2000],
    ['a lower price within the days', history([100, 2000], [20, 1700], [10, 2000]), 1700],
    ['a lower price that ended before them', history([100, 1500], [31, 2000]), 2000],
    ['a lower price that ended on the first of them', history([100, 1500], [29, 2000]), 1500],
    ['a price put up just before the reduction', history([100, 2000], [2, 3000]), 2000],
  ])('is %s', (_, prices, lowest) => {
    expect(lowestBefore(prices, reducedAt)).toBe(euros(lowest))
  })

  it('is unknown for what has not been on sale for thirty days', () => {
    expect(lowestBefore(history([29, 2000]), reducedAt)).toBeUndefined()
    expect(lowestBefore([], reducedAt)).toBeUndefined()
  })

  it('leaves out the reduced price itself', () => {
    expect(lowestBefore(history([100, 2000], [0, 1500]), reducedAt)).toBe(euros(2000))
  })
})

describe('what a planned price may say', () => {
  it('names the earlier price and the whole per cent, rounded down', () => {
    const planned = reductionOf(history([100, 2000]), euros(1670), reducedAt)
    expect(planned).toEqual({ reference: euros(2000), discount: 16 })
  })

  it('says nothing about a price that is no lower, or lower by less than one per cent', () => {
    expect(reductionOf(history([100, 2000]), euros(2000), reducedAt)).toBeUndefined()
    expect(reductionOf(history([100, 2000]), euros(1990), reducedAt)).toBeUndefined()
    expect(reductionOf(history([100, 2000], [5, 1500]), euros(1500), reducedAt)).toBeUndefined()
  })

  it('counts no discount on what costs nothing', () => {
    expect(discountBetween(0, 0)).toBe(0)
  })
})
