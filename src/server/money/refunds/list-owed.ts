import { keptSums } from '../../../domain/booking/leaving.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import type { Db } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { owesMoney } from '../ledger/figures.ts'

const mostListed = 300

/** Who is owed money: cancelled bookings that were paid for, also with their departure, and what came in excess. */
export async function listOwed(db: Db) {
  const rows = await db
    .select()
    .from(travelBookings)
    .where(owesMoney)
    .orderBy(travelBookings.updatedAt)
    .limit(mostListed)
  return rows.map((booking) => ({
    booking,
    cents: refundOwed(booking),
    sums: booking.status === 'cancelled' ? (keptSums(booking) ?? null) : null,
  }))
}
