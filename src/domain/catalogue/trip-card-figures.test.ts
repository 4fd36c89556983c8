import { describe, expect, it, test } from 'vitest'
import { addDays } from '../dates.ts'
import { destinationIds } from '../ids.ts'
import { sampleStarts } from './departures.ts'
import {
  advertisedSpots,
  advertisedSpotsText,
  cardTagLimits,
  nextDeparture,
  rating,
  reviewCount,
} from './trip-card-figures.ts'

const today = '2026-11-15'
const manyDays = Array.from({ length: 60 }, (_, index) => addDays(today, index))

describe('the numbers on a card', () => {
  it('leaves 2 to 6 spots, each number on some day', () => {
    const seen = destinationIds.flatMap((id) => manyDays.map((day) => advertisedSpots(id, day)))
    expect([...new Set(seen)].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6])
  })

  it('says the same to everyone on the same day, whatever name the trip is asked by', () => {
    expect(advertisedSpots('newyork-miami', today)).toBe(advertisedSpots('new-york-miami', today))
  })

  test.each(destinationIds)('rates %s between 4.4 and 4.9 on 54 to 198 reviews', (id) => {
    expect(rating(id)).toBeGreaterThanOrEqual(4.4)
    expect(rating(id)).toBeLessThanOrEqual(4.9)
    expect(reviewCount(id)).toBeGreaterThanOrEqual(54)
    expect(reviewCount(id)).toBeLessThanOrEqual(198)
  })

  it('reaches both ends of both ranges', () => {
    const ratings = destinationIds.map(rating)
    const counts = destinationIds.map(reviewCount)
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4.4, 4.9])
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([54, 198])
    expect(cardTagLimits).toEqual({ desktop: 3, mobile: 2 })
  })

  it('falls back to 4.6 on 95 reviews', () => {
    expect(rating('praga-budapest')).toBe(4.6)
    expect(reviewCount('atlantide')).toBe(95)
  })

  it('counts the spots in words', () => {
    expect(advertisedSpotsText(4)).toBe('Solo 4 posti rimasti!')
  })
})

describe('next departure', () => {
  it('is the first one still to come, as dd/MM', () => {
    const starts = sampleStarts('grecia', today)
    const first = starts[0] ?? ''
    expect(nextDeparture(starts, today)).toBe(`${first.slice(8)}/${first.slice(5, 7)}`)
    expect(nextDeparture(starts.toReversed(), today)).toBe(nextDeparture(starts, today))
  })

  it('is three weeks from today when none is known', () => {
    expect(nextDeparture([], today)).toBe('06/12')
    expect(nextDeparture(sampleStarts('grecia', '2020-01-01'), today)).toBe('06/12')
  })
})
