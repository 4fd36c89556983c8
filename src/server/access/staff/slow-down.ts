import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { signInRules, waitSeconds } from '../../../domain/access/sign-in.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { staffSignInFailures as failures } from '../../platform/db/schema/staff.ts'

type Attempt = { email: string; network: string }
type Counting = { db: Db; now: () => Date }

/** Account and network together: an attacker slows down only their own network, not the owner elsewhere. */
function keyOf({ email, network }: Attempt): string {
  return createHash('sha256').update(`${email.trim().toLowerCase()} ${network}`).digest('base64url')
}

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs attempts for the same account and network one after the other: concurrent guesses must not all read
 * the same old count.
 */
export function withPatience<Answer>(
  deps: Counting,
  attempt: Attempt,
  work: () => Promise<{ answer: Answer; outcome: 'right' | 'wrong' | 'neither' }>,
): Promise<Answer> {
  const key = keyOf(attempt)
  const turn = (queues.get(key) ?? Promise.resolve()).then(() => inTurn(deps, key, work))
  const settled = turn.catch(() => undefined)
  queues.set(key, settled)
  void settled.then(() => queues.get(key) === settled && queues.delete(key))
  return turn
}

async function inTurn<Answer>(
  { db, now }: Counting,
  key: string,
  work: () => Promise<{ answer: Answer; outcome: 'right' | 'wrong' | 'neither' }>,
): Promise<Answer> {
  await requirePatience(db, key, now())
  const { answer, outcome } = await work()
  if (outcome === 'wrong') await count(db, key, now())
  if (outcome === 'right') await db.delete(failures).where(eq(failures.key, key))
  return answer
}

async function requirePatience(db: Db, key: string, now: Date): Promise<void> {
  const [row] = await db.select().from(failures).where(eq(failures.key, key)).limit(1)
  if (!row || isForgotten(row.lastFailureAt, now)) return
  const left = row.lastFailureAt.getTime() + waitSeconds(row.failures) * 1000 - now.getTime()
  if (left > 0) throw new DomainError('SIGN_IN_SLOWED', { seconds: Math.ceil(left / 1000) })
}

function isForgotten(last: Date, now: Date): boolean {
  return now.getTime() - last.getTime() > signInRules.forgottenAfterHours * 3_600_000
}

async function count(db: Db, key: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - signInRules.forgottenAfterHours * 3_600_000)
  await db
    .insert(failures)
    .values({ key, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: failures.key,
      set: {
        failures: sql`case when ${failures.lastFailureAt} < ${since.toISOString()}::timestamptz then 1 else ${failures.failures} + 1 end`,
        lastFailureAt: now,
      },
    })
}
