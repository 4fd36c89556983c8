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

/** For each booking status the allowed events and the status each leads to. Any other event is refused. */
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
    // Giving money back does not release the spots by itself: staff decide what becomes of the booking.
    card_refunded: 'confirmed',
    completed: 'completed',
  },
  // Only the completion can be undone here; payments are corrected once the booking is confirmed or pending.
  completed: {
    card_refunded: 'completed',
    reopened: 'confirmed',
  },
  // Money below the deposit, or received after the cancellation, can be given back too.
  cancelled: {
    refunded: 'cancelled',
    card_refunded: 'cancelled',
    reinstated: 'pending',
  },
}

/** The same for the payment status. Both tables must allow an event. */
export const paymentTransitions: Transitions<PaymentStatus> = {
  // Only a booking that is neither paid nor declared loses its spots when the time is up.
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

/** Payment statuses with nothing left to confirm: such a booking is never 'pending'. */
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

/** The events that are possible next, for the buttons that staff see. */
export function allowedEvents(state: BookingState): BookingEvent[] {
  return bookingEvents.filter((event) => canApply(state, event))
}

/** Whether some payment is still due: until then no other booking may get the same causale. */
export function isOpen({ status, paymentStatus }: BookingState): boolean {
  return (
    status !== 'cancelled' &&
    status !== 'completed' &&
    paymentStatus !== 'paid' &&
    paymentStatus !== 'not_required' &&
    paymentStatus !== 'refunded'
  )
}

/** Whether the customer's payment pages are useful: only while a transfer can still be declared. */
export function acceptsPayment(state: BookingState): boolean {
  return canApply(state, 'transfer_declared')
}

/** A stored row without statuses counts as 'pending' in both. */
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

/** The page to which a customer is sent after booking. */
export function pageAfterBooking(bookingId: string, free: boolean): string {
  return free ? `/booking-confirmation/${bookingId}` : `/payment-custom/${bookingId}`
}
