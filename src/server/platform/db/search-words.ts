import { and, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { selectRows } from './rows.ts'

/** `Perù, d'An` → `peru:* & d:* & an:*`; undefined when nothing searchable was typed. */
export function wordsQuery(typed: string): string | undefined {
  const plain = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined
}

/** Matches rows whose indexed words begin with all the typed ones. */
export function matchesWords(words: SQL, typed: string): SQL {
  const query = wordsQuery(typed)
  return query === undefined ? sql`false` : sql`${words} @@ to_tsquery('simple', ${query})`
}

/** A LIKE pattern for texts that begin with `prefix`, with its wildcards escaped. */
export function prefixPattern(prefix: string): string {
  return `${prefix.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

/** The ids that begin with these hexadecimal digits, as a range that the primary key index can answer. */
export function idRange(typed: string): { from: string; to: string } | undefined {
  const digits = typed.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined
  return { from: asUuid(digits.padEnd(32, '0')), to: asUuid(digits.padEnd(32, 'f')) }
}

function asUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Up to this number, the matching rows are few enough to be sorted. */
const fewMatches = 2_000

/**
 * A search condition for any list. Each way of searching first queries its own index: with a choice between
 * the index of the words and that of the order, the planner may read every row. With very many matches,
 * walking the index of the list's order finds a page of them at once. `others` are the list's other
 * conditions: combined with them, many matches may become few.
 */
export async function searchCondition(
  db: Db,
  table: PgTable & { id: AnyPgColumn },
  ways: (SQL | undefined)[],
  others?: SQL,
): Promise<SQL> {
  const used = ways.filter((way) => way !== undefined)
  const parts = used.map(
    (way) =>
      sql`(select ${table.id} as id from ${table} where ${and(way, others)} limit ${fewMatches + 1})`,
  )
  const rows = await selectRows<{ id: string }>(db, sql.join(parts, sql` union `))
  if (rows.length > fewMatches) return or(...used) ?? sql`false`
  if (rows.length === 0) return sql`false`
  // Passed as one array parameter, however many ids: a list of thousands of parameters would take long to
  // plan.
  const ids = `{${rows.map((row) => row.id).join(',')}}`
  return sql`${table.id} = any(${ids}::uuid[])`
}
