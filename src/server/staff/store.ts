import { and, count, desc, eq, gt, max, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { staffAccounts, staffSessions, staffUsers } from '../db/schema/staff.ts'

export type StaffUser = typeof staffUsers.$inferSelect

/** Everybody with their open sessions, in one query. */
export async function listStaff(db: Db | Tx, now: Date, id?: string) {
  const open = db
    .select({
      userId: staffSessions.userId,
      openSessions: count().as('open_sessions'),
      lastSeenAt: max(staffSessions.updatedAt).as('last_seen_at'),
    })
    .from(staffSessions)
    .where(gt(staffSessions.expiresAt, now))
    .groupBy(staffSessions.userId)
    .as('open')
  return db
    .select({
      user: staffUsers,
      openSessions: sql<number>`coalesce(${open.openSessions}, 0)::int`,
      lastSeenAt: open.lastSeenAt,
    })
    .from(staffUsers)
    .leftJoin(open, eq(open.userId, staffUsers.id))
    .where(id === undefined ? undefined : eq(staffUsers.id, id))
    .orderBy(staffUsers.banned, sql`lower(${staffUsers.name})`)
}

export async function lockStaffUser(tx: Tx, id: string): Promise<StaffUser | undefined> {
  const [row] = await tx.select().from(staffUsers).where(eq(staffUsers.id, id)).for('update')
  return row
}

/** Locks them: two administrators who step down at once must not leave nobody. */
export async function otherActiveAdministrators(tx: Tx, id: string): Promise<number> {
  const rows = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'administrator'), eq(staffUsers.banned, false)))
    .orderBy(staffUsers.id)
    .for('update')
  return rows.filter((row) => row.id !== id).length
}

export async function updateStaffUser(
  tx: Tx,
  id: string,
  change: Partial<Pick<StaffUser, 'role' | 'banned' | 'banReason' | 'mustChangePassword'>>,
) {
  await tx
    .update(staffUsers)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(staffUsers.id, id))
}

export async function setPasswordHash(tx: Tx, userId: string, password: string) {
  await tx
    .update(staffAccounts)
    .set({ password, updatedAt: sql`now()` })
    .where(and(eq(staffAccounts.userId, userId), eq(staffAccounts.providerId, 'credential')))
}

export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.updatedAt))
}

export async function deleteSessions(
  tx: Tx,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const rows = await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.userId, userId),
        which.only === undefined ? undefined : eq(staffSessions.id, which.only),
        which.except === undefined ? undefined : ne(staffSessions.id, which.except),
      ),
    )
    .returning({ id: staffSessions.id })
  return rows.length
}

/** Undefined where the session is unknown or was never confirmed. */
export async function sessionConfirmedAt(db: Db | Tx, sessionId: string) {
  const [row] = await db
    .select({ confirmedAt: staffSessions.confirmedAt })
    .from(staffSessions)
    .where(eq(staffSessions.id, sessionId))
  return row?.confirmedAt ?? undefined
}

/** Whatever proved it (password and code, or a passkey): this session counts as fresh from now on. */
export async function markSessionConfirmed(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, sessionId))
}

export async function administratorEmails(tx: Tx | Db): Promise<string[]> {
  const rows = await tx
    .select({ email: staffUsers.email })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'administrator'), eq(staffUsers.banned, false)))
    .orderBy(staffUsers.email)
  return rows.map((row) => row.email)
}
