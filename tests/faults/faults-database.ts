import type { OpenDatabase } from '../../src/server/platform/db/client.ts'
import { openTestDatabase } from '../../src/server/testing/test-database.ts'

export type FaultsDatabase = OpenDatabase & { url: string }
type Postgres = { url: string; stop: () => Promise<void> }

/** A database of its own, on the PostgreSQL of the test command or on one started here. */
export async function openFaultsDatabase(): Promise<FaultsDatabase> {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startServer()
  if (server) process.env.TEST_DATABASE_URL = server.url
  const { url = '', ...database } = await openTestDatabase()
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      if (!server) return
      delete process.env.TEST_DATABASE_URL
      await server.stop()
    },
  }
}

async function startServer(): Promise<Postgres> {
  const script = new URL('../../scripts/postgres.mjs', import.meta.url).href
  const { startPostgres } = (await import(script)) as { startPostgres: () => Promise<Postgres> }
  return startPostgres()
}
