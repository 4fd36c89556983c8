import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { passportVerificationLinks } from '../../platform/db/schema/links.ts'
import { hasToken } from '../../platform/db/sealed-tokens.ts'

export type VerificationLink = typeof passportVerificationLinks.$inferSelect

export async function findVerificationLink(
  db: Db | Tx,
  token: string,
): Promise<VerificationLink | undefined> {
  const [row] = await db
    .select()
    .from(passportVerificationLinks)
    .where(hasToken(passportVerificationLinks.token, token))
    .limit(1)
  return row
}

/** One statement, so that of two concurrent visitors only one gets the row. */
export async function takeVerificationLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<VerificationLink | undefined> {
  const [row] = await tx
    .update(passportVerificationLinks)
    .set({ used: true, usedAt: now })
    .where(
      and(
        hasToken(passportVerificationLinks.token, token),
        eq(passportVerificationLinks.used, false),
      ),
    )
    .returning()
  return row
}

/** An older review never replaces a newer one. */
export async function saveReview(
  tx: Tx,
  externalUserId: string,
  review: { answer: string; at: Date },
): Promise<VerificationLink | undefined> {
  const [row] = await tx
    .update(passportVerificationLinks)
    .set({ reviewAnswer: review.answer, completedAt: review.at })
    .where(
      and(
        eq(passportVerificationLinks.externalUserId, externalUserId),
        or(
          isNull(passportVerificationLinks.completedAt),
          lt(passportVerificationLinks.completedAt, review.at),
        ),
      ),
    )
    .returning()
  return row
}
