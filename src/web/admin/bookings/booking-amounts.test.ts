import { expect, test } from 'vitest'
import { bookingAmounts, type Counted } from './booking-amounts.ts'

const booking: Counted = {
  status: 'confirmed',
  totalPrice: 180_000,
  depositAmount: 72_000,
  paymentType: 'deposit',
  amountPaid: 72_000,
  amountDue: 108_000,
  leavingPenalty: 0,
  balanceDueDate: '2027-02-02',
  next: { dueOn: '2027-02-02', open: 108_000 },
  instalments: [],
}
const told = (change: Partial<Counted>) =>
  bookingAmounts({ ...booking, ...change }).map(({ label, value }) => `${label} ${value / 100}`)

test('what came and what is still to come', () => {
  expect(told({})).toEqual(['Totale 1800', 'Ricevuto 720', 'Saldo 02/02 1080'])
  expect(told({ amountPaid: 0 })).toEqual(['Totale 1800', 'Acconto 40% 720', 'Saldo 02/02 1080'])
  expect(told({ amountPaid: 190_000 })).toEqual([
    'Totale 1800',
    'Ricevuto 1900',
    'Da restituire 100',
  ])
})

test('of a cancelled booking nothing is due: only what is to go back', () => {
  const cancelled = { status: 'cancelled' } as const
  expect(told({ ...cancelled, amountPaid: 0 })).toEqual([
    'Totale 1800',
    'Ricevuto 0',
    'Da incassare 0',
  ])
  expect(told({ ...cancelled, leavingPenalty: 20_000 })).toEqual([
    'Totale 1800',
    'Ricevuto 720',
    'Da restituire 520',
  ])
})
