import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { BookedExtra, OfferedExtra } from '../../../domain/booking/extras.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'

/**
 * Units of each extra taken on a departure. Always counted from the bookings that hold spots, never stored: a
 * booking that loses its spots loses its extras too, and no counter can be wrong.
 */
async function unitsTaken(
  db: Db | Tx,
  departureId: string,
  exceptBooking?: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ extras: travelBookings.extras })
    .from(travelBookings)
    .where(
      and(
        eq(travelBookings.departureId, departureId),
        gt(travelBookings.spotsTaken, 0),
        sql`${travelBookings.extras} <> '[]'::jsonb`,
        exceptBooking ? ne(travelBookings.id, exceptBooking) : undefined,
      ),
    )
  const taken = new Map<string, number>()
  for (const { id, units } of rows.flatMap(({ extras }) => extras)) {
    taken.set(id, (taken.get(id) ?? 0) + units)
  }
  return taken
}

/** Checked under the departure's lock, so that free units stay free until the transaction ends. */
export async function requireExtras(
  tx: Tx,
  departureId: string,
  wanted: readonly BookedExtra[],
  exceptBooking?: string,
): Promise<void> {
  if (wanted.every(({ limit }) => limit === null)) return
  const taken = await unitsTaken(tx, departureId, exceptBooking)
  for (const { id, title, units, limit } of wanted) {
    const left = limit === null ? units : limit - (taken.get(id) ?? 0)
    if (left < units) throw new DomainError('EXTRA_FULL', { id, title, left: Math.max(0, left) })
  }
}

/** The units left of each extra, for a form; without a stored departure nothing is counted. */
export async function withUnitsLeft(
  db: Db | Tx,
  departureId: string | undefined,
  offered: readonly OfferedExtra[],
  exceptBooking?: string,
): Promise<(OfferedExtra & { left: number | null })[]> {
  const hasLimit = offered.some(({ limit }) => limit !== null)
  const taken =
    departureId && hasLimit ? await unitsTaken(db, departureId, exceptBooking) : undefined
  return offered.map((extra) => ({
    ...extra,
    left: extra.limit === null ? null : Math.max(0, extra.limit - (taken?.get(extra.id) ?? 0)),
  }))
}
