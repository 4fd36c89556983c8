import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import { reseatDocuments, seatsOfChange } from '../documents/reseat-documents.ts'
import type { Booking } from './store.ts'

type Party = Pick<Booking, 'id' | 'travelers'>

/**
 * What points at a place in the party follows its person to another one. Whoever is no longer in it leaves nothing to
 * who comes to sit there. Ways in and beds carry the name that they are for, and see for themselves.
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
}

/** What somebody paid for their part stays theirs; of who has left it is the booking's, which who booked answers for. */
async function reseatShares(tx: Tx, bookingId: string, seats: readonly (number | null)[]) {
  const moved = seats.flatMap((from, to) => (from === null ? [] : [{ from, to }]))
  const { shareSeat } = bookingPayments
  const next = moved.map(({ from, to }) => sql`when ${from}::int then ${to}::int`)
  await tx
    .update(bookingPayments)
    .set({
      shareSeat: next.length > 0 ? sql`case ${shareSeat} ${sql.join(next, sql` `)} end` : null,
    })
    .where(and(eq(bookingPayments.bookingId, bookingId), isNotNull(shareSeat)))
}
