import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditEntity } from '../../../contract/admin/audit.ts'
import { addDays } from '../../../domain/dates.ts'
import { withSubjects } from '../../office/audit/subjects.ts'
import type { Db, Tx } from '../db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../db/paging.ts'
import { midnightInRome } from '../db/rome-midnight.ts'
import { selectRows } from '../db/rows.ts'
import { auditLog } from '../db/schema/operations.ts'
import { staffUsers } from '../db/schema/staff.ts'
import type { Deps } from '../deps.ts'
import type { ListedEntry } from './entry.ts'

export type AuditFilters = {
  from?: string | undefined
  to?: string | undefined
  actorId?: string | undefined
  entity?: AuditEntity | undefined
  entityId?: string | undefined
  action?: string | undefined
}

export function entryView(row: typeof auditLog.$inferSelect): ListedEntry {
  return { ...row, at: row.at.toISOString(), subject: null }
}

const newestFirst = [desc(auditLog.at), desc(auditLog.id)]

/** What happened to one thing, newest first. */
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

/** Only what happened, newest first. */
export async function actionsOn(
  db: Db | Tx,
  entity: AuditEntity,
  entityId: string,
): Promise<{ action: string }[]> {
  return db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(...newestFirst)
}

/** How a thing stood before something last happened to it. */
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

/** What happened lately, without the comings and goings of the staff themselves. */
export async function recentEntries(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  limit: number,
): Promise<ListedEntry[]> {
  const rows = await deps.db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.entity} in ('booking', 'link', 'departure', 'iban')`)
    .orderBy(...newestFirst)
    .limit(limit)
  return withSubjects(deps, rows.map(entryView))
}

const alertDays = 2

/** Unusual looks at personal data, while they are news. */
export async function recentAlerts(db: Db, now: Date): Promise<ListedEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'unusual_reveals'),
        gte(auditLog.at, new Date(now.getTime() - alertDays * 86_400_000)),
      ),
    )
    .orderBy(...newestFirst)
    .limit(5)
  return rows.map(entryView)
}

export async function pageOfEntries(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  filters: AuditFilters,
  page: PageRequest,
): Promise<Page<ListedEntry>> {
  const { db } = deps
  const where = conditions(filters)
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(...newestFirst)
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    countUpTo(db, sql`select 1 from ${auditLog} where ${where ?? sql`true`}`),
  ])
  return { ...page, ...counted, items: await withSubjects(deps, rows.map(entryView)) }
}

function conditions(filters: AuditFilters): SQL | undefined {
  return and(
    filters.from ? gte(auditLog.at, midnightInRome(filters.from)) : undefined,
    filters.to ? lt(auditLog.at, midnightInRome(addDays(filters.to, 1))) : undefined,
    filters.actorId ? eq(auditLog.actorId, filters.actorId) : undefined,
    filters.entity ? eq(auditLog.entity, filters.entity) : undefined,
    filters.entityId ? eq(auditLog.entityId, filters.entityId) : undefined,
    filters.action ? eq(auditLog.action, filters.action) : undefined,
  )
}

/** Every action once, hopping from one to the next in the index instead of reading all rows. */
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
    .orderBy(asc(staffUsers.name))
}
