import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'

/** The database forbids this: the test disables the trigger for a moment. */
export async function emptyAuditLog(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log disable trigger user`)
    await tx.execute(sql`delete from audit_log`)
    await tx.execute(sql`alter table audit_log enable trigger user`)
  })
}
