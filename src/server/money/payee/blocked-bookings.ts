import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { SavedIban } from '../../accounts/store.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'

/** The traveller declared that the transfer is on its way: staff must look for it on the old account. */
export function isDeclared({ paymentStatus }: Booking): boolean {
  return paymentStatus === 'bank_transfer_pending' || paymentStatus === 'pending_confirmation'
}

const unpaid = and(
  notInArray(travelBookings.status, ['cancelled', 'completed']),
  notInArray(travelBookings.paymentStatus, ['paid', 'not_required', 'refunded']),
)

type Shown = { iban: string; wasDefault: boolean }

/** Bookings that show this IBAN today: by a saved account, by the configured one or by the default. */
function shownAccount(rows: readonly SavedIban[], { iban, wasDefault }: Shown): SQL | undefined {
  const ids = rows.map(({ id }) => id)
  const linkIban = sql`(select l.iban_id from ${bookingLinks} l where l.id = ${travelBookings.bookingLinkId})`
  return or(
    inArray(travelBookings.ibanId, ids),
    and(
      isNull(travelBookings.ibanId),
      or(
        inArray(linkIban, ids),
        eq(sql`${travelBookings.configuredAccount}->>'iban'`, iban),
        wasDefault
          ? and(isNull(travelBookings.configuredAccount), sql`${linkIban} is null`)
          : undefined,
      ),
    ),
  )
}

export async function lockOpenBookingsOf(
  tx: Tx,
  rows: readonly SavedIban[],
  shown: Shown,
): Promise<Booking[]> {
  return tx
    .select()
    .from(travelBookings)
    .where(and(unpaid, shownAccount(rows, shown)))
    .orderBy(travelBookings.id)
    .for('update')
}

/** The number of bookings that blocking would move, shown before it is done. */
export async function countOpenBookingsOf(
  db: Db,
  rows: readonly SavedIban[],
  shown: Shown,
): Promise<{ bookings: number; declared: number }> {
  const found = await db
    .select({ paymentStatus: travelBookings.paymentStatus })
    .from(travelBookings)
    .where(and(unpaid, shownAccount(rows, shown)))
  return {
    bookings: found.length,
    declared: found.filter((row) => isDeclared(row as Booking)).length,
  }
}
