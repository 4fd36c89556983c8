import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { DepartureRow } from '../../../domain/catalogue/departures.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { placesHeld } from '../waiting-list/store.ts'

export type StoredDeparture = typeof travelDates.$inferSelect

export async function listFutureDepartures(
  db: Db,
  tripId: string,
  today: IsoDate,
): Promise<DepartureRow[]> {
  return db
    .select({ ...getTableColumns(travelDates), placesHeld })
    .from(travelDates)
    .where(
      and(
        inArray(travelDates.destinationId, storedIdsOf(tripId)),
        gt(travelDates.startDate, today),
      ),
    )
    .orderBy(asc(travelDates.startDate))
}

/** Departures of all trips on sale with a free spot, earliest first. */
export async function listOpenDepartures(db: Db | Tx, today: IsoDate): Promise<StoredDeparture[]> {
  return db
    .select()
    .from(travelDates)
    .where(
      and(
        gt(travelDates.startDate, today),
        eq(travelDates.sales, 'open'),
        gt(travelDates.spotsAvailable, 0),
      ),
    )
    .orderBy(asc(travelDates.startDate), asc(travelDates.destinationId))
}

/** One departure with the places set aside on it. Without a lock: only for display, never for decisions. */
export async function findDepartureRow(
  db: Db | Tx,
  tripId: string,
  startDate: IsoDate,
): Promise<DepartureRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(travelDates), placesHeld })
    .from(travelDates)
    .where(departureOf(tripId, startDate))
    .limit(1)
  return row
}

export async function findDepartureById(db: Db | Tx, id: string) {
  const [row] = await db.select().from(travelDates).where(eq(travelDates.id, id))
  return row
}

function departureOf(tripId: string, startDate: IsoDate) {
  return and(
    inArray(travelDates.destinationId, storedIdsOf(tripId)),
    eq(travelDates.startDate, startDate),
  )
}

/** A departure off sale counts as having none. */
export function spotsOnSale({ sales, spotsAvailable }: StoredDeparture): number {
  return sales === 'open' ? spotsAvailable : 0
}

/** Without a lock: only for display, never for decisions. */
export async function findDeparture(db: Db | Tx, tripId: string, startDate: IsoDate) {
  const [row] = await db.select().from(travelDates).where(departureOf(tripId, startDate)).limit(1)
  return row
}

const departureToLock = prepared(
  'departure to lock',
  ['tripIds', 'startDate'],
  (db, { tripIds, startDate }) =>
    db
      .select()
      .from(travelDates)
      .where(
        and(
          sql`${travelDates.destinationId} = any(${tripIds})`,
          eq(travelDates.startDate, startDate),
        ),
      )
      .limit(1)
      .for('update'),
)

/** Locks the row until the transaction ends: a concurrent booking waits and then sees what is left. */
export async function lockDeparture(
  tx: Tx,
  tripId: string,
  startDate: IsoDate,
): Promise<StoredDeparture | undefined> {
  const [row] = await departureToLock(tx, { tripIds: storedIdsOf(tripId), startDate })
  return row
}

/** The same row by its id: staff edits and bookings wait for each other. */
export async function lockDepartureById(tx: Tx, id: string) {
  const [row] = await tx.select().from(travelDates).where(eq(travelDates.id, id)).for('update')
  return row
}
