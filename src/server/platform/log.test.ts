import { expect, test } from 'vitest'
import { personalFields } from '../../domain/booking/traveller-fields.ts'
import { maskedPaths } from './log.ts'
import { pathForLog } from './watch/path-for-log.ts'

test.each([
  ['/api/bookings/3f0c8a52-1111-4222-8333-444455556666', '/api/bookings/:id'],
  ['/api/bookings/3f0c8a52-1111-4222-8333-444455556666/payment', '/api/bookings/:id/payment'],
  ['/api/booking-links/book_1794700800000_abc', '/api/booking-links/:id'],
  ['/api/booking-links/giulia', '/api/booking-links/:id'],
  ['/api/verification-links/abcdefgh/open', '/api/verification-links/:id/open'],
  ['/api/contact-messages?email=a@b.it', '/api/contact-messages'],
  ['/api/trips/tokyo-kyoto/departures', '/api/trips/:id/departures'],
  ['/api/admin/bookings/counts', '/api/admin/bookings/counts'],
  ['/api/admin/staff/abc/password', '/api/admin/staff/:id/password'],
  ['/api/auth/two-factor/verify-totp', '/api/auth/two-factor/:id'],
  ['/prenotazione/segreto', '/prenotazione/:id'],
  ['/payment-custom/segreto/altro', '/payment-custom/:id/…'],
  ['/segreto', '/…'],
  ['/api/booking-links/abc/segreto/ancora', '/api/booking-links/:id/…'],
  ['/api/auth/reset-password/segreto', '/api/auth/…'],
  ['//segreto', '//…'],
  ['/', '/'],
])('%s is logged as %s', (path, logged) => {
  expect(pathForLog(path)).toBe(logged)
})

test('nothing that is known of a traveller reaches the log', () => {
  expect(maskedPaths).toEqual(
    expect.arrayContaining(['*.passportNumber', '*.dietaryNeeds', '*.emergencyPhone', '*.email']),
  )
  expect(maskedPaths.length).toBeGreaterThanOrEqual(personalFields.length)
})
