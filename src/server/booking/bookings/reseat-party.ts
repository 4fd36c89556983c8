import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'
import { tripPasses } from '../../platform/db/schema/trip.ts'
import { tripRequests } from '../../platform/db/schema/trip-requests.ts'
import { reseatDocuments, seatsOfChange } from '../documents/reseat-documents.ts'
import type { Booking } from './store.ts'

type Party = Pick<Booking, 'id' | 'travelers'>
type Seats = readonly (number | null)[]

/**
 * Moves everything stored by seat along with its traveller when seats change. A new traveller in a seat
 * inherits nothing from the previous one. Beds are left out: they store whom they are for and detect changes
 * themselves.
 */
export async function reseatParty(
  tx: Tx,
  before: Party,
  after: Party,
  by: { actor: Actor; now: Date },
): Promise<void> {
  const seats = seatsOfChange(before.travelers, after.travelers)
  if (before.travelers.every((_, seat) => seats[seat] === seat)) return
  await reseatDocuments(tx, before.id, seats, by)
  await reseatShares(tx, before.id, seats)
  await reseatWaysIn(tx, before.id, seats)
  await reseatReviews(tx, before.id, seats)
  await reseatAskers(tx, before.id, seats)
}

/** The traveller's new seat; null for one who has left the party. */
function seatNow(column: PgColumn, seats: Seats): SQL {
  const moved = seats.flatMap((from, to) => (from === null ? [] : [{ from, to }]))
  const next = moved.map(({ from, to }) => sql`when ${from}::int then ${to}::int`)
  return next.length > 0 ? sql`(case ${column} ${sql.join(next, sql` `)} end)` : sql`null::int`
}

/** A share payment stays with its traveller; that of a traveller who left belongs to the whole booking. */
async function reseatShares(tx: Tx, bookingId: string, seats: Seats) {
  const { shareSeat } = bookingPayments
  await tx
    .update(bookingPayments)
    .set({ shareSeat: seatNow(shareSeat, seats) })
    .where(and(eq(bookingPayments.bookingId, bookingId), isNotNull(shareSeat)))
}

/**
 * Companions keep their link and their sessions when they move to another seat. The first seat's link belongs
 * to the booking's contact and stays. Done in two steps, because two rows must never have the same seat.
 */
async function reseatWaysIn(tx: Tx, bookingId: string, seats: Seats) {
  const { seat } = tripPasses
  const companions = and(eq(tripPasses.bookingId, bookingId), gt(seat, 0))
  const next = seatNow(seat, seats)
  await tx.delete(tripPasses).where(and(companions, sql`coalesce(${next}, 0) = 0`))
  await tx
    .update(tripPasses)
    .set({ seat: sql`-${next}` })
    .where(companions)
  await tx
    .update(tripPasses)
    .set({ seat: sql`-${seat}` })
    .where(and(eq(tripPasses.bookingId, bookingId), lt(seat, 0)))
}

/** The seat of the traveller invited to a review; null for one who has left. */
async function reseatReviews(tx: Tx, bookingId: string, seats: Seats) {
  const { travellerIndex } = travellerReviews
  const own = eq(travellerReviews.bookingId, bookingId)
  await tx
    .update(travellerReviews)
    .set({ travellerIndex: sql`-1 - ${seatNow(travellerIndex, seats)}` })
    .where(and(own, isNotNull(travellerIndex)))
  await tx
    .update(travellerReviews)
    .set({ travellerIndex: sql`-1 - ${travellerIndex}` })
    .where(and(own, lt(travellerIndex, 0)))
}

/** Travellers keep seeing the requests that they made themselves. */
async function reseatAskers(tx: Tx, bookingId: string, seats: Seats) {
  const { asker } = tripRequests
  await tx
    .update(tripRequests)
    .set({ asker: sql`coalesce(${seatNow(asker, seats)}, -1)` })
    .where(eq(tripRequests.bookingId, bookingId))
}
