import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { causesOf } from '../error-causes.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Any number, the same in every process: one prepares the database while the others wait. */
export const preparationLock = 7_340_021

/** A change of a table waits for those who use it, and everybody else waits behind it: not for long. */
const lockLimit = '10s'
const attempts = 6
const pauseMs = 2_000
const lockNotAvailable = '55P03'

/**
 * On a connection of its own: changing a large table takes longer than a query of the site may. A
 * process that finds another one at it waits until that one is done, however long it takes.
 *
 * Lock, limits and migrations are one transaction: behind a pooler that hands out connections by the
 * transaction, whatever belongs to a session would stay with somebody else.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Losing the connection fails the query under way; it must not end the process besides.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseShadowedTables(client)
    await migrateWhenFree(client)
  } finally {
    await client.end()
  }
}

/** A user who has a schema of its own name would get half of the tables there, and the other half would not find them. */
const schemaFirst = 'set local search_path to public'

/** Tables of that name in the user's own schema would be found first, whatever the migrations did. */
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

/** All migrations are one transaction: given up half-way, nothing has happened. */
async function migrateWhenFree(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(schemaFirst)
      await client.query('set local statement_timeout = 0')
      await client.query('set local lock_timeout = 0')
      await client.query('select pg_advisory_xact_lock($1)', [preparationLock])
      await client.query(`set local lock_timeout = '${lockLimit}'`)
      // Its own beginning changes nothing within a transaction, and its end is the end of both.
      await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
      return
    } catch (error) {
      // Lost with its connection, it is undone all the same.
      await client.query('rollback').catch(() => undefined)
      if (attempt >= attempts || !isLockNotAvailable(error)) throw error
      await wait(pauseMs)
    }
  }
}

function isLockNotAvailable(error: unknown): boolean {
  return causesOf(error).some((cause) => (cause as { code?: unknown }).code === lockNotAvailable)
}
