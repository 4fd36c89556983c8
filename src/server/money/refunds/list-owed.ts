import { sql } from 'drizzle-orm'
import { keptSums } from '../../../domain/booking/leaving.ts'
import { wrongField } from '../../../domain/errors.ts'
import { owedAsVoucher, refundOwed } from '../../../domain/money/refunds.ts'
import { openMovementsOfAll } from '../../booking/bookings/booking-facts.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { owesMoney } from '../ledger/figures.ts'

const mostListed = 300

/**
 * A gift voucher must not replace money: a customer who is owed money gets that first, or a voucher that they
 * accepted in writing.
 */
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

/**
 * Bookings with money owed: paid and cancelled ones, also by their departure's cancellation, and overpaid
 * ones.
 */
export async function listOwed(db: Db) {
  const rows = await db
    .select()
    .from(travelBookings)
    .where(owesMoney)
    .orderBy(travelBookings.updatedAt, travelBookings.id)
    .limit(mostListed)
  const open = await openMovementsOfAll(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((booking) => ({
    booking,
    cents: refundOwed(booking),
    asVoucher: owedAsVoucher(booking, open.get(booking.id) ?? []),
    sums: booking.status === 'cancelled' ? (keptSums(booking) ?? null) : null,
  }))
}
