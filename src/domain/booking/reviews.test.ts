import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { publicName, ratingOf, selectReviews } from './reviews.ts'

const reviews = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('review selection', () => {
  test.each([0, 1, 2, 3])('shows all of %i, in their order', (count) => {
    expect(selectReviews(reviews(count), () => 0.999999)).toEqual(reviews(count))
  })

  it('shows 3 to 10 of more, never more than there are, none twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), fc.string(), (count, seed) => {
        const shown = selectReviews(reviews(count), seededRandom(seed))
        expect(shown.length).toBeGreaterThanOrEqual(3)
        expect(shown.length).toBeLessThanOrEqual(Math.min(10, count))
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.every((review) => review < count)).toBe(true)
      }),
    )
  })

  it('reaches both ends of the range and changes the order', () => {
    const runs = Array.from({ length: 300 }, (_, index) =>
      selectReviews(reviews(20), seededRandom(`run ${index}`)),
    )
    const sizes = new Set(runs.map((run) => run.length))
    expect([...sizes].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect(runs.some((run) => run[0] !== 0)).toBe(true)
    expect(selectReviews(reviews(5), () => 0.999999)).toHaveLength(5)
    expect(selectReviews(reviews(5), () => 0)).toHaveLength(3)
    expect(selectReviews(reviews(4), () => 0)).toHaveLength(3)
  })
})

describe('what strangers read of a traveller', () => {
  it.each([
    ['Giulia', 'Rossi', 'Giulia R.'],
    ['Anna Maria', 'de Luca', 'Anna Maria D.'],
    ['Cher', '', 'Cher'],
  ])('of %s %s is %s', (first, last, shown) => {
    expect(publicName(first, last)).toBe(shown)
  })
})

describe('a rating', () => {
  it('is rounded to one decimal, and there is none without a review', () => {
    expect(ratingOf({ sum: 14, count: 3 })).toEqual({ average: 4.7, count: 3 })
    expect(ratingOf({ sum: 0, count: 0 })).toBeNull()
  })
})
