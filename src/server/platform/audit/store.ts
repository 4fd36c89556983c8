import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AuditEntity } from '../../../contract/admin/audit.ts'
import type { Db, Tx } from '../db/client.ts'
import { selectRows } from '../db/rows.ts'
import { auditLog } from '../db/schema/operations.ts'
import { staffUsers } from '../db/schema/staff.ts'
import type { ListedEntry } from './entry.ts'

export function entryView(row: typeof auditLog.$inferSelect): ListedEntry {
  return { ...row, at: row.at.toISOString(), subject: null }
}

export const newestFirst = [desc(auditLog.at), desc(auditLog.id)]

/** The audit entries of one record, newest first. */
export async function entriesOf(
  db: Db,
  entity: AuditEntity,
  entityId: string,
): Promise<ListedEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(...newestFirst)
    .limit(200)
  return rows.map(entryView)
}

/** The state of a record before the latest time that this action was logged for it. */
export async function lastBefore(
  tx: Tx,
  entity: AuditEntity,
  entityId: string,
  action: string,
): Promise<unknown> {
  const [row] = await tx
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, entityId),
        eq(auditLog.action, action),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1)
  return row?.before
}

/** Lists every action once, by a loose index scan (from one value to the next) instead of reading all rows. */
export async function listActions(db: Db): Promise<string[]> {
  const rows = await selectRows<{ action: string }>(
    db,
    sql`with recursive hop(action) as (
      (select action from audit_log order by action limit 1)
      union all
      select (select a.action from audit_log a where a.action > hop.action order by a.action limit 1)
      from hop where hop.action is not null
    ) select action from hop where action is not null`,
  )
  return rows.map((row) => row.action)
}

export async function listActors(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .orderBy(asc(staffUsers.name), asc(staffUsers.id))
}
