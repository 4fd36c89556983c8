import type { PGlite, Transaction } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import {
  clockPath,
  clockStatements,
  defaultsFrom,
  setDatabaseClock,
} from '../../src/server/app/sample/database-clock.ts'
import { openTestDatabase } from '../../src/server/testing/test-database.ts'
import type { Db } from './house.ts'
import { selectRows } from './house.ts'
import { type Interruptions, interruptions } from './interruptions.ts'

/**
 * The real database with three additions in a schema of its own: a clock that the simulation sets and `now()`
 * reads, ids derived from the seed, and a list of all rows that were really changed.
 */
export type SimulatedDatabase = {
  db: Db
  kind: 'embedded' | 'postgres'
  interruptions: Interruptions
  /** Saves the present state as the start of every year. */
  keepOpening: () => Promise<void>
  /** Deletes everything that a year has left, and resets the random ids. */
  empty: (seed: string) => Promise<void>
  setClock: (now: Date) => Promise<void>
  /** How many rows have been changed so far, without rolled-back changes. */
  changes: () => Promise<number>
  changesSince: (count: number) => Promise<string[]>
  close: () => Promise<void>
}

export async function openSimulatedDatabase(): Promise<SimulatedDatabase> {
  const database = await openTestDatabase()
  const { db, kind } = database
  const stops = interruptions()
  const client = (db as Db & { $client: PGlite | pg.Pool }).$client
  if (kind === 'embedded') await watchEmbedded(client as PGlite, stops)
  else watchPool(client as pg.Pool, stops)
  for (const statement of preparation) await db.execute(sql.raw(statement))
  return {
    db,
    kind,
    interruptions: stops,
    keepOpening: () => keepOpening(db),
    empty: (seed) => empty(db, seed),
    setClock: (now) => setDatabaseClock(db, now),
    changes: async () => {
      const [row] = await selectRows<{ last: number }>(
        db,
        sql`select coalesce(max(number), 0)::int as last from simulation.changes`,
      )
      return Number(row?.last ?? 0)
    },
    changesSince: async (count) => {
      const rows = await selectRows<{ what: string }>(
        db,
        sql`select what from simulation.changes where number > ${count} order by number`,
      )
      return rows.map(({ what }) => what)
    },
    close: database.close,
  }
}

async function watchEmbedded(client: PGlite, stops: Interruptions): Promise<void> {
  await client.exec(`set search_path to ${clockPath}`)
  const query = client.query.bind(client)
  client.query = (...args) => stops.statement().then(() => query(...args))
  const transaction = client.transaction.bind(client)
  client.transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    transaction(async (tx) => {
      const ask = tx.query.bind(tx)
      const watched: Transaction['query'] = (...args) => stops.statement().then(() => ask(...args))
      const result = await work(Object.create(tx, { query: { value: watched } }) as Transaction)
      // The last moment at which a kill still rolls back everything.
      await stops.statement()
      return result
    })
}

type Query = (...args: unknown[]) => unknown

function watchPool(pool: pg.Pool, stops: Interruptions): void {
  pool.on('connect', (client) => {
    void client.query(`set search_path to ${clockPath}`)
    const query = client.query.bind(client) as Query
    const watched: Query = (...args) => {
      const [statement] = args as [string | { text?: string }]
      const text = typeof statement === 'string' ? statement : (statement.text ?? '')
      // Before `begin` nothing has happened, and only a transaction that began gives its connection back.
      if (/^\s*(?:begin|rollback)/i.test(text)) return query(...args)
      const callback = args.at(-1)
      if (typeof callback !== 'function') return stops.statement().then(() => query(...args))
      const stopped = stops.count()
      if (!stopped) return query(...args)
      queueMicrotask(() => (callback as (error: Error) => void)(stopped))
      return undefined
    }
    client.query = watched as typeof client.query
  })
}

/** Refused and repeated calls change these tables by themselves. */
const unwatched = ['rate_limits', 'replica_heartbeat']

const preparation = [
  ...clockStatements,
  "alter table simulation.clock add column salt text not null default ''",
  'create sequence simulation.ids',
  'create table simulation.touched (name text not null)',
  `create function simulation.restore_opening() returns void language plpgsql as 'begin end'`,
  'create table simulation.changes (number bigint generated always as identity primary key, what text not null)',
  `create function simulation.gen_random_uuid() returns uuid language sql volatile as
    $$ select overlay(overlay(md5(salt || ' ' || nextval('simulation.ids')) placing '4' from 13) placing '8' from 17)::uuid from simulation.clock $$`,
  defaultsFrom('gen_random_uuid()'),
  `create function simulation.note_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
      insert into simulation.changes (what) values (lower(tg_op) || ' ' || tg_table_name);
      return null;
    end $$`,
  `do $$
    declare place record;
    begin
      for place in select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in (${unwatched.map((name) => `'${name}'`).join(', ')}) loop
        execute format('create trigger simulation_changes after insert or update or delete on public.%I
          for each row execute function simulation.note_change()', place.table_name);
      end loop;
    end $$`,
]

/** Copied once and restored inside the database, because creating it takes longer than a year. */
async function keepOpening(db: Db): Promise<void> {
  const tables = await selectRows<{ name: string; columns: string }>(
    db,
    sql`select c.table_name as name, string_agg(quote_ident(c.column_name), ', ') as columns
      from information_schema.columns c
      where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name in
        (select distinct split_part(what, ' ', 2) from simulation.changes)
      group by c.table_name`,
  )
  for (const { name, columns } of tables) {
    const [from, copy] = [`public.${name}`, `simulation.opening_${name}`]
    await db.execute(sql.raw(`create table ${copy} as select ${columns} from ${from}`))
  }
  const inserts = tables.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from simulation.opening_${name};`,
  )
  await db.execute(
    sql.raw(`create or replace function simulation.restore_opening() returns void language plpgsql as $$
      begin ${inserts.join('\n')} end $$`),
  )
  await db.execute(
    sql.raw(
      "insert into simulation.touched select distinct split_part(what, ' ', 2) from simulation.changes",
    ),
  )
}

/** Turns off the triggers that forbid deleting payments, log entries and receipts. */
async function empty(db: Db, seed: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`)
    const touched = await selectRows<{ name: string }>(
      tx,
      sql`select name from simulation.touched union select split_part(what, ' ', 2) from simulation.changes`,
    )
    for (const { name } of [...touched, ...unwatched.map((one) => ({ name: one }))]) {
      await tx.execute(sql`delete from ${sql.identifier('public')}.${sql.identifier(name)}`)
    }
    await tx.execute(sql`select simulation.restore_opening()`)
    await tx.execute(sql`delete from simulation.changes`)
    await tx.execute(sql`update simulation.clock set salt = ${seed}`)
    await tx.execute(sql`select setval('simulation.ids', 1)`)
  })
}
