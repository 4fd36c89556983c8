import { expect, it } from 'vitest'
import type { Booking } from '../checkout/booking-query.tsx'
import { confirmationTexts } from './confirmation-texts.ts'

const paid = {
  startDate: '2027-04-08',
  status: 'confirmed',
  paymentStatus: 'paid',
  paymentStage: 'closed',
  balance: 0,
  contactEmail: 'giulia@example.com',
  promise: { payBy: null, receiptHours: 24, hasConsultant: true },
} as Booking
const free = { ...paid, free: true, paymentStatus: 'not_required' } as Booking
const unpaid = {
  ...paid,
  status: 'pending',
  paymentStatus: 'pending',
  paymentStage: 'due',
} as Booking

it.each([
  ['a paid booking', paid],
  ['a free one', free],
])('tells %s what to prepare until the departure', (_, booking) => {
  const onDay = (today: string) => JSON.stringify(confirmationTexts(booking, today))
  expect(onDay('2027-04-07')).toMatch(/coordinatore ti scrive.*Controlla i documenti/)
  expect(onDay('2027-04-08')).not.toMatch(/coordinatore|Controlla i documenti|Ti scriviamo presto/)
})

it('asks for no payment of a booking that was never confirmed once the group has left', () => {
  expect(confirmationTexts(unpaid, '2027-04-07').payment).toBe('now')
  expect(confirmationTexts(unpaid, '2027-04-08')).toMatchObject({
    title: 'Prenotazione non confermata',
    lead: expect.stringContaining('Il gruppo è partito l’08/04/2027'),
    payment: 'none',
  })
})
