import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { DomainError } from '../../domain/errors.ts'
import type { Db } from '../platform/db/client.ts'
import { prepared } from '../platform/db/prepared.ts'
import { rateLimits } from '../platform/db/schema/operations.ts'
import { noteRefusal, watchSize } from '../platform/watch/observations.ts'
import { networkOf } from './visitor-network.ts'

const window = 10 * 60_000

/** Per visitor's network in ten minutes: high enough for an office behind one address. */
export const limits = {
  booking: 240,
  message: 120,
  upload: 120,
  signIn: 60,
  /** Per member of staff: ten attempts at a password or a code. */
  confirmation: 10,
  /** Per member of staff: enough for uploading a whole folder of pictures at once. */
  picture: 600,
  tracking: 1200,
  /** A visit reports a handful of errors; more are invented. */
  pageError: 60,
  link: 1200,
  /** Per booking, not per address: each change sends mail to the agency. */
  declaration: 30,
  /** Per booking and per address. */
  summary: 60,
  /** The server renders a page for each: more than an editor looks at while writing. */
  preview: 600,
  /** Codes of vouchers, per booking and per address: too few to guess one. */
  voucher: 30,
} as const

export type Limit = keyof typeof limits

/**
 * A caller over the limit stays refused until the window ends. Remembering that here saves the query:
 * otherwise refused requests would cost as much as served ones.
 */
const refused = new Map<string, number>()
const mostRefused = 10_000

const countCall = prepared('count call', ['key', 'windowStart'], (db, { key, windowStart }) =>
  db
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } })
    .returning({ count: rateLimits.count }),
)

/** Counted in the database, so that several processes share the count. The address itself is not stored. */
export async function requireWithinLimit(
  { db, now }: { db: Db; now: () => Date },
  action: Limit,
  caller: string,
): Promise<void> {
  const start = Math.floor(now().getTime() / window) * window
  const hashed = hash('sha256', `${start} ${networkOf(caller)}`, 'base64url')
  const key = `${action}:${hashed.slice(0, 22)}`
  if (refused.get(key) === start) throw overLimit(action)
  const [row] = await countCall(db, { key, windowStart: new Date(start) })
  if (row && row.count > limits[action]) {
    remember(key, start)
    throw overLimit(action)
  }
}

function overLimit(action: string): DomainError {
  noteRefusal(action)
  return new DomainError('RATE_LIMITED', { action })
}

function remember(key: string, start: number) {
  if (refused.size >= mostRefused) refused.clear()
  refused.set(key, start)
}

const reads = { start: 0, counts: new Map<string, number>() }
/** A page makes a handful of reads: this is enough for a busy office behind one address. */
export const mostReads = 12_000
watchSize('refused visitors', () => refused.size)
watchSize('counted readers', () => reads.counts.size)

/** Reads are counted in this process only: a database write for every read would cost more than the read. */
export function requireWithinReads({ now }: { now: () => Date }, caller: string): void {
  const start = Math.floor(now().getTime() / window) * window
  if (reads.start !== start || reads.counts.size > mostRefused) {
    reads.start = start
    reads.counts.clear()
  }
  const network = networkOf(caller)
  const count = (reads.counts.get(network) ?? 0) + 1
  reads.counts.set(network, count)
  if (count > mostReads) throw overLimit('reading')
}
