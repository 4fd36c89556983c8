import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays, todayInRome } from '../../domain/dates.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { BookingFacts } from './booking-facts.tsx'

const today = todayInRome(new Date())
const unpaid = {
  destinationTitle: 'Tokyo e Kyoto',
  startDate: addDays(today, 1),
  endDate: addDays(today, 10),
  tripDays: 10,
  airport: 'Non specificato',
  adultCount: 1,
  childCount: 0,
  extras: [],
  totalPrice: 240_000,
  amountDue: 96_000,
  amountPaid: 0,
  amountGivenBack: 0,
  balance: 144_000,
  balanceDueDate: null,
  instalments: [],
  status: 'pending',
  paymentStatus: 'pending',
  paymentStage: 'due',
} as unknown as Booking

it('asks for money until the group has left without the booking', () => {
  const text = (startDate: string) =>
    renderToStaticMarkup(<BookingFacts booking={{ ...unpaid, startDate }} />)
  expect(text(addDays(today, 1))).toMatch(/Da versare ora.*Saldo prima della partenza/)
  expect(text(today)).not.toMatch(/Da versare|Saldo/)
})
