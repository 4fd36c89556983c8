import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { selectRows } from '../db/rows.ts'

export type Table = {
  name: string
  /** The stored columns by name; generated columns are computed again by the database. */
  columns: string[]
  /** The identity column: after loading, its numbering continues after the last number. */
  numbered: string | null
}

/**
 * Every table of the site. Short-lived counters are in unlogged tables, which PostgreSQL empties after a
 * crash: they are left out here too.
 */
export function listTables(db: Db | Tx): Promise<Table[]> {
  return selectRows<Table>(
    db,
    sql`select c.relname as name,
        json_agg(a.attname order by a.attname) filter (where a.attgenerated = '') as columns,
        max(a.attname) filter (where a.attidentity <> '') as numbered
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      group by c.relname order by c.relname`,
  )
}

const quoted = (names: readonly string[]) => sql.raw(names.map((name) => `"${name}"`).join(', '))

/** The same row gives the same text on every database, because the columns are ordered by name. */
function rowsOf({ name, columns }: Table) {
  return sql`select row_to_json(kept)::text as line from (select ${quoted(columns)} from ${quoted([name])}) kept`
}

export type Fingerprint = { rows: number; hash: string }

/** The number of rows and a sum over the hash of each. A sum, because databases sort rows differently. */
export async function fingerprint(db: Db | Tx, table: Table): Promise<Fingerprint> {
  const [found] = await selectRows<Fingerprint>(
    db,
    sql`select count(*)::int as rows,
        coalesce(sum(('x' || substr(md5(line), 1, 15))::bit(60)::bigint), 0)::text as hash
      from (${rowsOf(table)}) lines`,
  )
  if (!found) throw new Error(`The table ${table.name} can't be counted`)
  return found
}

const perBatch = 200

/** Yields all rows in batches, each row as one line of JSON. Needs a transaction, for its cursor. */
export async function* readRows(tx: Tx, table: Table): AsyncGenerator<string[]> {
  await tx.execute(sql`declare reading no scroll cursor for ${rowsOf(table)}`)
  for (;;) {
    const rows = await selectRows<{ line: string }>(
      tx,
      sql.raw(`fetch ${String(perBatch)} from reading`),
    )
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`close reading`)
}

export async function insertRows(tx: Tx, { name, columns }: Table, lines: string[]) {
  await tx.execute(
    sql`insert into ${quoted([name])} (${quoted(columns)}) overriding system value
      select ${quoted(columns)} from json_populate_recordset(null::${quoted([name])}, ${`[${lines.join(',')}]`}::json)`,
  )
}

/** Makes the database write dates and times in the same format everywhere. */
export async function useCommonFormats(tx: Tx): Promise<void> {
  for (const setting of [`timezone = 'UTC'`, `datestyle = 'ISO'`, `intervalstyle = 'postgres'`]) {
    await tx.execute(sql.raw(`set local ${setting}`))
  }
}

type ForeignKey = { table: string; name: string }

/**
 * Fills tables that were just made. The triggers are off meanwhile, because what they wrote at the time
 * (postings, counts) is among the rows already; foreign keys are checked at the end.
 */
export async function fillTables(
  tx: Tx,
  tables: readonly Table[],
  rowsFor: (table: Table) => AsyncIterable<string[]>,
): Promise<void> {
  const keys = await selectRows<ForeignKey>(
    tx,
    sql`select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`,
  )
  const alter = (table: string, change: string) =>
    tx.execute(sql.raw(`alter table ${table} ${change}`))
  for (const { name } of tables) await alter(`"${name}"`, 'disable trigger user')
  for (const key of keys)
    await alter(key.table, `alter constraint "${key.name}" deferrable initially deferred`)
  // Migrations insert a few rows of their own; those of the backup replace them.
  await tx.execute(sql`truncate ${quoted(tables.map(({ name }) => name))}`)
  for (const table of tables) {
    for await (const lines of rowsFor(table)) await insertRows(tx, table, lines)
    if (table.numbered) await continueNumbering(tx, table.name, table.numbered)
  }
  await tx.execute(sql`set constraints all immediate`)
  for (const key of keys) await alter(key.table, `alter constraint "${key.name}" not deferrable`)
  for (const { name } of tables) await alter(`"${name}"`, 'enable trigger user')
}

async function continueNumbering(tx: Tx, table: string, column: string): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(max(${quoted([column])}), 1), max(${quoted([column])}) is not null) from ${quoted([table])}`,
  )
}
