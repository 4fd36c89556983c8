import { eq, sql } from 'drizzle-orm'
import { DomainError } from '../../../domain/errors.ts'
import { sampleAccount, sampleMailDomain } from '../../../domain/office/sample.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { sampleAgency, sampleRows } from '../../platform/db/schema/sample.ts'
import type { Deps } from '../../platform/deps.ts'
import { withoutGuards } from './guards.ts'
import { sampleStatus } from './status.ts'
import { referencesIn, type SampleTable, tablesInOrder } from './tables.ts'

/** Deletes the sample and what was made from it since, and nothing else. */
export async function emptySample(deps: Deps, actor: Actor): Promise<void> {
  const { state } = await sampleStatus(deps.db)
  if (state === 'none') return
  if (state === 'filling') throw new DomainError('SAMPLE_BUSY')
  await deps.db.transaction(async (tx) => {
    const [own] = await tx.select().from(sampleAgency).where(eq(sampleAgency.id, 1)).for('update')
    if (!own) return
    if ((await figuresMode(tx)) === 'real') throw new DomainError('SAMPLE_NOT_ALONE')
    const tables = await tablesInOrder(tx)
    await gather(tx, tables, own.startedAt)
    await refuseWhereReal(tx)
    const gone = await remove(tx, tables)
    await tx.delete(sampleRows)
    await tx.delete(sampleAgency)
    const entry = {
      actor,
      action: 'sample_emptied',
      entity: 'setting',
      entityId: 'sample',
    } as const
    await writeAudit(tx, { ...entry, after: { rows: gone } })
  })
  await deps.catalogue.touch()
}

/** Collects rows by their physical place (ctid), which does not change within this transaction. */
async function gather(tx: Tx, tables: readonly SampleTable[], startedAt: Date): Promise<void> {
  await tx.execute(
    sql`create temporary table sample_gone (table_name text, place tid, primary key (table_name, place)) on commit drop`,
  )
  for (const { name, key } of tables) {
    if (key === null) continue
    await add(
      tx,
      name,
      sql`${sql.identifier(key)}::text in (select row_id from sample_rows where table_name = ${name})`,
    )
  }
  await add(tx, 'statement_imports', sql`account_iban = ${sampleAccount.iban}`)
  await add(tx, 'closed_months', sql`closed_at >= ${startedAt.toISOString()}::timestamptz`)
  await add(tx, 'outbox', sql`recipient like ${`%@${sampleMailDomain}`}`)
  await follow(tx)
  await add(
    tx,
    'departure_costs',
    sql`(trip_id, start_date) in (select d.destination_id, d.start_date from travel_dates d where ${isGone('travel_dates', 'd')})`,
  )
  for (const { name, key } of tables) {
    if (key !== 'id' || name === 'audit_log') continue
    const ids = sql`select p.id::text from ${sql.identifier(name)} p where ${isGone(name, 'p')}`
    await add(tx, 'audit_log', sql`entity_id in (${ids})`)
  }
}

function isGone(table: string, alias: string) {
  return sql`(${table}, ${sql.identifier(alias)}.ctid) in (select table_name, place from sample_gone)`
}

async function add(tx: Tx, table: string, which: ReturnType<typeof sql>): Promise<number> {
  const rows = await selectRows<{ one: number }>(
    tx,
    sql`insert into sample_gone select ${table}, t.ctid from ${sql.identifier(table)} t where ${which}
      on conflict do nothing returning 1 as one`,
  )
  return rows.length
}

/** Rows that refer to a collected row are collected too. */
async function follow(tx: Tx): Promise<void> {
  const references = await referencesIn(tx)
  for (let found = 1; found > 0; ) {
    found = 0
    for (const { child, column, parent, parentColumn } of references) {
      found += await add(
        tx,
        child,
        sql`t.${sql.identifier(column)} in (select p.${sql.identifier(parentColumn)} from ${sql.identifier(parent)} p where ${isGone(parent, 'p')})`,
      )
    }
  }
}

/**
 * Refuses where real data would be lost: a booking on the agency's own departure, or one without a departure
 * that came through a link to the sample's account; payments, vouchers and bank statements.
 */
async function refuseWhereReal(tx: Tx): Promise<void> {
  const left = ['travel_bookings', 'booking_payments', 'statement_imports', 'vouchers'].map(
    (table) => sql`select 1 from ${sql.identifier(table)} t where not ${isGone(table, 't')}`,
  )
  const [row] = await selectRows<{ isReal: boolean }>(
    tx,
    sql`select exists (${sql.join(left, sql` union all `)}) or exists (
      select 1 from travel_bookings t join travel_dates d on d.id = t.departure_id
      where ${isGone('travel_bookings', 't')} and not ${isGone('travel_dates', 'd')}
    ) or exists (
      select 1 from travel_bookings t
      where t.departure_id is null and ${isGone('travel_bookings', 't')}
        and t.id::text not in (select row_id from sample_rows where table_name = 'travel_bookings')
    ) as "isReal"`,
  )
  if (row?.isReal) throw new DomainError('SAMPLE_NOT_ALONE')
}

async function remove(tx: Tx, tables: readonly SampleTable[]): Promise<number> {
  const touched = await selectRows<{ name: string; rows: number }>(
    tx,
    sql`select table_name as name, count(*)::int as rows from sample_gone group by table_name`,
  )
  await tx.execute(sql`insert into file_removals (file_path, due_at)
    select file_path, now() from document_uploads t where ${isGone('document_uploads', 't')}
    union select file_path, now() from traveller_reviews t where file_path is not null and ${isGone('traveller_reviews', 't')}
    on conflict (file_path) do update set due_at = now()`)
  const order = tables
    .map(({ name }) => name)
    .filter((name) => touched.some((one) => one.name === name))
    .toReversed()
  await withoutGuards(tx, order, async () => {
    for (const name of order) {
      await tx.execute(
        sql`delete from ${sql.identifier(name)} where ctid in (select place from sample_gone where table_name = ${name})`,
      )
    }
  })
  return touched.reduce((sum, { rows }) => sum + rows, 0)
}
