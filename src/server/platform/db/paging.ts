import { type SQL, sql } from 'drizzle-orm'
import { countLimit } from '../../../contract/admin/values.ts'
import type { Db } from './client.ts'
import { selectRows } from './rows.ts'

export type PageRequest = { page: number; pageSize: number }
export type Page<T> = PageRequest & { items: T[]; total: number; totalIsExact: boolean }

/** The offset stops at the count limit: rows beyond it are reached by narrowing the search. */
export function offsetOf({ page, pageSize }: PageRequest, limit: number = countLimit): number {
  return Math.min((page - 1) * pageSize, limit)
}

/** Counts only up to the limit, so that the answer stays quick over a million rows. */
export async function countUpTo(
  db: Db,
  rows: SQL,
  limit: number = countLimit,
): Promise<{ total: number; totalIsExact: boolean }> {
  const [row] = await selectRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${rows} limit ${limit + 1}) counted`,
  )
  const found = Number(row?.total ?? 0)
  return { total: Math.min(found, limit), totalIsExact: found <= limit }
}
