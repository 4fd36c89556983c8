import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { causesOf } from '../error-causes.ts'
import { embeddedTemplate, openEmbedded, openInMemory } from './embedded.ts'
import { keepStatements } from './kept-statements.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openPool } from './pool.ts'

/** The type for queries, valid for the embedded database and for PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type OpenDatabase = {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Uses a connection of its own where there are several, so that a busy database is not reported as down. */
  isReachable: () => Promise<boolean>
  /** The use of the connection pool; the embedded database has none. */
  pool?: () => PoolUse
  /** Embedded database only: copies its files as of one moment while the site keeps running. */
  copyTo?: (folder: string) => Promise<void>
  close: () => Promise<void>
}

export type PoolUse = { used: number; idle: number; waiting: number }

/** How property names are written as column names. */
export const casing = 'snake_case'

export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migratePostgres(url)
  const pool = openPool(url, 20, { connect: 5_000, statement: 15_000 })
  // A health check must be answered in time, even while all other connections are taken.
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

/** `isFixed`: its tables do not change while it is open. */
export async function openMemoryDatabase(
  cacheDir: string,
  { isFixed = false } = {},
): Promise<OpenDatabase> {
  const client = await openInMemory(cacheDir)
  if (isFixed) keepStatements(client)
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
