import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { openEmbedded, openInMemory } from './embedded.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** What queries are written against: the embedded database and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type OpenDatabase = {
  db: Db
  kind: 'embedded' | 'postgres'
  close: () => Promise<void>
}

const casing = 'snake_case'
/** Any number, the same in every process: one migrates while the others wait. */
const migrationLock = 7_340_021

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  // Nor one that is lost between two queries of a transaction: the next query of it fails instead.
  pool.on('connect', (client) => client.on('error', () => undefined))
  watchConnections(pool)
  const db = drizzlePg({ client: pool, casing })
  try {
    await migrateUnderLock(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db, kind: 'postgres', close: () => pool.end() }
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

async function migrateUnderLock(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migratePg(drizzlePg({ client, casing }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    client.release()
  }
}

export async function openEmbeddedDatabase(
  dataDir: string,
  cacheDir: string,
): Promise<OpenDatabase> {
  const { pg: client, release } = await openEmbedded(dataDir, cacheDir)
  const db = drizzlePglite({ client, casing })
  await migratePglite(db, { migrationsFolder })
  return {
    db,
    kind: 'embedded',
    close: async () => {
      await client.close()
      await release()
    },
  }
}

export async function openMemoryDatabase(cacheDir: string): Promise<OpenDatabase> {
  const client = await openInMemory(cacheDir)
  return {
    db: drizzlePglite({ client, casing }),
    kind: 'embedded',
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
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'
