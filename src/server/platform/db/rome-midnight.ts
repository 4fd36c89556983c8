import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import { agencyTimeZone } from '../../../domain/rome-clock.ts'

/** Converts a wall-clock time in the agency's time zone, whatever the time zone of the server. */
export function inRome(timestamp: SQL): SQL {
  return sql`((${timestamp}) at time zone ${sql.raw(`'${agencyTimeZone}'`)})`
}

/** The agency's midnight at the start of a day. */
export function midnightInRome(day: IsoDate): SQL {
  return inRome(sql`${day}::date::timestamp`)
}
