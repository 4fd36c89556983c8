import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Db } from '../db/client.ts'
import { compileOnce } from '../db/compile-once.ts'
import { DataDirectoryInUse } from '../db/data-lock.ts'
import { embeddedTemplate, openCopy, openEmbedded } from '../db/embedded.ts'
import { migrationsFolder } from '../db/migrations-folder.ts'
import { selectRows } from '../db/rows.ts'
import type { Env } from '../env.ts'
import { StartFailure } from '../start-failure.ts'
import { isThisRelease, migrationsUpTo } from './schema-version.ts'
import { withCopy } from './snapshot.ts'

const casing = 'snake_case'
const cacheDir = fileURLToPath(new URL('../../../../.cache', import.meta.url))

/** Connects without the time limits of the site's own connections, because reading all tables may take long. */
export async function withPostgres<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartFailure(`DATABASE_URL: the database can't be reached (${reason}).`)
  }
  try {
    return await work(drizzlePg({ client, casing }))
  } finally {
    await client.end()
  }
}

/** Opens the database as it is: no migrations run and nothing in it is changed. */
export async function withSource<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return withPostgres(env.DATABASE_URL, work)
  try {
    return await withStoppedEmbedded(env, work)
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error
    return withCopy(env.dataDir, async (folder) => {
      const client = await openCopy(folder)
      try {
        return await work(drizzlePglite({ client, casing }))
      } finally {
        await client.close()
      }
    })
  }
}

export function requireDatabase({ dataDir }: Env): void {
  if (!existsSync(path.join(dataDir, 'database', 'ready'))) {
    throw new StartFailure(`DATA_DIR ${dataDir} holds no database.`)
  }
}

/** Opens the embedded database; possible only while no site is running on it. */
export async function withStoppedEmbedded<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  requireDatabase(env)
  compileOnce()
  const { pg: client, release } = await openEmbedded(env.dataDir, async () => undefined)
  try {
    return await work(drizzlePglite({ client, casing }))
  } finally {
    await client.close()
    await release()
  }
}

/**
 * Makes a new database with the tables of that schema version, lets `fill` insert the rows, then runs the
 * remaining migrations.
 */
export async function makeDatabase(env: Env, schema: number, fill: (db: Db) => Promise<void>) {
  const folder = await migrationsUpTo(schema)
  try {
    if (env.DATABASE_URL) await fillPostgres(env.DATABASE_URL, folder, fill)
    else await fillEmbedded(env, { folder, isCurrent: await isThisRelease(schema) }, fill)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fillPostgres(url: string, folder: string, fill: (db: Db) => Promise<void>) {
  await withPostgres(url, async (db) => {
    await requireNew(db)
    const client = db as Parameters<typeof migratePg>[0]
    // As when the server starts: the tables never go into a schema named after the database user.
    await client.execute('set search_path to public')
    await migratePg(client, { migrationsFolder: folder })
    await fill(db)
    await migratePg(client, { migrationsFolder })
  })
}

/** Requires a database without sign-ins and bookings: then everything in it was made by a first start. */
async function requireNew(db: Db): Promise<void> {
  const [known] = await selectRows<{ there: boolean }>(
    db,
    sql`select to_regclass('public.travel_bookings') is not null as there`,
  )
  if (!known?.there) return
  const [used] = await selectRows<{ used: boolean }>(
    db,
    sql`select exists (select from travel_bookings) or exists (select from staff_users) as used`,
  )
  if (used?.used) {
    throw new StartFailure('DATABASE_URL: this database is in use. Make a new one (createdb).')
  }
}

/**
 * Filled under a temporary name and moved at the end, so that the server never starts on a half-filled
 * database.
 */
async function fillEmbedded(
  env: Env,
  { folder, isCurrent }: { folder: string; isCurrent: boolean },
  fill: (db: Db) => Promise<void>,
) {
  const target = path.join(env.dataDir, 'database')
  if (existsSync(path.join(target, 'ready'))) {
    throw new StartFailure(
      `DATA_DIR ${env.dataDir} already holds a database: choose an empty folder.`,
    )
  }
  const aside = path.join(env.dataDir, 'restoring')
  await rm(aside, { recursive: true, force: true })
  compileOnce()
  const template = async () => (isCurrent ? embeddedTemplate(cacheDir) : undefined)
  const { pg: client, release } = await openEmbedded(aside, template)
  try {
    const db = drizzlePglite({ client, casing })
    await migratePglite(db, { migrationsFolder: folder })
    await fill(db)
    await migratePglite(db, { migrationsFolder })
  } finally {
    await client.close()
    await release()
  }
  await rm(target, { recursive: true, force: true })
  await rename(path.join(aside, 'database'), target)
  await rm(aside, { recursive: true, force: true })
}
