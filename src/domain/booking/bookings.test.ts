import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { DomainError, isDomainError } from '../errors.ts'
import { paymentStage } from '../money/payment-stage.ts'
import {
  adminNotes,
  eventLabels,
  paymentStatusLabels,
  statusLabels,
  travellerPaymentLabels,
  travellerStatusLabels,
} from './booking-texts.ts'
import {
  acceptsPayment,
  allowedEvents,
  applyEvent,
  type BookingEvent,
  type BookingState,
  type BookingStatus,
  bookingEvents,
  bookingReference,
  bookingStatuses,
  canApply,
  defaultAirport,
  initialState,
  isOpen,
  type PaymentStatus,
  pageAfterBooking,
  paymentStatuses,
  stateOrPending,
} from './bookings.ts'

function state(status: BookingStatus, paymentStatus: PaymentStatus): BookingState {
  return { status, paymentStatus }
}

describe('what the traveller is told about paying', () => {
  test.each<[BookingStatus, PaymentStatus, number, string]>([
    ['pending', 'pending', 960, 'due'],
    ['pending', 'requires_assistance', 960, 'due'],
    ['pending', 'bank_transfer_pending', 960, 'declared'],
    ['payment_initiated', 'pending_confirmation', 960, 'declared'],
    ['confirmed', 'deposit_paid', 1440, 'balance'],
    ['confirmed', 'deposit_paid', 0, 'closed'],
    ['confirmed', 'paid', 0, 'closed'],
    ['confirmed', 'not_required', 0, 'closed'],
    ['cancelled', 'bank_transfer_pending', 0, 'closed'],
    ['completed', 'paid', 0, 'closed'],
  ])('%s, %s, %d due: %s', (status, paymentStatus, due, stage) => {
    expect(paymentStage(state(status, paymentStatus), due)).toBe(stage)
  })
})

describe('a new booking', () => {
  it('waits for its payment', () => {
    expect(initialState(false)).toEqual(state('pending', 'pending'))
  })

  it('is confirmed at once when it is free', () => {
    expect(initialState(true)).toEqual(state('confirmed', 'not_required'))
  })

  it('reads as pending where a stored row says nothing', () => {
    expect(stateOrPending(null, undefined)).toEqual(state('pending', 'pending'))
    expect(stateOrPending('confirmed', 'paid')).toEqual(state('confirmed', 'paid'))
  })

  it('leads to the payment, or straight to the confirmation', () => {
    expect(pageAfterBooking('x', false)).toBe('/payment-custom/x')
    expect(pageAfterBooking('x', true)).toBe('/booking-confirmation/x')
  })
})

describe('what happens to a booking', () => {
  test.each<[BookingState, BookingEvent, BookingState]>([
    [state('pending', 'pending'), 'transfer_declared', state('pending', 'bank_transfer_pending')],
    [
      state('pending', 'pending'),
      'older_payment_declared',
      state('payment_initiated', 'pending_confirmation'),
    ],
    [state('pending', 'pending'), 'card_attempted', state('pending', 'requires_assistance')],
    [
      state('pending', 'requires_assistance'),
      'transfer_declared',
      state('pending', 'bank_transfer_pending'),
    ],
    [
      state('pending', 'bank_transfer_pending'),
      'transfer_declared',
      state('pending', 'bank_transfer_pending'),
    ],
    [
      state('pending', 'bank_transfer_pending'),
      'deposit_confirmed',
      state('confirmed', 'deposit_paid'),
    ],
    [
      state('payment_initiated', 'pending_confirmation'),
      'full_payment_confirmed',
      state('confirmed', 'paid'),
    ],
    [state('confirmed', 'deposit_paid'), 'full_payment_confirmed', state('confirmed', 'paid')],
    [state('confirmed', 'paid'), 'corrected', state('pending', 'pending')],
    [state('confirmed', 'deposit_paid'), 'cancelled', state('cancelled', 'deposit_paid')],
    [state('cancelled', 'deposit_paid'), 'refunded', state('cancelled', 'refunded')],
    [state('cancelled', 'pending'), 'refunded', state('cancelled', 'refunded')],
    [state('cancelled', 'pending'), 'reinstated', state('pending', 'pending')],
    [state('cancelled', 'paid'), 'reinstated', state('confirmed', 'paid')],
    [state('cancelled', 'not_required'), 'reinstated', state('confirmed', 'not_required')],
    [state('cancelled', 'refunded'), 'reinstated', state('pending', 'pending')],
    [state('confirmed', 'paid'), 'completed', state('completed', 'paid')],
    [state('completed', 'paid'), 'reopened', state('confirmed', 'paid')],
    [state('completed', 'not_required'), 'reopened', state('confirmed', 'not_required')],
    [state('confirmed', 'paid'), 'card_refunded', state('confirmed', 'refunded')],
    [state('completed', 'paid'), 'card_refunded', state('completed', 'refunded')],
    [state('cancelled', 'deposit_paid'), 'card_refunded', state('cancelled', 'refunded')],
    [state('confirmed', 'refunded'), 'cancelled', state('cancelled', 'refunded')],
    [state('confirmed', 'refunded'), 'corrected', state('pending', 'pending')],
  ])('%j, %s: %j', (from, event, to) => {
    expect(applyEvent(from, event)).toEqual(to)
  })

  test.each<[BookingState, BookingEvent]>([
    [state('confirmed', 'not_required'), 'transfer_declared'],
    [state('confirmed', 'paid'), 'transfer_declared'],
    [state('confirmed', 'paid'), 'card_attempted'],
    [state('confirmed', 'deposit_paid'), 'deposit_confirmed'],
    [state('cancelled', 'pending'), 'transfer_declared'],
    [state('cancelled', 'pending'), 'full_payment_confirmed'],
    [state('cancelled', 'pending'), 'cancelled'],
    [state('cancelled', 'not_required'), 'refunded'],
    [state('cancelled', 'refunded'), 'refunded'],
    [state('pending', 'pending'), 'refunded'],
    [state('confirmed', 'paid'), 'refunded'],
    [state('pending', 'pending'), 'completed'],
    [state('confirmed', 'deposit_paid'), 'completed'],
    [state('completed', 'paid'), 'cancelled'],
    [state('completed', 'paid'), 'corrected'],
    [state('confirmed', 'paid'), 'reopened'],
    [state('pending', 'pending'), 'card_refunded'],
    [state('confirmed', 'refunded'), 'transfer_declared'],
    [state('confirmed', 'refunded'), 'completed'],
    [state('pending', 'pending'), 'reinstated'],
  ])('%j refuses %s', (from, event) => {
    expect(canApply(from, event)).toBe(false)
    expect(() => applyEvent(from, event)).toThrow(DomainError)
  })

  it('names the state and the event in a refusal', () => {
    try {
      applyEvent(state('cancelled', 'pending'), 'completed')
      expect.unreachable()
    } catch (error) {
      expect(isDomainError(error, 'INVALID_TRANSITION')).toBe(true)
      expect((error as DomainError).details).toEqual({
        status: 'cancelled',
        paymentStatus: 'pending',
        event: 'completed',
      })
    }
  })

  it('never leaves a paid booking unconfirmed, nor a cancelled one alive, whatever happens', () => {
    const start = fc.boolean().map(initialState)
    fc.assert(
      fc.property(start, fc.array(fc.constantFrom(...bookingEvents)), (from, events) => {
        let current = from
        for (const event of events) {
          if (!canApply(current, event)) continue
          const before = current
          current = applyEvent(current, event)
          if (before.status === 'cancelled') {
            expect(['refunded', 'card_refunded', 'reinstated']).toContain(event)
          }
          if (before.status === 'completed' && event !== 'card_refunded') {
            expect(current.paymentStatus).toBe(before.paymentStatus)
          }
          if (['deposit_paid', 'paid', 'not_required'].includes(current.paymentStatus)) {
            expect(['confirmed', 'completed', 'cancelled']).toContain(current.status)
          }
          if (from.paymentStatus === 'not_required') {
            expect(current.paymentStatus).toBe('not_required')
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('tells staff what may happen next', () => {
    expect(allowedEvents(state('cancelled', 'paid'))).toEqual([
      'reinstated',
      'refunded',
      'card_refunded',
    ])
    expect(allowedEvents(state('completed', 'paid'))).toEqual(['card_refunded', 'reopened'])
    expect(allowedEvents(state('confirmed', 'not_required'))).toEqual([
      'changed',
      'cancelled',
      'completed',
    ])
  })
})

describe('what a state means', () => {
  test.each<[BookingState, boolean]>([
    [state('pending', 'pending'), true],
    [state('confirmed', 'deposit_paid'), true],
    [state('confirmed', 'paid'), false],
    [state('confirmed', 'not_required'), false],
    [state('cancelled', 'pending'), false],
    [state('completed', 'paid'), false],
    [state('confirmed', 'refunded'), false],
  ])('%j is open: %s', (from, expected) => {
    expect(isOpen(from)).toBe(expected)
  })

  it('takes declarations of payment only while something is to be declared', () => {
    expect(acceptsPayment(state('pending', 'pending'))).toBe(true)
    expect(acceptsPayment(state('confirmed', 'paid'))).toBe(false)
    expect(acceptsPayment(state('cancelled', 'pending'))).toBe(false)
  })

  it('has a word for everything', () => {
    for (const status of bookingStatuses) {
      expect(statusLabels[status]).toBeTruthy()
      expect(travellerStatusLabels[status]).toBeTruthy()
    }
    for (const status of paymentStatuses) {
      expect(paymentStatusLabels[status]).toBeTruthy()
      expect(travellerPaymentLabels[status]).toBeTruthy()
    }
    for (const event of bookingEvents) expect(eventLabels[event]).toBeTruthy()
    expect(adminNotes.transferDeclared).toContain('ricevuta')
    expect(adminNotes.cardAttempted).toContain('assistenza')
  })

  it('shortens the id to its reference', () => {
    expect(bookingReference('a1b2c3d4-e5f6-4789-8abc-def012345678')).toBe('A1B2C3D4')
    expect(defaultAirport).toBe('Non specificato')
  })
})
