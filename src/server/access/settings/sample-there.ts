import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { sampleAgency } from '../../platform/db/schema/sample.ts'

/** Whether the sample agency is present or being created. */
export async function isSampleThere(db: Db | Tx): Promise<boolean> {
  const [row] = await selectRows<{ found: boolean }>(
    db,
    sql`select exists (select 1 from ${sampleAgency}) as found`,
  )
  return row?.found === true
}
