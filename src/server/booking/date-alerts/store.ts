import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { dateAlerts } from '../../platform/db/schema/date-alerts.ts'
import { hasToken } from '../../platform/db/sealed-tokens.ts'

export type DateAlert = typeof dateAlerts.$inferSelect

/** The open request for this address and trip, created if there is none. */
export async function findOrInsert(
  tx: Tx,
  { tripId, email, token }: Pick<DateAlert, 'tripId' | 'email' | 'token'>,
): Promise<DateAlert | undefined> {
  const [made] = await tx
    .insert(dateAlerts)
    .values({ tripId, email, token })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const [known] = await tx
    .select()
    .from(dateAlerts)
    .where(
      and(
        eq(dateAlerts.tripId, tripId),
        sql`lower(${dateAlerts.email}) = ${email.toLowerCase()}`,
        inArray(dateAlerts.state, ['asked', 'confirmed']),
      ),
    )
  return known
}

export async function findAlert(db: Db | Tx, token: string): Promise<DateAlert | undefined> {
  const [row] = await db.select().from(dateAlerts).where(hasToken(dateAlerts.token, token))
  return row
}

/** Changes the state only from one of `from`, so that of two concurrent calls only one takes effect. */
export async function moveAlert(
  db: Db | Tx,
  { id, from, to }: { id: string; from: DateAlert['state'][]; to: DateAlert['state'] },
): Promise<DateAlert | undefined> {
  const at = to === 'confirmed' ? { confirmedAt: sql`now()` } : { endedAt: sql`now()` }
  const [row] = await db
    .update(dateAlerts)
    .set({ state: to, ...at })
    .where(and(eq(dateAlerts.id, id), inArray(dateAlerts.state, from)))
    .returning()
  return row
}

export async function awaitedTripIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tripId: dateAlerts.tripId })
    .from(dateAlerts)
    .where(eq(dateAlerts.state, 'confirmed'))
  return rows.map(({ tripId }) => tripId)
}

export async function confirmedAlertsOf(
  db: Db,
  tripId: string,
  limit: number,
): Promise<DateAlert[]> {
  return db
    .select()
    .from(dateAlerts)
    .where(and(eq(dateAlerts.tripId, tripId), eq(dateAlerts.state, 'confirmed')))
    .orderBy(asc(dateAlerts.createdAt))
    .limit(limit)
}

/** The number of people waiting for each trip, highest first. */
export async function peopleWaiting(db: Db): Promise<{ tripId: string; people: number }[]> {
  const rows = await db
    .select({ tripId: dateAlerts.tripId, people: count() })
    .from(dateAlerts)
    .where(eq(dateAlerts.state, 'confirmed'))
    .groupBy(dateAlerts.tripId)
  return rows.toSorted((a, b) => b.people - a.people || (a.tripId < b.tripId ? -1 : 1))
}

export async function alertsOfPerson(db: Db | Tx, email: string): Promise<DateAlert[]> {
  return db
    .select()
    .from(dateAlerts)
    .where(sql`lower(${dateAlerts.email}) = ${email}`)
    .orderBy(desc(dateAlerts.createdAt), desc(dateAlerts.id))
}

export async function deleteAlertsOf(tx: Tx, email: string): Promise<void> {
  await tx.delete(dateAlerts).where(sql`lower(${dateAlerts.email}) = ${email}`)
}
