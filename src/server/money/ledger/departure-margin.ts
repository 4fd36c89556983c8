import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

type Departure = { tripId: string; startDate: IsoDate }
export type Margin = { sold: Cents; costs: Cents }

/** A trip may have had several ids, with rows under each: they belong to one departure. */
export const departureKey = ({ tripId, startDate }: Departure) => `${tripIdOf(tripId)} ${startDate}`

type Row = Departure & Margin

/**
 * Revenue and cost of departures, including past ones. Computed only here: the Cassa and the trip's diary
 * both call it. A booking that gave its spots back without a payment or a declaration is no revenue.
 */
export async function departureMargins(
  db: Db,
  { from, to }: { from: IsoDate; to?: IsoDate },
): Promise<(departure: Departure) => Margin> {
  const days = to ? sql`start_date between ${from} and ${to}` : sql`start_date >= ${from}`
  const rows = await selectRows<Row>(
    db,
    sql`select trip_id as "tripId", start_date::text as "startDate", sum(sold * 100)::float8 as sold, sum(costs * 100)::float8 as costs
      from (
        select trip_id, start_date, total_price as sold, 0 as costs from travel_bookings where status <> 'cancelled' and not (spots_released_at is not null and payment_status = 'pending' and amount_paid = 0) and ${days}
        union all select trip_id, start_date, 0, amount from departure_costs where ${days}
      ) parts group by trip_id, start_date`,
  )
  const margins = new Map<string, Margin>()
  for (const row of rows) {
    const { sold, costs } = margins.get(departureKey(row)) ?? { sold: 0, costs: 0 }
    const sum = { sold: sold + Number(row.sold), costs: costs + Number(row.costs) }
    margins.set(departureKey(row), sum)
  }
  return (departure) => margins.get(departureKey(departure)) ?? { sold: 0, costs: 0 }
}

export async function departureMargin(db: Db, departure: Departure): Promise<Margin> {
  const { startDate: day } = departure
  return (await departureMargins(db, { from: day, to: day }))(departure)
}
