import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from './client.ts'

/** Rows of a hand-written query. Both drivers answer `{ rows }`, but their common type does not say so. */
export async function selectRows<Row extends Record<string, unknown>>(
  db: Db | Tx,
  query: SQL,
): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
