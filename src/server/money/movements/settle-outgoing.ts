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
  /** The amount that leaves the booking: never more than is on it. */
  amount: Cents
  provider: 'refund' | 'voucher' | 'stripe'
  actor: Actor
  day?: IsoDate | undefined
  externalId?: string | undefined
  note?: string | null | undefined
  /** The action's name in the log as long as money is left on the booking. */
  action: string
  facts?: Record<string, unknown>
}

/**
 * The counterpart of `settlePayment`: the only way in which money leaves a booking, which must be locked.
 * When nothing is left, the booking is refunded.
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
 * The only way to reverse a movement, and only once: a line assigned to the wrong booking, or a refund that
 * the bank returned. The booking is then as if the movement had never happened.
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

/** A refund counts as balance where a balance was paid. */
function kindOf({ paymentStatus }: Booking): 'deposit' | 'full' {
  return paymentStatus === 'paid' ? 'full' : 'deposit'
}
