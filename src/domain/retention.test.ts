import { describe, expect, it } from 'vitest'
import { keptSince } from './retention.ts'

describe('the first day that is kept', () => {
  it.each([
    ['2026-11-15T12:00:00Z', 24, '2024-11-15'],
    ['2026-11-15T12:00:00Z', 6, '2026-05-15'],
    ['2026-08-31T12:00:00Z', 6, '2026-02-28'],
    // Already the next day at the agency.
    ['2026-12-31T23:30:00Z', 12, '2026-01-01'],
  ])('%s, %d months: %s', (now, months, expected) => {
    expect(keptSince(new Date(now), months)).toBe(expected)
  })
})
