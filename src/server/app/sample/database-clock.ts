import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

/** The schema with the simulated `now()` comes first in the search path. */
export const clockPath = 'simulation, pg_catalog, public'

/** Column defaults are bound to the original function when the table is created, so they must be set again. */
export function defaultsFrom(call: 'now()' | 'gen_random_uuid()'): string {
  return `do $$
    declare place record;
    begin
      for place in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_default in ('${call}', 'pg_catalog.${call}') loop
        execute format('alter table public.%I alter column %I set default simulation.${call}', place.table_name, place.column_name);
      end loop;
    end $$`
}

/** A clock inside the database, in a schema of its own, set from outside. */
export const clockStatements: readonly string[] = [
  'create schema simulation',
  'create table simulation.clock (at timestamptz not null)',
  `insert into simulation.clock values ('2027-01-01')`,
  `create function simulation.now() returns timestamptz language sql stable as
    'select at from simulation.clock'`,
  // The time is constant within a transaction: the exclusive lock waits for all that have read it, also after
  // a killed call.
  `create function simulation.set_clock(moment timestamptz) returns void language plpgsql as $$
    begin
      lock table simulation.clock in access exclusive mode;
      update simulation.clock set at = moment;
    end $$`,
  defaultsFrom('now()'),
]

export async function setDatabaseClock(db: Db, now: Date): Promise<void> {
  await db.execute(sql`select simulation.set_clock(${now.toISOString()}::timestamptz)`)
}

/**
 * The same for a database with one session: there the clock is a setting, which is faster to read than a
 * table.
 */
export const sessionClockStatements: readonly string[] = [
  'create schema simulation',
  `select set_config('simulation.moment', '2027-01-01', false)`,
  `create function simulation.now() returns timestamptz language sql stable as
    $$select current_setting('simulation.moment')::timestamptz$$`,
  defaultsFrom('now()'),
]

export async function setSessionClock(db: Db, now: Date): Promise<void> {
  await db.execute(sql`select set_config('simulation.moment', ${now.toISOString()}, false)`)
}
