import { openTestDatabase } from '../../src/server/testing/test-database.ts'

/** These tests prove nothing on the embedded database, which does one thing at a time. */
export function openPostgresForTests() {
  if (!process.env.TEST_DATABASE_URL) {
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server ("npm test" starts one).')
  }
  return openTestDatabase()
}
