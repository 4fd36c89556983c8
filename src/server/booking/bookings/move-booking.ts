import { termsOnceUnpaid } from '../../../domain/booking/booking-changes.ts'
import { factsAfter, isGivenBack, stateOnceEnded } from '../../../domain/booking/booking-money.ts'
import {
  applyEvent,
  type BookingEvent,
  type BookingState,
  canApply,
  isOpen,
  stateOrPending,
} from '../../../domain/booking/bookings.ts'
import { DomainError } from '../../../domain/errors.ts'
import { lockOpenAccount } from '../../accounts/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bringSpots, type Spots } from '../departures/spots.ts'
import { openMovementsOf, readState } from './booking-facts.ts'
import { drawReference } from './draw-reference.ts'
import {
  type Booking,
  lockBooking,
  type NewBooking,
  takenReferences,
  updateBooking,
} from './store.ts'

export type Move = {
  event: BookingEvent
  actor: Actor
  now: Date
  /** Other columns that change together with the state. */
  change?: Partial<NewBooking>
  /** Additional facts for the audit log, before and after the change. */
  factsBefore?: Record<string, unknown>
  facts?: Record<string, unknown>
}

/** Reads the booking and locks it until the transaction ends. */
export async function requireBooking(
  tx: Tx,
  id: string,
  expectedVersion?: number,
): Promise<Booking> {
  const booking = await lockBooking(tx, id)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  if (expectedVersion !== undefined && expectedVersion !== booking.version) {
    throw new DomainError('VERSION_CONFLICT')
  }
  return booking
}

/** A reinstated booking is no longer cancelled. */
const notLeft = { leavingPenalty: 0, leftGivenBack: 0, leftBy: null, leftOn: null }

/** After these events the booking's state is computed from its money. */
const byFacts: readonly BookingEvent[] = ['reinstated', 'spots_retaken', 'reopened']

/**
 * Changes a booking's state by an event, together with its spots, causale and log. Apart from
 * `recountBooking`, the only way.
 */
export async function moveBooking(tx: Tx, booking: Booking, move: Move): Promise<Booking> {
  const before = stateOrPending(booking.status, booking.paymentStatus)
  const tabled = applyEvent(before, move.event)
  const change = {
    ...move.change,
    ...(await factsOf(tx, booking, move.event, tabled)),
    ...(move.event === 'reinstated' ? notLeft : {}),
  }
  const next = { ...booking, ...change, ...tabled }
  const after = byFacts.includes(move.event)
    ? (await readState(tx, next))({ isReleased: false })
    : stateOnceEnded(tabled, next)
  const hasMoney = next.amountPaid > 0
  const spots = await bringSpots(tx, booking, { ...move, after, next, hasMoney })
  return arrive(tx, booking, after, { ...move, action: move.event, change, spots })
}

async function factsOf(tx: Tx, booking: Booking, event: BookingEvent, tabled: BookingState) {
  const open = event === 'reinstated' ? await openMovementsOf(tx, booking.id) : []
  return factsAfter(event, tabled, { isGivenBack: isGivenBack(booking.amountGivenBack, open) })
}

export type Recount = Pick<Move, 'actor' | 'now' | 'facts'> & {
  /**
   * The action's name in the log, or a function of the new state (a refund is named by whether anything is
   * left).
   */
  action: string | ((after: BookingState) => string)
  change: Partial<NewBooking>
}

/** The other way: recomputes the state after a change of its money. Only `money/movements` calls it. */
export async function recountBooking(
  tx: Tx,
  booking: Booking,
  { action, change, ...recount }: Recount,
): Promise<Booking> {
  const next = { ...booking, ...change }
  const hasMoney = next.amountPaid > 0
  const stateWith = await readState(tx, next)
  const spots = await bringSpots(tx, booking, {
    event: null,
    now: recount.now,
    after: stateWith({ isReleased: booking.spotsReleasedAt !== null }),
    next,
    hasMoney,
  })
  const after = stateWith({ isReleased: spots.spotsReleasedAt !== null })
  const name = typeof action === 'string' ? action : action(after)
  return arrive(tx, booking, after, { ...recount, action: name, change, spots })
}

type Arrival = Omit<Move, 'event'> & { action: string; spots: Spots }

async function arrive(
  tx: Tx,
  booking: Booking,
  after: BookingState,
  { action, actor, now, change, spots, facts, factsBefore }: Arrival,
): Promise<Booking> {
  const before = stateOrPending(booking.status, booking.paymentStatus)
  const reopened = isOpen(after) && !isOpen(before)
  const next = { ...booking, ...change, ...after }
  const moved = await updateBooking(
    tx,
    booking.id,
    {
      ...change,
      ...after,
      ...termsOnceUnpaid(next),
      ...(isWaiting(after) ? {} : { visitorNetwork: null }),
      ...(reopened ? await reopenedPayment(tx, booking) : {}),
    },
    now,
    spots,
  )
  await writeAudit(tx, {
    actor,
    action,
    entity: 'booking',
    entityId: booking.id,
    before: { ...before, ...factsBefore },
    after: { ...after, ...facts },
  })
  return moved
}

export function mayMove(booking: Booking, event: BookingEvent): boolean {
  return canApply(stateOrPending(booking.status, booking.paymentStatus), event)
}

/** The error for a traveller who pays for a booking that no longer waits for a payment. */
export function refusePayment(booking: Booking): never {
  if (booking.status === 'cancelled') throw new DomainError('BOOKING_CANCELLED')
  throw new DomainError('ALREADY_PAID')
}

/** While no payment was seen on the account, the booking still counts for the network that made it. */
function isWaiting({ status }: BookingState): boolean {
  return status === 'pending' || status === 'payment_initiated'
}

/** While the booking was closed, its account may have been blocked and its causale given to another booking. */
async function reopenedPayment(tx: Tx, booking: Booking) {
  const ibanId = (await lockOpenAccount(tx, booking.ibanId))?.id ?? null
  return { ibanId, paymentReference: await keptReference(tx, { ...booking, ibanId }) }
}

async function keptReference(tx: Tx, booking: Booking): Promise<string | null> {
  const own = booking.paymentReference
  if (!own) return booking.totalPrice > 0 ? drawReference(tx, booking.ibanId) : null
  const taken = await takenReferences(tx, booking.ibanId, [own])
  return taken.has(own) ? drawReference(tx, booking.ibanId) : own
}
