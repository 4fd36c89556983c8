import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNull, like, max, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { roadPhones } from '../../platform/db/schema/road.ts'
import {
  staffAccounts,
  staffPasskeys,
  staffSessions,
  staffTwoFactors,
  staffUsers,
  staffVerifications,
} from '../../platform/db/schema/staff.ts'

export type StaffUser = typeof staffUsers.$inferSelect

/** All members with their open sessions, in one query. */
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
    .orderBy(staffUsers.banned, sql`lower(${staffUsers.name})`, staffUsers.id)
}

export async function lockStaffUser(tx: Tx, id: string): Promise<StaffUser | undefined> {
  const [row] = await tx.select().from(staffUsers).where(eq(staffUsers.id, id)).for('update')
  return row
}

/**
 * Locks the active administrators in a fixed order, before any other member's row: two of them who step down
 * at the same moment neither deadlock nor leave the site without an administrator.
 */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'administrator'), eq(staffUsers.banned, false)))
    .orderBy(staffUsers.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function updateStaffUser(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<StaffUser, 'role' | 'banned' | 'banReason' | 'mustChangePassword' | 'leadsAs'>
  >,
) {
  await tx
    .update(staffUsers)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(staffUsers.id, id))
}

/**
 * Creates a member with a password known to another person; undefined where the address has an account
 * already.
 */
export async function insertStaffUser(
  tx: Tx,
  user: Pick<StaffUser, 'name' | 'email' | 'role' | 'leadsAs'>,
  password: string,
): Promise<StaffUser | undefined> {
  const [row] = await tx
    .insert(staffUsers)
    .values({ ...user, id: randomUUID(), mustChangePassword: true })
    .onConflictDoNothing({ target: staffUsers.email })
    .returning()
  if (!row) return undefined
  await tx.insert(staffAccounts).values({
    id: randomUUID(),
    accountId: row.id,
    providerId: 'credential',
    userId: row.id,
    password,
  })
  return row
}

export async function setPasswordHash(tx: Tx, userId: string, password: string) {
  await tx
    .update(staffAccounts)
    .set({ password, previousPassword: sql`${staffAccounts.password}`, updatedAt: sql`now()` })
    .where(and(eq(staffAccounts.userId, userId), eq(staffAccounts.providerId, 'credential')))
}

export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.updatedAt), staffSessions.id)
}

export async function roleOfUser(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ role: staffUsers.role })
    .from(staffUsers)
    .where(eq(staffUsers.id, id))
  return row?.role
}

/** Deletes sessions that are ended on purpose; the phones that used them delete their data. */
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
  await endPhones(
    tx,
    userId,
    which.only === undefined && which.except === undefined ? undefined : rows.map(({ id }) => id),
  )
  return rows.length
}

/** When all sessions end, this includes phones whose session had expired before. */
async function endPhones(tx: Tx, userId: string, sessions?: readonly string[]): Promise<void> {
  if (sessions?.length === 0) return
  await tx
    .update(roadPhones)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(roadPhones.userId, userId),
        isNull(roadPhones.endedAt),
        sessions && inArray(roadPhones.sessionId, [...sessions]),
      ),
    )
}

/** Undefined where the session is unknown or was never confirmed. */
export async function sessionConfirmedAt(db: Db | Tx, sessionId: string) {
  const [row] = await db
    .select({ confirmedAt: staffSessions.confirmedAt })
    .from(staffSessions)
    .where(eq(staffSessions.id, sessionId))
  return row?.confirmedAt ?? undefined
}

/** Called after password and code, or a passkey: the session counts as freshly confirmed. */
export async function markSessionConfirmed(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, sessionId))
}

/** The administrators, who may change bank accounts and must hear of every change. */
export async function listAdministrators(db: Db | Tx) {
  return db
    .select({ id: staffUsers.id, name: staffUsers.name, email: staffUsers.email })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'administrator'), eq(staffUsers.banned, false)))
    .orderBy(staffUsers.id)
}

export async function administratorEmails(db: Db | Tx): Promise<string[]> {
  return (await listAdministrators(db)).map(({ email }) => email)
}

/** Frequent enough to detect inactivity, rare enough to cost nothing. */
const touchEveryMs = 60_000

export async function touchSession(
  db: Db,
  session: { id: string; updatedAt: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - session.updatedAt.getTime() < touchEveryMs) return
  await db.update(staffSessions).set({ updatedAt: now }).where(eq(staffSessions.id, session.id))
}

export async function dropSession(db: Db, id: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id))
}

/** The hashes of the present and the previous password. */
export async function passwordHashes(db: Db | Tx, userId: string) {
  const { password, previousPassword } = staffAccounts
  const [row] = await db
    .select({ password, previousPassword })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.userId, userId), eq(staffAccounts.providerId, 'credential')))
  return row
}

export async function setPreviousPassword(db: Db, userId: string, previousPassword: string) {
  await db
    .update(staffAccounts)
    .set({ previousPassword })
    .where(and(eq(staffAccounts.userId, userId), eq(staffAccounts.providerId, 'credential')))
}

/** Removes browsers that were trusted to skip the code: no page offers that, so none may stay trusted. */
export async function dropTrustedDevices(tx: Tx, userId: string): Promise<void> {
  const { identifier, value } = staffVerifications
  await tx
    .delete(staffVerifications)
    .where(and(like(identifier, 'trust-device-%'), eq(value, userId)))
}

export async function secondFactorsOf(tx: Tx, userId: string) {
  const twoFactors = await tx
    .select()
    .from(staffTwoFactors)
    .where(eq(staffTwoFactors.userId, userId))
  const passkeys = await tx.select().from(staffPasskeys).where(eq(staffPasskeys.userId, userId))
  return { twoFactors, passkeys }
}

export async function dropSecondFactors(tx: Tx, userId: string): Promise<void> {
  await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, userId))
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, userId))
  await tx
    .update(staffUsers)
    .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
    .where(eq(staffUsers.id, userId))
}
