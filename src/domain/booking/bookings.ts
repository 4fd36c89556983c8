import { unspecifiedAirport } from '../catalogue/airports.ts'
import { DomainError } from '../errors.ts'

export const bookingStatuses = [
  'pending',
  'payment_initiated',
  'confirmed',
  'completed',
  'cancelled',
] as const

export const paymentStatuses = [
  'pending',
  'bank_transfer_pending',
  'pending_confirmation',
  'requires_assistance',
  'deposit_paid',
  'paid',
  'not_required',
  'refunded',
] as const

/** Everything that can happen to a booking after it has been made. */
export const bookingEvents = [
  'transfer_declared',
  'older_payment_declared',
  'card_attempted',
  'spots_released',
  'spots_retaken',
  'deposit_confirmed',
  'full_payment_confirmed',
  'corrected',
  'confirmation_withdrawn',
  'changed',
  'balance_reopened',
  'cancelled',
  'reinstated',
  'refunded',
  'card_refunded',
  'completed',
  'reopened',
] as const

export type BookingStatus = (typeof bookingStatuses)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type BookingEvent = (typeof bookingEvents)[number]
export type BookingState = { status: BookingStatus; paymentStatus: PaymentStatus }

type Transitions<S extends string> = Readonly<Record<S, Readonly<Partial<Record<BookingEvent, S>>>>>

/** From which status an event may start, and where it leads. What is not here is refused. */
export const statusTransitions: Transitions<BookingStatus> = {
  pending: {
    transfer_declared: 'pending',
    older_payment_declared: 'payment_initiated',
    card_attempted: 'pending',
    spots_released: 'pending',
    spots_retaken: 'pending',
    deposit_confirmed: 'confirmed',
    full_payment_confirmed: 'confirmed',
    corrected: 'pending',
    changed: 'pending',
    cancelled: 'cancelled',
  },
  payment_initiated: {
    transfer_declared: 'payment_initiated',
    older_payment_declared: 'payment_initiated',
    card_attempted: 'payment_initiated',
    spots_retaken: 'payment_initiated',
    deposit_confirmed: 'confirmed',
    full_payment_confirmed: 'confirmed',
    corrected: 'pending',
    changed: 'payment_initiated',
    cancelled: 'cancelled',
  },
  confirmed: {
    transfer_declared: 'confirmed',
    card_attempted: 'confirmed',
    deposit_confirmed: 'confirmed',
    full_payment_confirmed: 'confirmed',
    corrected: 'pending',
    confirmation_withdrawn: 'pending',
    changed: 'confirmed',
    balance_reopened: 'confirmed',
    cancelled: 'cancelled',
    // Money that went back does not free the spots by itself: staff decide what becomes of the trip.
    card_refunded: 'confirmed',
    completed: 'completed',
  },
  // Only the completion is undone; a payment is corrected on a booking that is confirmed again, or waits.
  completed: {
    card_refunded: 'completed',
    reopened: 'confirmed',
  },
  // Also money that never reached the deposit, or that came after the cancellation, is given back.
  cancelled: {
    refunded: 'cancelled',
    card_refunded: 'cancelled',
    reinstated: 'pending',
  },
}

/** The same for the payment. Both tables must allow an event. */
export const paymentTransitions: Transitions<PaymentStatus> = {
  // Only what nobody has paid or declared loses its spots to the clock.
  pending: {
    transfer_declared: 'bank_transfer_pending',
    older_payment_declared: 'pending_confirmation',
    card_attempted: 'requires_assistance',
    spots_released: 'pending',
    spots_retaken: 'pending',
    deposit_confirmed: 'deposit_paid',
    full_payment_confirmed: 'paid',
    changed: 'pending',
    cancelled: 'pending',
    refunded: 'refunded',
    card_refunded: 'refunded',
    reinstated: 'pending',
    reopened: 'pending',
  },
  bank_transfer_pending: {
    transfer_declared: 'bank_transfer_pending',
    older_payment_declared: 'pending_confirmation',
    card_attempted: 'requires_assistance',
    spots_retaken: 'bank_transfer_pending',
    deposit_confirmed: 'deposit_paid',
    full_payment_confirmed: 'paid',
    corrected: 'pending',
    changed: 'bank_transfer_pending',
    cancelled: 'bank_transfer_pending',
    refunded: 'refunded',
    card_refunded: 'refunded',
    reinstated: 'bank_transfer_pending',
    reopened: 'bank_transfer_pending',
  },
  pending_confirmation: {
    transfer_declared: 'bank_transfer_pending',
    older_payment_declared: 'pending_confirmation',
    card_attempted: 'requires_assistance',
    spots_retaken: 'pending_confirmation',
    deposit_confirmed: 'deposit_paid',
    full_payment_confirmed: 'paid',
    corrected: 'pending',
    changed: 'pending_confirmation',
    cancelled: 'pending_confirmation',
    refunded: 'refunded',
    card_refunded: 'refunded',
    reinstated: 'pending_confirmation',
    reopened: 'pending_confirmation',
  },
  requires_assistance: {
    transfer_declared: 'bank_transfer_pending',
    older_payment_declared: 'pending_confirmation',
    card_attempted: 'requires_assistance',
    spots_retaken: 'requires_assistance',
    deposit_confirmed: 'deposit_paid',
    full_payment_confirmed: 'paid',
    corrected: 'pending',
    changed: 'requires_assistance',
    cancelled: 'requires_assistance',
    refunded: 'refunded',
    card_refunded: 'refunded',
    reinstated: 'requires_assistance',
    reopened: 'requires_assistance',
  },
  deposit_paid: {
    full_payment_confirmed: 'paid',
    corrected: 'pending',
    confirmation_withdrawn: 'bank_transfer_pending',
    changed: 'deposit_paid',
    cancelled: 'deposit_paid',
    refunded: 'refunded',
    card_refunded: 'refunded',
    reinstated: 'deposit_paid',
    reopened: 'deposit_paid',
  },
  paid: {
    corrected: 'pending',
    confirmation_withdrawn: 'bank_transfer_pending',
    changed: 'paid',
    balance_reopened: 'deposit_paid',
    cancelled: 'paid',
    refunded: 'refunded',
    card_refunded: 'refunded',
    reinstated: 'paid',
    completed: 'paid',
    reopened: 'paid',
  },
  not_required: {
    changed: 'not_required',
    cancelled: 'not_required',
    reinstated: 'not_required',
    completed: 'not_required',
    reopened: 'not_required',
  },
  refunded: {
    corrected: 'pending',
    cancelled: 'refunded',
    reopened: 'refunded',
    reinstated: 'pending',
  },
}

/** Nothing is left to confirm: such a booking is never 'pending', however it came there. */
const settledPayments: readonly PaymentStatus[] = ['deposit_paid', 'paid', 'not_required']

/** A booking that costs nothing is confirmed at once; any other waits for its payment. */
export function initialState(free: boolean): BookingState {
  return free
    ? { status: 'confirmed', paymentStatus: 'not_required' }
    : { status: 'pending', paymentStatus: 'pending' }
}

function nextState(state: BookingState, event: BookingEvent): BookingState | undefined {
  const status = statusTransitions[state.status][event]
  const paymentStatus = paymentTransitions[state.paymentStatus][event]
  if (status === undefined || paymentStatus === undefined) return undefined
  const settled = status === 'pending' && settledPayments.includes(paymentStatus)
  return { status: settled ? 'confirmed' : status, paymentStatus }
}

export function canApply(state: BookingState, event: BookingEvent): boolean {
  return nextState(state, event) !== undefined
}

export function applyEvent(state: BookingState, event: BookingEvent): BookingState {
  const next = nextState(state, event)
  if (!next) {
    throw new DomainError('INVALID_TRANSITION', { ...state, event })
  }
  return next
}

/** What may happen next, for the buttons that staff see. */
export function allowedEvents(state: BookingState): BookingEvent[] {
  return bookingEvents.filter((event) => canApply(state, event))
}

/** Still to be paid in part or in full: its causale may not be given to another booking. */
export function isOpen({ status, paymentStatus }: BookingState): boolean {
  return (
    status !== 'cancelled' &&
    status !== 'completed' &&
    paymentStatus !== 'paid' &&
    paymentStatus !== 'not_required' &&
    paymentStatus !== 'refunded'
  )
}

/** The pages where the customer pays are of use only while something is to be declared. */
export function acceptsPayment(state: BookingState): boolean {
  return canApply(state, 'transfer_declared')
}

/** A stored row without statuses reads as 'pending' in both. */
export function stateOrPending(
  status: BookingStatus | null | undefined,
  paymentStatus: PaymentStatus | null | undefined,
): BookingState {
  return { status: status ?? 'pending', paymentStatus: paymentStatus ?? 'pending' }
}

export const paymentProviders = { bankTransfer: 'bank_transfer', card: 'card' } as const

export const defaultAirport = unspecifiedAirport

/** The first 8 characters of the id, in capitals. */
export function bookingReference(id: string): string {
  return id.slice(0, 8).toUpperCase()
}

/** Where a new booking leads its customer. */
export function pageAfterBooking(bookingId: string, free: boolean): string {
  return free ? `/booking-confirmation/${bookingId}` : `/payment-custom/${bookingId}`
}
