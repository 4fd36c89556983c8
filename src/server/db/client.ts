import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { causesOf } from '../error-causes.ts'
import { isTracing, nameOfStatement, traced } from '../watch/traces.ts'
import { embeddedTemplate, openEmbedded, openInMemory } from './embedded.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** What queries are written against: the embedded database and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type OpenDatabase = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Asked on a connection of its own where there are several: busy is not away. */
  isReachable: () => Promise<boolean>
  /** How many connections there are; the embedded database has none. */
  pool?: () => PoolUse
  /** Only the embedded one: its files as of one moment, while the site goes on. */
  copyTo?: (folder: string) => Promise<void>
  close: () => Promise<void>
}

export type PoolUse = { used: number; idle: number; waiting: number }

const casing = 'snake_case'
const lockLimitMs = 3_000

export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migratePostgres(url)
  const pool = openPool(url, 20, { connect: 5_000, statement: 15_000 })
  // Whether the site can serve must be answered in time, also while all other connections wait.
  const apart = openPool(url, 1, { connect: 2_000, statement: 2_000 })
  const db = drizzlePg({ client: pool, casing })
  return {
    db,
    kind: 'postgres',
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isReachable: () => isReachable(drizzlePg({ client: apart, casing })),
    close: async () => {
      await Promise.all([pool.end(), apart.end()])
    },
  }
}

export function openPool(url: string, max: number, limits: { connect: number; statement: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    // A row that somebody holds (a departure, above all) costs those who wait for it their turn, not
    // everybody else the connections: a booking holds one for some hundredths of a second.
    lock_timeout: lockLimitMs,
    idle_in_transaction_session_timeout: 15_000,
  })
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  // Nor one that is lost between two queries of a transaction: the next query of it fails instead.
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (isTracing()) pool.on('connect', traceQueries)
  watchConnections(pool)
  return pool
}

type Query = (...args: unknown[]) => unknown

/** Only what is awaited is measured: with a callback it belongs to the pool's own bookkeeping. */
function traceQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  const measured: Query = (...args) => {
    const [statement] = args as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    if (typeof args.at(-1) === 'function') return query(...args)
    const attributes = { 'db.system.name': 'postgresql' }
    return traced(nameOfStatement(text), attributes, async () => query(...args))
  }
  client.query = measured as typeof client.query
}

type Connect = pg.Pool['connect']

/**
 * A transaction whose very first query fails never gives its connection back, and after twenty of
 * them the site would wait for ever: a connection that has ended goes back by itself.
 */
function watchConnections(pool: pg.Pool) {
  const connect = pool.connect.bind(pool)
  const watched = (callback?: Parameters<Connect>[0]) =>
    callback ? connect(callback) : connect().then(giveBackWhenLost)
  pool.connect = watched as Connect
}

function giveBackWhenLost(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client)
  let isBack = false
  const release = (error?: Error | boolean) => {
    if (isBack) return
    isBack = true
    client.removeListener('end', lost)
    giveBack(error)
  }
  const lost = () => release(true)
  client.once('end', lost)
  client.release = release
  return client
}

export async function openEmbeddedDatabase(
  dataDir: string,
  cacheDir: string,
): Promise<OpenDatabase> {
  const opened = await openEmbedded(dataDir, () => embeddedTemplate(cacheDir))
  const { pg: client, release, copyTo } = opened
  const db = drizzlePglite({ client, casing })
  await migratePglite(db, { migrationsFolder })
  return {
    db,
    kind: 'embedded',
    isReachable: () => isReachable(db),
    copyTo,
    close: async () => {
      await client.close()
      await release()
    },
  }
}

export async function openMemoryDatabase(cacheDir: string): Promise<OpenDatabase> {
  const client = await openInMemory(cacheDir)
  const db = drizzlePglite({ client, casing })
  return {
    db,
    kind: 'embedded',
    isReachable: () => isReachable(db),
    close: () => client.close(),
  }
}

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}

/** The SQLSTATE of a failed query, wherever the driver put it. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'
