import { describe, expect, it } from 'vitest'
import type { BookingEvent, BookingState } from './bookings.ts'
import { type SpotsChange, type SpotsStanding, spotsToHold } from './spots.ts'

const holding: SpotsStanding = { status: 'pending', isReleased: false, isStored: true }
const released: SpotsStanding = { ...holding, isReleased: true }
const sample: SpotsStanding = { ...holding, isStored: false }
const cancelled: SpotsStanding = { ...holding, status: 'cancelled' }

const pending: BookingState = { status: 'pending', paymentStatus: 'pending' }
const declared: BookingState = { status: 'pending', paymentStatus: 'bank_transfer_pending' }
const confirmed: BookingState = { status: 'confirmed', paymentStatus: 'deposit_paid' }
const ended: BookingState = { status: 'cancelled', paymentStatus: 'pending' }

const to = (event: BookingEvent | null, after: BookingState, more: Partial<SpotsChange> = {}) => ({
  event,
  after,
  people: 2,
  isOtherDeparture: false,
  hasMoney: false,
  hasDeparted: false,
  ...more,
})
const moved = { isOtherDeparture: true }

const all = { people: 2, isReleased: false, ifFull: 'refused', onlyOnSale: false, promise: 'kept' }
const without = { people: 0, isReleased: true, promise: 'kept' }

describe('what a booking must hold of its departure', () => {
  it.each([
    // The booking holds its spots.
    ['a name set right', holding, to('changed', pending), all],
    ['a friend more', holding, to('changed', pending, { people: 3 }), { ...all, people: 3 }],
    ['a friend less', holding, to('changed', pending, { people: 1 }), { ...all, people: 1 }],
    ['another day', holding, to('changed', pending, moved), { ...all, onlyOnSale: true }],
    ['a declaration', holding, to('transfer_declared', declared), all],
    ['a declaration taken back', holding, to('corrected', pending), { ...all, promise: 'anew' }],
    ['a payment', holding, to('deposit_confirmed', confirmed), all],
    ['a payment undone', holding, to(null, pending), all],
    ['the clock', holding, to('spots_released', pending), without],
    ['a cancellation', holding, to('cancelled', ended), { people: 0, isReleased: false }],
    // The booking has released its spots.
    ['a name set right', released, to('changed', pending), without],
    ['a friend more', released, to('changed', pending, { people: 3 }), without],
    ['a name set right', released, to('changed', declared), without],
    ['another day', released, to('changed', pending, moved), without],
    ['another day', released, to('changed', declared, moved), { ...all, onlyOnSale: true }],
    [
      'another day, with money',
      released,
      to('changed', pending, { ...moved, hasMoney: true }),
      { ...all, onlyOnSale: true },
    ],
    ['a declaration', released, to('transfer_declared', declared), { ...all, ifFull: 'without' }],
    [
      'a declaration after the departure',
      released,
      to('transfer_declared', declared, { hasDeparted: true }),
      without,
    ],
    [
      'a declaration after the departure',
      holding,
      to('transfer_declared', declared, { hasDeparted: true }),
      all,
    ],
    ['a card tried', released, to('card_attempted', declared), { ...all, ifFull: 'without' }],
    ['a declaration taken back', released, to('corrected', pending), { people: 0 }],
    ['a payment', released, to('deposit_confirmed', confirmed), all],
    ['a payment undone', released, to(null, pending), without],
    [
      'a part of a payment',
      released,
      to(null, pending, { hasMoney: true }),
      { ...all, ifFull: 'without' },
    ],
    ['the spots wanted back', released, to('spots_retaken', pending), { ...all, promise: 'anew' }],
    ['a cancellation', released, to('cancelled', ended), { people: 0 }],
    // The departure is a sample and has no spots to hold.
    ['a name set right', sample, to('changed', pending), { ...all, people: 0 }],
    ['another day', sample, to('changed', pending, moved), { ...all, onlyOnSale: true }],
    // The booking was cancelled.
    ['being brought back', cancelled, to('reinstated', pending), { ...all, promise: 'anew' }],
    ['a refund', cancelled, to('refunded', ended), { people: 0 }],
  ] as const)('%s: %j', (_what, standing, change, expected) => {
    expect(spotsToHold(standing, change)).toMatchObject(expected)
  })
})
