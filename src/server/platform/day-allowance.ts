import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { todayInRome } from '../../domain/dates.ts'
import type { Db, Tx } from './db/client.ts'
import { rateLimits } from './db/schema/operations.ts'

export type Take = { what: string; whose: string; amount: number; limit: number }

/**
 * A daily limit for one visitor, or for all together. It is counted in the database, so that several
 * processes share the count; visitors appear there only as a hash. Answers false when the amount exceeds the
 * limit.
 */
export async function takeOfDay(
  db: Db | Tx,
  now: Date,
  { what, whose, amount, limit }: Take,
): Promise<boolean> {
  const hash = createHash('sha256')
    .update(`${todayInRome(now)} ${whose}`)
    .digest('base64url')
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `${what}:${hash.slice(0, 22)}`, windowStart: now, count: amount })
    .onConflictDoUpdate({
      target: rateLimits.key,
      // Beyond the limit nothing is added, so that the number can't grow without end.
      set: {
        count: sql`case when ${rateLimits.count} > ${limit} then ${rateLimits.count} else ${rateLimits.count} + ${amount} end`,
      },
    })
    .returning({ count: rateLimits.count })
  return (row?.count ?? amount) <= limit
}
