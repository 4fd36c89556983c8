import { describe, expect, it, test } from 'vitest'
import {
  bucketOf,
  formatVital,
  goodShare,
  ratingOf,
  thirdQuartile,
  type VitalName,
  vitalNames,
  vitalScales,
} from './vitals.ts'

/** The histogram buckets of some measurements, as stored. */
function histogramOf(name: VitalName, values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(name, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

describe.each(vitalNames)('the buckets of %s', (name) => {
  const { edges, good, poor } = vitalScales[name]

  it('are in order, each once, with both limits among them', () => {
    expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b))
    expect(edges).toContain(good)
    expect(edges).toContain(poor)
  })

  it('put a value on an edge below it', () => {
    expect(bucketOf(name, good)).toBe(edges.indexOf(good))
    expect(bucketOf(name, good + 1)).toBe(edges.indexOf(good) + 1)
    expect(bucketOf(name, 1e9)).toBe(edges.length)
  })
})

test('three visitors out of four stay below the third quartile', () => {
  const values = Array.from({ length: 1000 }, (_, index) => index * 4)
  const found = thirdQuartile('LCP', histogramOf('LCP', values))
  expect(Math.abs((found ?? 0) - 3_000)).toBeLessThan(10)
})

test('nothing measured has no quartile; beyond the last edge the edge is told', () => {
  expect(thirdQuartile('LCP', new Map())).toBeNull()
  expect(goodShare('LCP', new Map())).toBeNull()
  expect(thirdQuartile('INP', histogramOf('INP', [9_000]))).toBe(2_000)
})

test('a page that never moves has a shift of zero', () => {
  expect(thirdQuartile('CLS', histogramOf('CLS', [0, 0, 0, 0]))).toBe(0)
})

test('the share of good ones is exact', () => {
  expect(goodShare('INP', histogramOf('INP', [10, 200, 201, 900]))).toBe(50)
})

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'middling'],
  ['LCP', 4_001, 'poor'],
  ['CLS', 100, 'good'],
  ['CLS', 251, 'poor'],
] as const)('%s of %d is %s', (name, value, rating) => {
  expect(ratingOf(name, value)).toBe(rating)
})

test.each([
  ['LCP', 1_840, '1,8 s'],
  ['INP', 120, '120 ms'],
  ['CLS', 53, '0,05'],
] as const)('%s of %d reads %s', (name, value, text) => {
  expect(formatVital(name, value)).toBe(text)
})
