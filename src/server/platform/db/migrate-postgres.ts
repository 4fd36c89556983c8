import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { causesOf } from '../error-causes.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** An arbitrary number, the same in every process: one process prepares the database while the others wait. */
export const preparationLock = 7_340_021

/**
 * A schema change waits for the queries that use the table, and all later queries wait behind it: so not for
 * long.
 */
const lockLimit = '10s'
const attempts = 6
const pauseMs = 2_000
const lockNotAvailable = '55P03'

/**
 * Uses a connection of its own, because changing a large table takes longer than the limit for the site's
 * queries. A process that finds another one migrating waits until it is done, however long that takes. Lock,
 * limits and migrations are in one transaction: behind a pooler in transaction mode, session settings would
 * stay on a connection that is then given to another client.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A lost connection already fails the current query; the unhandled event must not end the process as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseShadowedTables(client)
    await migrateWhenFree(client)
  } finally {
    await client.end()
  }
}

/**
 * Without this, a user with a schema of its own name would get half of the tables there, and the other half
 * would not find them.
 */
const schemaFirst = 'set local search_path to public'

/** Tables of the same name in the user's own schema would be found first, whatever the migrations did. */
async function refuseShadowedTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname as name from pg_tables
      where tablename = 'travel_bookings' and schemaname = current_user and schemaname <> 'public'`,
  )
  const own = rows[0]?.name
  if (own)
    throw new Error(
      `its user finds tables of the site in the schema "${own}" before those in "public": move or drop them, or set search_path to public for this user`,
    )
}

/** All migrations are one transaction, so an interrupted attempt leaves nothing behind. */
async function migrateWhenFree(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(schemaFirst)
      await client.query('set local statement_timeout = 0')
      await client.query('set local lock_timeout = 0')
      await client.query('select pg_advisory_xact_lock($1)', [preparationLock])
      await client.query(`set local lock_timeout = '${lockLimit}'`)
      // The migrator's own BEGIN has no effect inside this transaction, and its COMMIT commits both.
      await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
      return
    } catch (error) {
      // If the connection was lost, the database has rolled back already.
      await client.query('rollback').catch(() => undefined)
      if (attempt >= attempts || !isLockNotAvailable(error)) throw error
      await wait(pauseMs)
    }
  }
}

function isLockNotAvailable(error: unknown): boolean {
  return causesOf(error).some((cause) => (cause as { code?: unknown }).code === lockNotAvailable)
}
