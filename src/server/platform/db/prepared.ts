import { is, Param, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgInsertBase, PgInsertValue, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import { casing, type Db, type Tx } from './client.ts'
import { rowReader } from './row-reader.ts'

/** A builder without a connection: it can build statements but not run them. */
const builder: Db = drizzle.mock({ casing })

type Values = Readonly<Record<string, unknown>>
type Session = Db['_']['session']
type Fields = Parameters<Session['prepareQuery']>[1]
type ReadRows = Parameters<Session['prepareQuery']>[4]

/** A query from the builder; its rows type is the type of its awaited result. */
type Statement<Rows> = PromiseLike<Rows> & SQLWrapper & { prepare: (name: string) => unknown }

type Built = {
  text: string
  params: ((values: Values) => unknown)[]
  readRows: ReadRows
}

/**
 * A statement for frequent queries. Building its SQL costs as much processor time as PostgreSQL needs to run
 * it, so it is built once, with a placeholder for each of `names`; its name lets PostgreSQL keep it parsed
 * and planned (see `pool.ts`). Unlike the builder's own `.prepare()` it runs on any connection or transaction
 * it is given.
 */
export function prepared<Name extends string, Rows>(
  name: string,
  names: readonly Name[],
  build: (db: Db, value: Record<Name, Placeholder<Name>>) => Statement<Rows>,
): (db: Db | Tx, values: Record<Name, unknown>) => Promise<Rows> {
  let built: Built | undefined
  return (db, values) => {
    built ??= buildOnce(build(builder, placeholders(names)))
    return ask(db, name, built, values)
  }
}

/** The same for a hand-written query; its rows are returned as the driver reads them (see `rows.ts`). */
export function preparedRows<Name extends string, Row extends Record<string, unknown>>(
  name: string,
  names: readonly Name[],
  write: (value: Record<Name, Placeholder<Name>>) => SQL,
): (db: Db | Tx, values: Record<Name, unknown>) => Promise<Row[]> {
  let built: Built | undefined
  return async (db, values) => {
    built ??= writtenOnce(write(placeholders(names)))
    return (await ask<{ rows: Row[] }>(db, name, built, values)).rows
  }
}

/** The same for inserts: built once for each set of columns that is given. */
export function preparedInsert<Table extends PgTable, Rows>(
  name: string,
  table: Table,
  finish: (insert: PgInsertBase<Table, PgQueryResultHKT>) => Statement<Rows>,
): (db: Db | Tx, rows: readonly Table['$inferInsert'][]) => Promise<Rows> {
  const known = new Map<string, { name: string; built: Built }>()
  return (db, rows) => {
    const columns = rows.map((row) => givenColumns(row))
    const key = columns.join('; ')
    let statement = known.get(key)
    if (!statement) {
      const values = columns.map((names, row) =>
        Object.fromEntries(names.map((column) => [column, sql.placeholder(`${row} ${column}`)])),
      ) as PgInsertValue<Table>[]
      const built = buildOnce(finish(builder.insert(table).values(values)))
      statement = { name: `${name} ${known.size}`, built }
      known.set(key, statement)
    }
    return ask(db, statement.name, statement.built, valuesOf(rows))
  }
}

function givenColumns(row: Values): string[] {
  return Object.keys(row).filter((column) => row[column] !== undefined)
}

function valuesOf(rows: readonly Values[]): Values {
  const all = rows.flatMap((row, index) =>
    Object.entries(row).map(([column, value]) => [`${index} ${column}`, value] as const),
  )
  return Object.fromEntries(all)
}

function placeholders<Name extends string>(names: readonly Name[]) {
  const all = names.map((name) => [name, sql.placeholder(name)] as const)
  return Object.fromEntries(all) as Record<Name, Placeholder<Name>>
}

function buildOnce(statement: Statement<unknown>): Built {
  // The builder exposes how to map the columns of a row only on its own prepared queries.
  const own = statement.prepare('') as {
    getQuery: () => { sql: string; params: unknown[] }
    fields?: Fields
  }
  const { sql: text, params } = own.getQuery()
  const readRow = own.fields && rowReader(own.fields)
  return { text, params: params.map(paramOf), readRows: readRow && ((rows) => rows.map(readRow)) }
}

function writtenOnce(query: SQL): Built {
  // `execute` only builds here; it would be sent only when awaited.
  const { sql: text, params } = builder.execute(query).getQuery()
  return { text, params: params.map(paramOf), readRows: undefined }
}

function paramOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name]
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param
    const { name } = param.value
    return (values) => {
      const value = values[name]
      // Null is written as null, whatever the column's type.
      return value === null ? null : encoder.mapToDriverValue(value)
    }
  }
  return () => param
}

function ask<Rows>(db: Db | Tx, name: string, built: Built, values: Values): Promise<Rows> {
  const { session } = db._
  const query = { sql: built.text, params: built.params.map((param) => param(values)) }
  const asked = session.prepareQuery(query, undefined, name, true, built.readRows).execute()
  // The type of the rows is known where the statement was built.
  return asked as Promise<Rows>
}
