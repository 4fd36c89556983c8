import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

/** What a departure was sold for and what it costs, also when it has left already. */
export async function departureMargin(
  db: Db,
  { tripId, startDate }: { tripId: string; startDate: IsoDate },
): Promise<{ sold: Cents; costs: Cents }> {
  const trips = sql.join(
    [...new Set([tripId, ...storedIdsOf(tripId)])].map((id) => sql`${id}`),
    sql`, `,
  )
  const [row] = await selectRows<{ sold: number; costs: number }>(
    db,
    sql`select
      coalesce((select sum(total_price * 100) from travel_bookings
        where trip_id in (${trips}) and start_date = ${startDate} and status <> 'cancelled'), 0)::int as sold,
      coalesce((select sum(amount * 100) from departure_costs
        where trip_id in (${trips}) and start_date = ${startDate}), 0)::int as costs`,
  )
  return { sold: Number(row?.sold ?? 0), costs: Number(row?.costs ?? 0) }
}
