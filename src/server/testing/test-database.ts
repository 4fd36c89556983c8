import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type OpenDatabase, openMemoryDatabase, openPostgres } from '../db/client.ts'
import { setFieldKeys } from '../db/sealed-fields.ts'
import { keyRing } from '../keys.ts'

const cacheDir = fileURLToPath(new URL('../../../.cache', import.meta.url))

/** A fresh database for one test file: in memory, or on the PostgreSQL that the test command started. */
export async function openTestDatabase(): Promise<OpenDatabase & { url?: string }> {
  setFieldKeys(keyRing([Buffer.alloc(32, 7)]))
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openMemoryDatabase(cacheDir)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href)
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
