import { sql } from 'drizzle-orm'
import { keptSums } from '../../../domain/booking/leaving.ts'
import { wrongField } from '../../../domain/errors.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { owesMoney } from '../ledger/figures.ts'

const mostListed = 300

/** A present can't stand in for money: whoever is owed some gets that first, or a voucher that they accepted in writing. */
export async function requireNothingOwed(db: Db | Tx, holderEmail: string): Promise<void> {
  const [owed] = await db
    .select({ id: travelBookings.id })
    .from(travelBookings)
    .where(sql`(${owesMoney}) and lower(contact_email) = ${holderEmail.toLowerCase()}`)
    .limit(1)
  if (!owed) return
  throw wrongField(
    'holderEmail',
    'A questa persona spetta un rimborso: fallo prima da «Da rimborsare», anche come buono se lo accetta per iscritto',
  )
}

/** Who is owed money: cancelled bookings that were paid for, also with their departure, and what came in excess. */
export async function listOwed(db: Db) {
  const rows = await db
    .select()
    .from(travelBookings)
    .where(owesMoney)
    .orderBy(travelBookings.updatedAt, travelBookings.id)
    .limit(mostListed)
  return rows.map((booking) => ({
    booking,
    cents: refundOwed(booking),
    sums: booking.status === 'cancelled' ? (keptSums(booking) ?? null) : null,
  }))
}
