import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { DomainError } from '../../domain/errors.ts'
import type { Db } from '../db/client.ts'
import { rateLimits } from '../db/schema/operations.ts'

const window = 10 * 60_000

/** Per address in ten minutes: an office behind one address must be able to work. */
export const limits = {
  booking: 240,
  message: 120,
  upload: 120,
  signIn: 60,
  tracking: 1200,
  link: 1200,
  /** Per booking, not per address: each change sends mail to the agency, each summary is drawn anew. */
  declaration: 30,
  summary: 60,
} as const

/** Counted in the database, so that several processes agree. The address itself is not kept. */
export async function requireWithinLimit(
  { db, now }: { db: Db; now: () => Date },
  action: keyof typeof limits,
  address: string,
): Promise<void> {
  const start = new Date(Math.floor(now().getTime() / window) * window)
  const hashed = createHash('sha256').update(`${start.getTime()} ${address}`).digest('base64url')
  const key = `${action}:${hashed.slice(0, 22)}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: start, count: 1 })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } })
    .returning({ count: rateLimits.count })
  if (row && row.count > limits[action]) throw new DomainError('RATE_LIMITED', { action })
}
