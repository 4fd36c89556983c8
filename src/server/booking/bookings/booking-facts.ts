import { asc, eq, sql } from 'drizzle-orm'
import {
  declarations,
  type MoneyFacts,
  openMovements,
  pricePaidOnce,
  stateByFacts,
} from '../../../domain/booking/booking-money.ts'
import type { BookingState } from '../../../domain/booking/bookings.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Booking } from './store.ts'

export type StoredMovement = typeof bookingPayments.$inferSelect & { at: number }

/** The movements that make up the booking's money now. */
export async function openMovementsOf(tx: Tx, bookingId: string): Promise<StoredMovement[]> {
  const at = sql<number>`(extract(epoch from ${bookingPayments.createdAt}) * 1000000)::float8`
  const rows = await tx
    .select({ movement: bookingPayments, at })
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
  return openMovements(rows.map((row) => ({ ...row.movement, at: Number(row.at) })))
}

type Facts = Omit<MoneyFacts, 'isReleased'>

/** All facts about a booking's money. */
export async function readFacts(tx: Tx, booking: Booking): Promise<Facts> {
  const open = await openMovementsOf(tx, booking.id)
  const came = open.filter(({ amount }) => amount > 0)
  return {
    ...booking,
    declaration:
      booking.declaration ?? declarations.find((one) => one === booking.paymentStatus) ?? null,
    paymentInitiated: booking.paymentInitiated || booking.status === 'payment_initiated',
    isFree: booking.paymentStatus === 'not_required',
    acceptedFor: Math.max(0, ...came.map(({ acceptedFor }) => acceptedFor ?? 0)),
    paidOnce: pricePaidOnce(open),
  }
}

/** Computes a booking's state, with its spots or without them. */
export async function readState(
  tx: Tx,
  booking: Booking,
): Promise<(spots: Pick<MoneyFacts, 'isReleased'>) => BookingState> {
  const facts = await readFacts(tx, booking)
  return (spots) => stateByFacts({ ...facts, ...spots })
}
