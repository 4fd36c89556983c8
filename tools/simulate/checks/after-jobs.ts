import { sql } from 'drizzle-orm'
import { type Agency, today } from '../agency.ts'
import { selectRows } from '../house.ts'
import { Violation } from '../violation.ts'

/** After the background work nothing overdue may be left. */
export async function checkAfterJobs(agency: Agency): Promise<void> {
  const overdue = await selectRows<{ what: string }>(
    agency.db,
    sql`select format('booking %s holds %s spots since %s', left(id::text, 8), spots_taken, spots_held_until) as what
      from travel_bookings where status = 'pending' and payment_status = 'pending' and amount_paid = 0
        and spots_taken > 0 and spots_held_until <= ${agency.now().toISOString()}::timestamptz - interval '1 minute'`,
  )
  if (overdue.length > 0) {
    const details = overdue.map(({ what }) => what)
    throw new Violation('spots that nobody pays for are given back in time', details)
  }
  const forgotten = await selectRows<{ what: string }>(
    agency.db,
    sql`select format('%s people wait, %s spots are free on %s', e.people, d.spots_available, d.start_date) as what
      from waiting_entries e join travel_dates d on d.id = e.departure_id
      where e.state = 'waiting' and d.sales = 'open' and d.decision is distinct from 'cancelled'
        and d.start_date > ${today(agency)} and d.spots_available >= e.people`,
  )
  if (forgotten.length > 0) {
    const details = forgotten.map(({ what }) => what)
    throw new Violation('who waits gets what is free', details)
  }
}
