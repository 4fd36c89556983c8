import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { DomainError } from '../../../domain/errors.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'
import { hasToken } from '../../platform/db/sealed-tokens.ts'
import { scheduleRemoval } from '../../platform/files/removals.ts'

export type StoredReview = typeof travellerReviews.$inferSelect
export type NewReview = typeof travellerReviews.$inferInsert

/** Undefined where this traveller was asked before. */
export async function insertReview(tx: Tx, review: NewReview): Promise<StoredReview | undefined> {
  const [row] = await tx.insert(travellerReviews).values(review).onConflictDoNothing().returning()
  return row
}

export async function findReview(db: Db | Tx, id: string): Promise<StoredReview | undefined> {
  const [row] = await db.select().from(travellerReviews).where(eq(travellerReviews.id, id))
  return row
}

export async function findByToken(db: Db | Tx, token: string): Promise<StoredReview | undefined> {
  const [row] = await db
    .select()
    .from(travellerReviews)
    .where(hasToken(travellerReviews.token, token))
  return row
}

export async function lockByToken(tx: Tx, token: string): Promise<StoredReview | undefined> {
  const [row] = await tx
    .select()
    .from(travellerReviews)
    .where(hasToken(travellerReviews.token, token))
    .for('update')
  return row
}

/** Locks the review until the transaction ends; a colleague's newer change is reported, not overwritten. */
export async function requireReview(tx: Tx, id: string, version: number): Promise<StoredReview> {
  const [row] = await tx
    .select()
    .from(travellerReviews)
    .where(eq(travellerReviews.id, id))
    .for('update')
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.version !== version) throw new DomainError('VERSION_CONFLICT')
  return row
}

export async function updateReview(
  tx: Tx,
  id: string,
  change: Partial<NewReview>,
): Promise<StoredReview> {
  const [row] = await tx
    .update(travellerReviews)
    .set({ ...change, version: sql`${travellerReviews.version} + 1`, updatedAt: sql`now()` })
    .where(eq(travellerReviews.id, id))
    .returning()
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

export async function reviewsOfBookings(
  db: Db | Tx,
  bookingIds: string[],
): Promise<StoredReview[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(travellerReviews)
    .where(inArray(travellerReviews.bookingId, bookingIds))
    .orderBy(desc(travellerReviews.createdAt), desc(travellerReviews.id))
}

/** Deletes the rows at once; the photographs as soon as the storage allows. */
export async function deleteReviewsOf(tx: Tx, bookingIds: string[]): Promise<void> {
  if (bookingIds.length === 0) return
  const gone = await tx
    .delete(travellerReviews)
    .where(inArray(travellerReviews.bookingId, bookingIds))
    .returning({ filePath: travellerReviews.filePath })
  await scheduleRemoval(
    tx,
    gone.flatMap(({ filePath }) => filePath ?? []),
  )
}

/** Old links stop working; invitations without an answer are deleted. */
export async function forgetOldLinks(db: Db, before: SQL): Promise<void> {
  await db
    .delete(travellerReviews)
    .where(and(eq(travellerReviews.state, 'invited'), lt(travellerReviews.invitedAt, before)))
  await db
    .update(travellerReviews)
    .set({ token: null })
    .where(and(isNotNull(travellerReviews.token), lt(travellerReviews.invitedAt, before)))
}
