import { expect, test } from 'vitest'
import { pathForLog } from './log.ts'

test.each([
  ['/api/bookings/3f0c8a52-1111-4222-8333-444455556666', '/api/bookings/:id'],
  ['/api/bookings/3f0c8a52-1111-4222-8333-444455556666/payment', '/api/bookings/:id/payment'],
  ['/api/booking-links/book_1794700800000_abc', '/api/booking-links/:id'],
  ['/api/booking-links/k3v9aa72bb1c', '/api/booking-links/:id'],
  ['/api/contact-messages?email=a@b.it', '/api/contact-messages'],
  ['/api/trips/tokyo-kyoto/departures', '/api/trips/tokyo-kyoto/departures'],
])('%s is logged as %s', (path, logged) => {
  expect(pathForLog(path)).toBe(logged)
})
