import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { DomainError } from '../../domain/errors.ts'
import type { Db } from '../platform/db/client.ts'
import { prepared } from '../platform/db/prepared.ts'
import { rateLimits } from '../platform/db/schema/operations.ts'
import { noteRefusal, watchSize } from '../platform/watch/observations.ts'
import { networkOf } from './visitor-network.ts'

const window = 10 * 60_000

/** Per visitor's network in ten minutes: an office behind one address must be able to work. */
export const limits = {
  booking: 240,
  message: 120,
  upload: 120,
  signIn: 60,
  /** Per member of staff: whoever guesses a password or a code gets ten tries. */
  confirmation: 10,
  /** Per member of staff: pictures for the pages, also a whole folder at once. */
  picture: 600,
  tracking: 1200,
  /** A visit tells a handful; whoever tells more makes them up. */
  pageError: 60,
  link: 1200,
  /** Per booking, not per address: each change sends mail to the agency. */
  declaration: 30,
  /** Per booking and per address. */
  summary: 60,
  /** A page is drawn for each: more than an editor looks at while writing. */
  preview: 600,
  /** Codes of vouchers, per booking and per address: whoever guesses gets nowhere. */
  voucher: 30,
} as const

export type Limit = keyof typeof limits

/**
 * Who is over the limit stays so until the window ends: the database need not be asked again, or a
 * flood that is refused would still cost as much as one that is served.
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

/** Counted in the database, so that several processes agree. The address itself is not kept. */
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
/** A page asks for a handful of things: enough for an office that never stops turning pages. */
export const mostReads = 12_000
watchSize('refused visitors', () => refused.size)
watchSize('counted readers', () => reads.counts.size)

/** Reading is counted in this process only: a write for every read would be the dearer of the two. */
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
