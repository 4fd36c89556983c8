import { sql } from 'drizzle-orm'
import type { Db } from '../../src/server/platform/db/client.ts'
import { openTestDatabase } from '../../src/server/testing/test-database.ts'

/** These tests prove nothing on the embedded database, which runs one statement at a time. */
export function openPostgresForTests() {
  if (!process.env.TEST_DATABASE_URL) {
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server ("npm test" starts one).')
  }
  return openTestDatabase()
}

const spotTables = ['travel_dates', 'travel_bookings', 'waiting_entries'] as const

/** For controls: runs without the database's own check of the spots. */
export async function withoutSpotsSum<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const all = (what: 'disable' | 'enable') =>
    Promise.all(
      spotTables.map((table) =>
        db.execute(sql.raw(`alter table ${table} ${what} trigger ${table}_spots_add_up`)),
      ),
    )
  const newOnes = (what: 'disable' | 'enable') =>
    Promise.all(
      spotTables
        .slice(1)
        .map((table) =>
          db.execute(sql.raw(`alter table ${table} ${what} trigger ${table}_new_spots_add_up`)),
        ),
    )
  await all('disable')
  await newOnes('disable')
  try {
    return await work()
  } finally {
    await all('enable')
    await newOnes('enable')
  }
}
