import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawInt, hashText, randomText, seededRandom, shuffled } from './random.ts'

describe('repeatable draws', () => {
  it('gives the same number for the same text, in the whole range', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(50),
        (seed, min, width) => {
          const drawn = drawInt(seed, min, min + width)
          expect(drawn).toBe(drawInt(seed, min, min + width))
          expect(drawn).toBeGreaterThanOrEqual(min)
          expect(drawn).toBeLessThanOrEqual(min + width)
        },
      ),
    )
  })

  // Departures and cards depend on these numbers: changing the hash would change every page.
  it('never changes its mind between releases', () => {
    expect(hashText('')).toBe(2872998923)
    expect(hashText('tokyo-kyoto')).toBe(1915759594)
    expect(drawInt('tokyo-kyoto20270805/spots', 4, 6)).toBe(6)
  })

  it('spreads neighbouring texts evenly', () => {
    const counts = [0, 0, 0]
    for (let index = 0; index < 3000; index += 1) {
      const drawn = drawInt(`trip2027-${index}`, 0, 2)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('shuffles without losing or adding anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const result = shuffled(items, seededRandom(seed))
        expect(result.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  it('writes texts of letters and digits only', () => {
    expect(randomText(seededRandom('x'), 24)).toMatch(/^[a-z0-9]{24}$/)
    expect(randomText(() => 0, 3)).toBe('aaa')
    expect(randomText(() => 0.9999999, 3)).toBe('999')
  })
})
