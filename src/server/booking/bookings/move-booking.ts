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
import { bringSpots } from '../departures/spots.ts'
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
  /** Other columns that change with the state. */
  change?: Partial<NewBooking>
  /** More for the audit log: what was, and what is now. */
  factsBefore?: Record<string, unknown>
  facts?: Record<string, unknown>
}

/** The booking, locked until the transaction ends. */
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

/** The one way in which a booking changes its state: by an event, with its spots, causale and log. */
export async function moveBooking(tx: Tx, booking: Booking, move: Move): Promise<Booking> {
  const before = stateOrPending(booking.status, booking.paymentStatus)
  const after = applyEvent(before, move.event)
  const next = { ...booking, ...move.change }
  const hasMoney = next.amountPaid > 0
  const spots = await bringSpots(tx, booking, { ...move, after, next, hasMoney })
  const reopened = isOpen(after) && !isOpen(before)
  const moved = await updateBooking(
    tx,
    booking.id,
    {
      ...move.change,
      ...after,
      ...(isWaiting(after) ? {} : { visitorNetwork: null }),
      ...(reopened ? await reopenedPayment(tx, booking) : {}),
    },
    move.now,
    spots,
  )
  await writeAudit(tx, {
    actor: move.actor,
    action: move.event,
    entity: 'booking',
    entityId: booking.id,
    before: { ...before, ...move.factsBefore },
    after: { ...after, ...move.facts },
  })
  return moved
}

export function mayMove(booking: Booking, event: BookingEvent): boolean {
  return canApply(stateOrPending(booking.status, booking.paymentStatus), event)
}

/** What a traveller reads who pays for a booking that no longer waits for a payment. */
export function refusePayment(booking: Booking): never {
  if (booking.status === 'cancelled') throw new DomainError('BOOKING_CANCELLED')
  throw new DomainError('ALREADY_PAID')
}

/** Nothing has been seen on the account: the network that made it still counts. */
function isWaiting({ status }: BookingState): boolean {
  return status === 'pending' || status === 'payment_initiated'
}

/** While it was closed its account may have been blocked, and its causale given to another booking. */
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
