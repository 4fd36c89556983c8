import { asc, inArray, sql } from 'drizzle-orm'
import {
  declarations,
  type MoneyFacts,
  openMovements,
  pricePaidOnce,
  stateByFacts,
} from '../../../domain/booking/booking-money.ts'
import type { BookingState } from '../../../domain/booking/bookings.ts'
import { owedAsVoucher, refundOwed } from '../../../domain/money/refunds.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Booking } from './store.ts'

export type StoredMovement = typeof bookingPayments.$inferSelect & { at: number }

/** The movements that make up the booking's money now. */
export async function openMovementsOf(db: Db | Tx, bookingId: string): Promise<StoredMovement[]> {
  const found = await openMovementsOfAll(db, [bookingId])
  return found.get(bookingId) ?? []
}

/** The same for many bookings, in one query; those without any movement are missing. */
export async function openMovementsOfAll(
  db: Db | Tx,
  bookingIds: string[],
): Promise<Map<string, StoredMovement[]>> {
  const at = sql<number>`(extract(epoch from ${bookingPayments.createdAt}) * 1000000)::float8`
  const rows = await db
    .select({ movement: bookingPayments, at })
    .from(bookingPayments)
    .where(inArray(bookingPayments.bookingId, bookingIds))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
  const byBooking = new Map<string, StoredMovement[]>()
  for (const { movement, at: moment } of rows) {
    const own = byBooking.get(movement.bookingId) ?? []
    byBooking.set(movement.bookingId, own)
    own.push({ ...movement, at: Number(moment) })
  }
  return new Map([...byBooking].map(([id, own]) => [id, openMovements(own)]))
}

/** The part of the refund due that goes back as a voucher. */
export async function owedAsVoucherOf(db: Db | Tx, booking: Booking): Promise<Cents> {
  if (refundOwed(booking) === 0) return 0
  return owedAsVoucher(booking, await openMovementsOf(db, booking.id))
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
