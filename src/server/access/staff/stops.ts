import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { coolingOffDays } from '../../../domain/access/access-changes.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { staffStops } from '../../platform/db/schema/staff.ts'

export type Stop = typeof staffStops.$inferSelect
type About = { accessChangeId: string } | { accountChangeId: string }

/**
 * Draws the right of one recipient to stop one change. The token is only in that person's mail: neither in
 * the outbox, which administrators can read, nor in the database.
 */
export async function drawStop(
  tx: Tx,
  stop: About & { recipient: string; now: Date; days?: number },
): Promise<string> {
  const { recipient, now, days = coolingOffDays, ...about } = stop
  const token = randomBytes(24).toString('base64url')
  await tx.insert(staffStops).values({
    tokenHash: hashOf(token),
    recipient,
    expiresAt: new Date(now.getTime() + days * 86_400_000),
    ...about,
  })
  return token
}

export async function requireStop(db: Db | Tx, token: string, now: Date): Promise<Stop> {
  const [stop] = await db
    .select()
    .from(staffStops)
    .where(eq(staffStops.tokenHash, hashOf(token)))
  if (!stop || stop.expiresAt <= now) throw new DomainError('STOP_INVALID')
  return stop
}

export async function forgetStops(db: Db | Tx, now: Date): Promise<void> {
  await db.delete(staffStops).where(lt(staffStops.expiresAt, now))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
