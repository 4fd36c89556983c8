import type { IsoDate } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Cents } from '../../../domain/money.ts'
import { recountBooking } from '../../booking/bookings/move-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { findMovement, type Movement, type NewMovement, writeMovement } from './write-movement.ts'

type Settled = { booking: Booking; movementId: string }

export type Outgoing = {
  /** What leaves the booking: never more than is on it. */
  amount: Cents
  provider: 'refund' | 'voucher' | 'stripe'
  actor: Actor
  day?: IsoDate | undefined
  externalId?: string | undefined
  note?: string | null | undefined
  /** What the log calls it while something is left. */
  action: string
  facts?: Record<string, unknown>
}

/**
 * The mirror of `settlePayment`: the one way in which money goes from a booking, which must be locked.
 * Nothing left of what had come in: it is refunded.
 */
export async function settleOutgoing(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  { amount, action, facts, ...outgoing }: Outgoing,
): Promise<Settled> {
  const movementId = await writeMovement(tx, deps, {
    ...outgoing,
    bookingId: booking.id,
    amount: -amount,
    kind: kindOf(booking),
    acceptedFor: booking.totalPrice,
  })
  const amountPaid = booking.amountPaid - amount
  const event =
    outgoing.provider === 'stripe' || booking.status !== 'cancelled' ? 'card_refunded' : 'refunded'
  const settled = await recountBooking(tx, booking, {
    actor: outgoing.actor,
    now: deps.now(),
    action: ({ paymentStatus }) =>
      paymentStatus === 'refunded' && booking.paymentStatus !== 'refunded' ? event : action,
    change: { amountPaid, amountGivenBack: booking.amountGivenBack + amount },
    facts: { amount, amountPaid, ...facts },
  })
  return { booking: settled, movementId }
}

export type Reversal = Pick<NewMovement, 'externalId' | 'note' | 'actor'> & {
  action: string
  facts?: Record<string, unknown>
}

/**
 * The one way in which a movement is taken back, once: a line put to the wrong booking, a refund that
 * the bank returned. The booking is then as if it had never been.
 */
export async function reverseMovement(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  movement: Movement,
  { action, facts, ...reversal }: Reversal,
): Promise<Booking> {
  if (await findMovement(tx, { reversesId: movement.id })) return booking
  const amountPaid = booking.amountPaid - movement.amount
  if (amountPaid < 0) throw new DomainError('PAYMENT_GIVEN_BACK')
  await writeMovement(tx, deps, {
    ...reversal,
    bookingId: booking.id,
    amount: -movement.amount,
    kind: movement.kind,
    provider: movement.provider,
    reversesId: movement.id,
    shareSeat: movement.shareSeat,
  })
  const returned = Math.max(0, -movement.amount)
  return recountBooking(tx, booking, {
    actor: reversal.actor,
    now: deps.now(),
    action,
    change: { amountPaid, amountGivenBack: Math.max(0, booking.amountGivenBack - returned) },
    facts: { takenBack: movement.amount, amountPaid, ...facts },
  })
}

/** What goes back is of the balance where there was one. */
function kindOf({ paymentStatus }: Booking): 'deposit' | 'full' {
  return paymentStatus === 'paid' ? 'full' : 'deposit'
}
