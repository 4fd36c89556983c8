import { sql } from 'drizzle-orm'
import { shownMark, whoGoes } from '../../../domain/booking/shown-to-group.ts'
import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import type { Departure } from '../../../domain/catalogue/departures.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

type Counted = Pick<StoredTraveller, 'type' | 'birthDate'> & { party: string; startDate: IsoDate }

/** Reads only the fields that are counted, and only for travellers who agreed. */
function countedPeople(db: Db, tripId: string, today: IsoDate): Promise<Counted[]> {
  const trips = sql.join(
    storedIdsOf(tripId).map((id) => sql`${id}`),
    sql`, `,
  )
  return selectRows<Counted>(
    db,
    sql`select b.id as "party", d.start_date::text as "startDate", t->>'type' as "type", t->>'birthDate' as "birthDate"
      from travel_dates d join travel_bookings b on b.departure_id = d.id
        cross join lateral jsonb_array_elements(b.travelers) t
      where d.destination_id in (${trips}) and d.start_date > ${today}
        and b.status = 'confirmed' and b.spots_taken > 0 and t->>'shownToGroup' = ${shownMark}`,
  )
}

/** The departures of a trip, each with statistics on who goes, where enough travellers agreed to be counted. */
export async function withWhoGoes(
  db: Db,
  tripId: string,
  departures: readonly Departure[],
  today: IsoDate,
): Promise<Departure[]> {
  const people = await countedPeople(db, tripId, today)
  return departures.map((departure) => {
    const { startDate } = departure
    const own = people.filter((person) => person.startDate === startDate)
    const shown = whoGoes(own, startDate)
    return shown ? { ...departure, whoGoes: shown } : departure
  })
}
