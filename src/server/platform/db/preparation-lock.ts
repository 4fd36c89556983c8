import { sql } from 'drizzle-orm'
import type { Tx } from './client.ts'
import { preparationLock } from './migrate-postgres.ts'

/** Held until the transaction ends, for work that only one process may do at a first start. The others wait. */
export async function takePreparationLock(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`)
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${preparationLock})`)
}
