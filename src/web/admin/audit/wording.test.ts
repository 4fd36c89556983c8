import { expect, test } from 'vitest'
import { actionLabel, entryText, isBooking } from './wording.ts'

test.each([
  ['link', 'created', 'Link creato'],
  ['departure', 'created', 'Partenza creata'],
  ['departure', 'repeated', 'Partenza ripetuta su altri mesi'],
  ['setting', 'changed', 'Impostazione modificata'],
  ['mail', 'resent', 'Email inviata di nuovo'],
  ['booking', 'cancelled', 'Prenotazione annullata'],
  ['booking', 'deposit_confirmed', 'Acconto confermato'],
  ['departure', 'road_receipt_uploaded', 'Ricevuta di una spesa caricata'],
  ['staff', 'signed_in', 'Accesso effettuato'],
] as const)('%s %s reads "%s"', (entity, action, text) => {
  expect(entryText({ entity, action })).toBe(text)
})

test('an action alone begins with a capital', () => {
  expect(actionLabel('ended')).toBe('Terminato')
  expect(actionLabel('role_changed')).toBe('Ruolo cambiato')
})

test('an export of many bookings leads to none', () => {
  expect(isBooking({ entity: 'booking', action: 'bookings_exported' })).toBe(false)
  expect(isBooking({ entity: 'booking', action: 'created' })).toBe(true)
})
