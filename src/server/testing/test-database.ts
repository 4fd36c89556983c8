import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import {
  type Db,
  type OpenDatabase,
  openMemoryDatabase,
  openPostgres,
} from '../platform/db/client.ts'
import { migratePostgres, preparationLock } from '../platform/db/migrate-postgres.ts'
import { setFieldKeys } from '../platform/db/sealed-fields.ts'
import { keyRing } from '../platform/keys.ts'

const cacheDir = fileURLToPath(new URL('../../../.cache', import.meta.url))

/** A fresh database for one test file: in memory, or on the PostgreSQL that the test command started. */
export async function openTestDatabase(): Promise<TestDatabase> {
  setFieldKeys(keyRing([Buffer.alloc(32, 7)]))
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openInMemory()
}

/**
 * The same for a file that does not change tables and triggers: the next file of this worker gets its
 * database, emptied.
 */
export async function leaseTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openTestDatabase()
  setFieldKeys(keyRing([Buffer.alloc(32, 7)]))
  const url = emptiedUrls.pop() ?? databaseUrl(server, await createDatabase(server))
  const database = await openPostgres(url)
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await emptyPostgres(url)
      emptiedUrls.push(url)
    },
  }
}

type TestDatabase = OpenDatabase & { url?: string }

async function openOnServer(server: string): Promise<TestDatabase> {
  const name = await createDatabase(server)
  const url = databaseUrl(server, name)
  const database = await openPostgres(url)
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await asking(server, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asking(server, async (admin) => {
    await ensureTemplate(admin, server)
    await admin.query(`create database ${name} template ${template}`)
  })
  return name
}

/** Databases on the server that earlier files of this worker no longer use. */
const emptiedUrls: string[] = []

/** Connections left open by a test must neither hold a lock nor write later. */
function emptyPostgres(url: string): Promise<unknown> {
  return asking(url, async (cleaner) => {
    await cleaner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await cleaner.query(emptied)
  })
}

async function asking(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** In-memory databases that earlier files of this worker no longer use. */
const unused: OpenDatabase[] = []

/** Opening one takes longer than most test files: so it is emptied and given to the next file. */
async function openInMemory(): Promise<OpenDatabase> {
  const database = unused.pop() ?? (await openMemoryDatabase(cacheDir))
  const { db, end } = untilEnded(database.db)
  return {
    ...database,
    db,
    close: async () => {
      end()
      // A program outside of Vitest has no next file, and would never end while its database is open.
      if (process.env['VITEST'] === undefined) return database.close()
      await database.db.execute(sql.raw(emptied))
      unused.push(database)
    },
  }
}

/** Work left running by a test must not write into the next file's database. */
function untilEnded(db: Db): { db: Db; end: () => void } {
  let isOver = false
  const leased = new Proxy(db, {
    get(target, key, receiver) {
      if (isOver) throw new Error('The database of this test is closed.')
      return Reflect.get(target, key, receiver)
    },
  })
  return {
    db: leased,
    end: () => {
      isOver = true
    },
  }
}

/** As after the migrations, without rows. Triggers and foreign keys are off meanwhile. */
const emptied = `do $$
declare name text;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
    execute 'delete from ' || name;
  end loop;
  for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public' loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`

const template = 'migrated_template'

/** All migrations run once per server, and the result is copied afterwards. Two workers may do this at once. */
async function ensureTemplate(admin: pg.Client, server: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [preparationLock])
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount) return
    const unfinished = `${template}_unfinished`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished}`)
    await migratePostgres(databaseUrl(server, unfinished))
    // A pooler in between may keep a connection to it open.
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
