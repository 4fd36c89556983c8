import { and, asc, between, eq, or } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Db } from '../../platform/db/client.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { roadPhones } from '../../platform/db/schema/road.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'

export type LedDeparture = typeof travelDates.$inferSelect

/** Departures that name this account's coordinator, by their first day. */
export async function listLed(
  db: Db,
  userId: string,
  starts: { from: IsoDate; to: IsoDate },
): Promise<LedDeparture[]> {
  const { coordinator1, coordinator2, startDate } = travelDates
  const rows = await db
    .select({ departure: travelDates })
    .from(travelDates)
    .innerJoin(
      staffUsers,
      or(eq(staffUsers.leadsAs, coordinator1), eq(staffUsers.leadsAs, coordinator2)),
    )
    .where(
      and(
        eq(staffUsers.id, userId),
        eq(staffUsers.role, 'coordinator'),
        between(startDate, starts.from, starts.to),
      ),
    )
    .orderBy(asc(startDate), asc(travelDates.id))
  return rows.map(({ departure }) => departure)
}

type Phone = { id: string; userId: string; sessionId: string; seenAt: Date }

/** A phone with a new session is active again; signed in by another person, it is theirs from now on. */
export async function notePhone(db: Db, phone: Phone): Promise<void> {
  const { userId, sessionId, seenAt } = phone
  await db
    .insert(roadPhones)
    .values(phone)
    .onConflictDoUpdate({
      target: roadPhones.id,
      set: { userId, sessionId, seenAt, endedAt: null },
    })
}

export async function isPhoneEnded(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ endedAt: roadPhones.endedAt })
    .from(roadPhones)
    .where(eq(roadPhones.id, id))
  return row !== undefined && row.endedAt !== null
}
