import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditEntity } from '../../../contract/admin/audit.ts'
import { addDays } from '../../../domain/dates.ts'
import type { ListedEntry } from '../../platform/audit/entry.ts'
import { entryView, newestFirst } from '../../platform/audit/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../../platform/db/paging.ts'
import { midnightInRome } from '../../platform/db/rome-midnight.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import type { Deps } from '../../platform/deps.ts'
import { withSubjects } from './subjects.ts'

type AuditFilters = {
  from?: string | undefined
  to?: string | undefined
  actorId?: string | undefined
  entity?: AuditEntity | undefined
  entityId?: string | undefined
  action?: string | undefined
}

/** The latest changes of bookings, links, departures and accounts, without the staff's own sign-ins. */
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

/** Unusual looks at personal data, while they are recent. */
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
