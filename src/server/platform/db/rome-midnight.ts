import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import { agencyTimeZone } from '../../../domain/rome-clock.ts'

/** A wall-clock time of the database at the agency, whatever the clock of the server says. */
export function inRome(timestamp: SQL): SQL {
  return sql`((${timestamp}) at time zone ${sql.raw(`'${agencyTimeZone}'`)})`
}

/** The agency's midnight at the start of a day. */
export function midnightInRome(day: IsoDate): SQL {
  return inRome(sql`${day}::date::timestamp`)
}
