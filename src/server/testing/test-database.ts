import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type OpenDatabase, openMemoryDatabase, openPostgres } from '../platform/db/client.ts'
import { migratePostgres, preparationLock } from '../platform/db/migrate-postgres.ts'
import { setFieldKeys } from '../platform/db/sealed-fields.ts'
import { keyRing } from '../platform/keys.ts'

const cacheDir = fileURLToPath(new URL('../../../.cache', import.meta.url))

/** A fresh database for one test file: in memory, or on the PostgreSQL that the test command started. */
export async function openTestDatabase(): Promise<OpenDatabase & { url?: string }> {
  setFieldKeys(keyRing([Buffer.alloc(32, 7)]))
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openMemoryDatabase(cacheDir)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await ensureTemplate(admin, server)
  await admin.query(`create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const database = await openPostgres(url)
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const template = 'migrated_template'

/** All migrations done once per server, and copied afterwards. Two workers may come at the same time. */
async function ensureTemplate(admin: pg.Client, server: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [preparationLock])
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount) return
    const unfinished = `${template}_unfinished`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished}`)
    await migratePostgres(databaseUrl(server, unfinished))
    // A pooler between keeps a connection to it for the next who asks.
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      unfinished,
    ])
    await admin.query(`alter database ${unfinished} rename to ${template}`)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [preparationLock])
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
