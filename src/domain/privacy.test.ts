import { expect, test } from 'vitest'
import { erasureOf, isUnusual } from './privacy.ts'

const today = '2026-11-15'

test.each([
  ['a trip to come', { endDate: '2026-12-01', status: 'confirmed', amountPaid: 1 }, 'kept'],
  ['a trip that ends today', { endDate: today, status: 'confirmed', amountPaid: 1 }, 'kept'],
  [
    'a trip that was paid',
    { endDate: '2026-11-14', status: 'completed', amountPaid: 1 },
    'details',
  ],
  [
    'a paid and cancelled one',
    { endDate: '2026-12-01', status: 'cancelled', amountPaid: 1 },
    'details',
  ],
  [
    'one cancelled for nothing',
    { endDate: '2026-12-01', status: 'cancelled', amountPaid: 0 },
    'everything',
  ],
])('of %s is erased', (_name, booking, erased) => {
  expect(erasureOf(booking, today)).toBe(erased)
})

test.each([
  [{ hour: 30, day: 100 }, false],
  [{ hour: 31, day: 31 }, true],
  [{ hour: 1, day: 101 }, true],
])('%o looks are unusual: %s', (reveals, unusual) => {
  expect(isUnusual(reveals)).toBe(unusual)
})
