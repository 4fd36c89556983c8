import { sql } from 'drizzle-orm'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

export type OwedRefund = {
  bookingId: string
  reference: string
  contactName: string
  owed: Cents
}

/**
 * The refunds owed to the cancelled bookings of a departure, by the ledger: payments received from the
 * customer minus refunds. For the Cassa.
 */
export async function owedRefunds(db: Db, departureId: string): Promise<OwedRefund[]> {
  const rows = await selectRows<{ id: string; contactName: string; owed: number }>(
    db,
    sql`select b.id, b.contact_name as "contactName", (sum(-l.amount) * 100)::int as owed
      from travel_bookings b join ledger_entries l on l.booking_id = b.id and l.account = 'customer'
      where b.departure_id = ${departureId} and b.status = 'cancelled'
      group by b.id, b.contact_name having sum(-l.amount) > 0 order by b.contact_name, b.id`,
  )
  return rows.map(({ id, contactName, owed }) => ({
    bookingId: id,
    reference: bookingReference(id),
    contactName,
    owed,
  }))
}
