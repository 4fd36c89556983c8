import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { tripChallenges, tripPasses, tripPasskeys } from '../../platform/db/schema/trip.ts'
import { hashOf } from '../access/keys.ts'
import type { Pass } from '../access/store.ts'

export type Passkey = typeof tripPasskeys.$inferSelect

/** Enough time for a fingerprint prompt, even with an interruption. */
export const challengeMs = 5 * 60_000

export async function keepChallenge(
  db: Db,
  now: Date,
  challenge: string,
  passId: string | null,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMs)
  await db.insert(tripChallenges).values({ hash: hashOf(challenge), passId, expiresAt })
}

/**
 * Deletes the challenge with the first answer, right or wrong; true if it was for this traveller and has not
 * expired.
 */
export async function takeChallenge(
  db: Db,
  now: Date,
  challenge: string,
  passId: string | null,
): Promise<boolean> {
  const [row] = await db
    .delete(tripChallenges)
    .where(eq(tripChallenges.hash, hashOf(challenge)))
    .returning()
  return row !== undefined && row.passId === passId && row.expiresAt > now
}

export function passkeysOf(db: Db | Tx, pass: Pick<Pass, 'id'>): Promise<Passkey[]> {
  return db
    .select()
    .from(tripPasskeys)
    .where(eq(tripPasskeys.passId, pass.id))
    .orderBy(asc(tripPasskeys.createdAt), asc(tripPasskeys.id))
}

/** Locked until the transaction ends; undefined if the link was renewed or revoked meanwhile. */
export async function lockSamePass(tx: Tx, pass: Pass): Promise<Pass | undefined> {
  const [row] = await tx
    .select()
    .from(tripPasses)
    .where(
      and(
        eq(tripPasses.id, pass.id),
        eq(tripPasses.tokenHash, pass.tokenHash),
        isNull(tripPasses.endedAt),
      ),
    )
    .for('update')
  return row
}

export async function insertPasskey(
  tx: Tx,
  passkey: typeof tripPasskeys.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(tripPasskeys)
    .values(passkey)
    .onConflictDoNothing({ target: tripPasskeys.credentialId })
    .returning({ id: tripPasskeys.id })
  return rows.length > 0
}

export async function deletePasskey(tx: Tx, pass: Pick<Pass, 'id'>, id: string): Promise<boolean> {
  const rows = await tx
    .delete(tripPasskeys)
    .where(and(eq(tripPasskeys.id, id), eq(tripPasskeys.passId, pass.id)))
    .returning({ id: tripPasskeys.id })
  return rows.length > 0
}

export async function passkeyByCredential(db: Db, credentialId: string) {
  const [row] = await db
    .select({ passkey: tripPasskeys, pass: tripPasses, booking: travelBookings })
    .from(tripPasskeys)
    .innerJoin(tripPasses, eq(tripPasses.id, tripPasskeys.passId))
    .innerJoin(travelBookings, eq(travelBookings.id, tripPasses.bookingId))
    .where(eq(tripPasskeys.credentialId, credentialId))
  return row
}

/** False if it was removed meanwhile, or used concurrently with the same counter. */
export async function noteUse(
  tx: Tx,
  { id, counter }: Passkey,
  next: { counter: number; lastUsedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(tripPasskeys)
    .set(next)
    .where(and(eq(tripPasskeys.id, id), eq(tripPasskeys.counter, counter)))
    .returning({ id: tripPasskeys.id })
  return rows.length > 0
}
