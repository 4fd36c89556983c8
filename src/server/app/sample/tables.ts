import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'

/** Counters, settings, public content and staff: a sample neither adds nor removes any of it. */
const untouched: ReadonlySet<string> = new Set([
  'settings',
  'rate_limits',
  'receipt_counters',
  'replica_heartbeat',
  'file_removals',
  'sample_agency',
  'sample_rows',
  'whatsapp_numbers',
  'funnel_events',
  'provider_events',
  'document_versions',
  'editions',
  'shown_edition',
  'scheduled_editions',
  'catalogue_drafts',
  'catalogue_presence',
  'catalogue_bundles',
  'prices_on_offer',
  'agency_claims',
  'share_pictures',
])
const isUntouched = (name: string) =>
  untouched.has(name) || name.startsWith('staff_') || name.startsWith('picture_')

export type Reference = { child: string; column: string; parent: string; parentColumn: string }
/**
 * `key`: the column by which the sample's rows are recorded; tables without one belong to rows of others.
 * `numbered`: an identity column, which the database numbers anew where the rows are inserted.
 */
export type SampleTable = {
  name: string
  columns: string[]
  key: string | null
  numbered: string | null
}

/** References to a booking, a voucher or a payment that are not foreign keys. */
const looseReferences: readonly Reference[] = [
  ...['receipts', 'ledger_entries', 'voucher_uses', 'outbox'].map((child) => ({
    child,
    column: 'booking_id',
    parent: 'travel_bookings',
    parentColumn: 'id',
  })),
  { child: 'vouchers', column: 'origin_booking_id', parent: 'travel_bookings', parentColumn: 'id' },
]

export async function referencesIn(db: Db | Tx): Promise<Reference[]> {
  const known = await selectRows<Reference>(
    db,
    sql`select c.conrelid::regclass::text as child, a.attname as "column", c.confrelid::regclass::text as parent,
        p.attname as "parentColumn"
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_catalog.pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  const bare = known.map((one) => ({
    ...one,
    child: bareName(one.child),
    parent: bareName(one.parent),
  }))
  return [...bare, ...looseReferences].filter(
    ({ child, parent }) => !isUntouched(child) && !isUntouched(parent),
  )
}

const bareName = (name: string) => name.replace(/^public\./, '')

/** All tables that a sample may fill, parents before the tables that refer to them. */
export async function tablesInOrder(db: Db | Tx): Promise<SampleTable[]> {
  const rows = await selectRows<SampleTable>(
    db,
    sql`select c.table_name as name,
        json_agg(c.column_name::text order by c.ordinal_position) filter (where c.is_generated = 'NEVER' and c.is_identity = 'NO') as columns,
        max(c.column_name::text) filter (where c.is_identity = 'YES') as numbered,
        (select a.attname::text from pg_catalog.pg_constraint k join pg_catalog.pg_attribute a
          on a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attidentity = ''
          where k.contype = 'p' and cardinality(k.conkey) = 1 and k.conrelid = ('public.' || quote_ident(c.table_name))::regclass) as key
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name order by c.table_name`,
  )
  const left = rows.filter(({ name }) => !isUntouched(name))
  const references = await referencesIn(db)
  const ordered: SampleTable[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ name }) =>
      references.every(
        ({ child, parent }) =>
          child !== name || parent === name || !left.some((one) => one.name === parent),
      ),
    )
    // Tables that refer to each other come in the order found.
    ordered.push(...left.splice(Math.max(0, at), 1))
  }
  return ordered
}
