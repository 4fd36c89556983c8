import { and, eq, inArray } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { departureCosts } from '../../platform/db/schema/cassa.ts'
import { endLinksOf } from '../links/admin-list.ts'
import type { StoredDeparture } from './store.ts'

/** Updates records that refer to a departure by trip and day, when its day changes or it is removed. */

type Day = Pick<StoredDeparture, 'destinationId' | 'startDate'>

const costsOf = ({ destinationId, startDate }: Day) =>
  and(
    inArray(departureCosts.tripId, storedIdsOf(destinationId)),
    eq(departureCosts.startDate, startDate),
  )

export async function hasCosts(tx: Tx, departure: Day): Promise<boolean> {
  const rows = await tx
    .select({ id: departureCosts.id })
    .from(departureCosts)
    .where(costsOf(departure))
    .limit(1)
  return rows.length > 0
}

/** Costs of suppliers follow the departure to its new day. */
export async function bringCostsAlong(tx: Tx, from: Day, startDate: IsoDate): Promise<void> {
  await tx.update(departureCosts).set({ startDate }).where(costsOf(from))
}

type Ending = { actor: Actor; now: () => Date }

/** Ends the links to a day without a departure. Not in a trial, where every day has sample departures. */
export async function endLinksTo(
  tx: Tx,
  by: Ending,
  { destinationId, startDate }: Day,
): Promise<void> {
  if ((await figuresMode(tx)) === 'sample') return
  await endLinksOf(tx, by, { tripIds: storedIdsOf(destinationId), startDate })
}
