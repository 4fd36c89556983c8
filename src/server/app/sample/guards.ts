import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

/**
 * The database lets nobody change a payment, a receipt or the log, writes the ledger itself and numbers papers. A sample
 * brings all of that along and takes it away again: for this one transaction, on these tables, the guards look away.
 */
export async function withoutGuards(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  await turn(tx, tables, 'disable')
  await work()
  await turn(tx, tables, 'enable')
}

async function turn(tx: Tx, tables: readonly string[], how: 'disable' | 'enable'): Promise<void> {
  for (const table of tables) {
    await tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(how)} trigger user`)
  }
}
