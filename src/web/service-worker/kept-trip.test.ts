import { describe, expect, it } from 'vitest'
import { afterAnswer, afterLeaving, afterTrip } from './kept-trip.ts'

const monday = '2026-06-01T08:00:00.000Z'
const tuesday = '2026-06-02T08:00:00.000Z'
const answerOf = (since: string, name: string) => ({
  since,
  endDate: '2026-07-10' as const,
  keptAt: tuesday,
  view: { name },
})
const today = '2026-06-02' as const

describe('what a phone holds of a trip', () => {
  it('is the newest answer of the session', () => {
    const first = afterAnswer(undefined, answerOf(monday, 'Giulia'), today)
    const second = afterAnswer(first, answerOf(monday, 'Giulia, di nuovo'), today)
    expect(second?.answer?.view).toEqual({ name: 'Giulia, di nuovo' })
  })

  it('is of one session: a newer one takes its place, and a late answer for the older does not come back', () => {
    const giulia = afterAnswer(undefined, answerOf(monday, 'Giulia'), today)
    const marco = afterAnswer(giulia, answerOf(tuesday, 'Marco'), today)
    expect(marco?.answer?.view).toEqual({ name: 'Marco' })
    expect(afterAnswer(marco, answerOf(monday, 'Giulia'), today)).toBe(marco)
  })

  it('is nothing after leaving, whatever is still answered for that session', () => {
    const known = afterAnswer(undefined, answerOf(monday, 'Giulia'), today)
    const left = afterLeaving(known, false)
    expect(left.answer).toBeNull()
    expect(afterAnswer(left, answerOf(monday, 'Giulia'), today)).toBe(left)
    expect(afterAnswer(left, answerOf(tuesday, 'Giulia'), today)?.answer).not.toBeNull()
  })

  it('remembers that the server has not heard of it, until somebody comes in again', () => {
    const left = afterLeaving(afterAnswer(undefined, answerOf(monday, 'Giulia'), today), true)
    expect(left.isLeaving).toBe(true)
    expect(afterAnswer(left, answerOf(tuesday, 'Marco'), today)?.isLeaving).toBe(false)
  })

  it('ends with the day of return', () => {
    const known = afterAnswer(undefined, answerOf(monday, 'Giulia'), '2026-07-10')
    expect(known?.answer).not.toBeNull()
    expect(afterTrip(known, '2026-07-10')).toBeUndefined()
    expect(afterTrip(known, '2026-07-11')?.answer).toBeNull()
    expect(afterAnswer(known, answerOf(monday, 'Giulia'), '2026-07-11')?.answer).toBeNull()
  })
})
