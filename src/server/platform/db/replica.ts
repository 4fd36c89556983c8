import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { casing, type Db } from './client.ts'
import { openPool } from './pool.ts'
import { selectRows } from './rows.ts'
import { replicaHeartbeat } from './schema/operations.ts'

/** How far a list may lag behind: a colleague's change is visible within that time. */
export const mostBehindMs = 3_000
const checkMs = 1_000

export type ReplicaState = 'used' | 'behind' | 'away'

/** A read replica for lists and charts. No decision is ever based on it. */
export type Replica = {
  db: Db
  state: () => ReplicaState
  /** Called when a query on it failed: the next check decides whether it may be used again. */
  distrust: () => void
  close: () => Promise<void>
}

type Beat = { at: Date }

/**
 * The replica's lag is measured by a timestamp that this process writes into the primary every second. That
 * works for every kind of replica, also for one that lost its connection and believes it is up to date.
 */
export async function openReplica(main: Db, url: string): Promise<Replica> {
  const pool = openPool(url, 10, { connect: 2_000, statement: 15_000 })
  const db: Db = drizzle({ client: pool, casing })
  const stopping = new AbortController()
  let state: ReplicaState = 'away'
  const check = async () => {
    state = await stateOf(main, db).catch(() => 'away' as const)
  }
  await check()
  const checks = repeat(check, stopping.signal)
  return {
    db,
    state: () => state,
    distrust: () => {
      state = 'away'
    },
    close: async () => {
      stopping.abort()
      await checks
      await pool.end()
    },
  }
}

async function repeat(check: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(checkMs, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await check()
  }
}

async function stateOf(main: Db, replica: Db): Promise<ReplicaState> {
  const now = await beat(main)
  const [seen] = await selectRows<Beat>(
    replica,
    sql`select ${replicaHeartbeat.at} as at from ${replicaHeartbeat}`,
  )
  if (!seen) return 'behind'
  return now.getTime() - new Date(seen.at).getTime() <= mostBehindMs ? 'used' : 'behind'
}

async function beat(main: Db): Promise<Date> {
  const at = sql`clock_timestamp()`
  const [row] = await main
    .insert(replicaHeartbeat)
    .values({ id: 1, at })
    .onConflictDoUpdate({ target: replicaHeartbeat.id, set: { at } })
    .returning({ at: replicaHeartbeat.at })
  if (!row) throw new Error('The mark for the replica was not written.')
  return row.at
}
