import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'

/**
 * The database forbids changes of payments, receipts and the log, and writes ledger and receipt numbers
 * itself. A sample brings and removes all of these rows, so for this one transaction the triggers on these
 * tables are off.
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
