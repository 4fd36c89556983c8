import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import {
  columnMappings,
  entryAllocations,
  statementEntries,
  statementImports,
} from '../../platform/db/schema/cassa.ts'
import type { ColumnMapping } from './table.ts'

export type Entry = typeof statementEntries.$inferSelect
export type NewEntry = typeof statementEntries.$inferInsert
export type StoredAllocation = typeof entryAllocations.$inferSelect
export type Import = typeof statementImports.$inferSelect

/** The oldest first, in a fixed order, so that the list and the booking process lines in the same sequence. */
export const inTurn = [
  asc(statementEntries.bookedOn),
  asc(statementEntries.ordinal),
  asc(statementEntries.id),
]
export const latestFirst = [
  desc(statementEntries.bookedOn),
  desc(statementEntries.ordinal),
  desc(statementEntries.id),
]

/** True for the one transaction that gets the lock, until it ends; the others don't wait. */
export async function takeAccount(tx: Tx, account: string): Promise<boolean> {
  const [row] = await selectRows<{ taken: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext(${`statements:${account}`})) as taken`,
  )
  return row?.taken === true
}

export async function findImport(db: Db | Tx, accountIban: string, fileHash: string) {
  const [row] = await db
    .select()
    .from(statementImports)
    .where(
      and(eq(statementImports.accountIban, accountIban), eq(statementImports.fileHash, fileHash)),
    )
    .limit(1)
  return row
}

export async function insertImport(
  tx: Tx,
  values: typeof statementImports.$inferInsert,
): Promise<Import> {
  const [row] = await tx.insert(statementImports).values(values).returning()
  if (!row) throw new Error('The import was not inserted')
  return row
}

export async function entriesOfDays(
  db: Db | Tx,
  account: string,
  from: IsoDate,
  to: IsoDate,
): Promise<Entry[]> {
  return db
    .select()
    .from(statementEntries)
    .where(
      and(
        eq(statementEntries.accountIban, account),
        sql`${statementEntries.bookedOn} between ${from} and ${to}`,
      ),
    )
    .orderBy(asc(statementEntries.bookedOn), asc(statementEntries.ordinal))
}

const perStatement = 5_000

/**
 * Ids are drawn here and all rows sent as one parameter, so that a hundred thousand of them take only
 * seconds.
 */
export async function insertEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  report: (done: number) => void = () => undefined,
): Promise<Entry[]> {
  const now = new Date()
  const stored = entries.map(
    (entry): Entry => ({
      ...entry,
      id: randomUUID(),
      valueOn: entry.valueOn ?? null,
      bankId: entry.bankId ?? null,
      payerIban: entry.payerIban ?? null,
      allocated: 0,
      createdAt: now,
    }),
  )
  for (let at = 0; at < stored.length; at += perStatement) {
    const part = stored.slice(at, at + perStatement)
    const rows = part.map(({ amount, ...row }) => ({ ...row, cents: amount }))
    await tx.execute(sql`
      insert into statement_entries (id, import_id, account_iban, booked_on, value_on, amount, ordinal, bank_id, payer, payer_iban, text, created_at)
      select r.id, r."importId", r."accountIban", r."bookedOn", r."valueOn", r.cents / 100.0, r.ordinal, r."bankId", r.payer, r."payerIban", r.text, r."createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        id uuid, "importId" uuid, "accountIban" text, "bookedOn" date, "valueOn" date, cents numeric, ordinal int,
        "bankId" text, payer text, "payerIban" text, text text, "createdAt" timestamptz)`)
    report(Math.min(at + perStatement, stored.length))
  }
  return stored
}

/** Locks the line until the transaction ends. */
export async function lockEntry(tx: Tx, id: string): Promise<Entry | undefined> {
  const [row] = await tx
    .select()
    .from(statementEntries)
    .where(eq(statementEntries.id, id))
    .limit(1)
    .for('update')
  return row
}

export async function insertAllocation(
  tx: Tx,
  values: typeof entryAllocations.$inferInsert,
): Promise<StoredAllocation> {
  const [row] = await tx.insert(entryAllocations).values(values).returning()
  if (!row) throw new Error('The allocation was not inserted')
  return row
}

/** Allocations of these lines that were not undone. */
export async function standingAllocations(
  db: Db | Tx,
  entryIds: readonly string[],
): Promise<StoredAllocation[]> {
  if (entryIds.length === 0) return []
  return db
    .select()
    .from(entryAllocations)
    .where(and(inArray(entryAllocations.entryId, [...entryIds]), isStanding()))
    .orderBy(asc(entryAllocations.createdAt), asc(entryAllocations.id))
}

function isStanding() {
  return sql`${entryAllocations.reversesId} is null and not exists (select 1 from entry_allocations undone where undone.reverses_id = ${entryAllocations.id})`
}

/** The lines assigned to one booking. */
export async function allocationsOfBooking(db: Db | Tx, bookingId: string) {
  return db
    .select()
    .from(entryAllocations)
    .where(and(eq(entryAllocations.bookingId, bookingId), isStanding()))
}

export async function findAllocation(db: Db | Tx, id: string) {
  const [row] = await db
    .select()
    .from(entryAllocations)
    .where(and(eq(entryAllocations.id, id), isStanding()))
    .limit(1)
  return row
}

/** Those of these lines that had an allocation that was undone. */
export async function freedByHand(
  db: Db | Tx,
  entryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (entryIds.length === 0) return new Set()
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select distinct entry_id as id from entry_allocations
      where reverses_id is not null and entry_id = any(${`{${entryIds.join(',')}}`}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Pairs of IBANs and the bookings they have paid for. */
export async function seenIbans(db: Db | Tx): Promise<[string, string][]> {
  const rows = await selectRows<{ iban: string; booking: string }>(
    db,
    sql`select distinct e.payer_iban as iban, a.booking_id as booking
      from entry_allocations a join statement_entries e on e.id = a.entry_id
      where e.payer_iban is not null and a.booking_id is not null and a.kind = 'booking'
        and a.reverses_id is null
        and not exists (select 1 from entry_allocations u where u.reverses_id = a.id)`,
  )
  return rows.map(({ iban, booking }) => [iban, booking])
}

export async function findMapping(db: Db | Tx, account: string) {
  const [row] = await db
    .select()
    .from(columnMappings)
    .where(eq(columnMappings.accountIban, account))
    .limit(1)
  return row?.mapping as ColumnMapping | undefined
}

export async function saveMapping(tx: Tx, accountIban: string, mapping: ColumnMapping, now: Date) {
  await tx
    .insert(columnMappings)
    .values({ accountIban, mapping, updatedAt: now })
    .onConflictDoUpdate({ target: columnMappings.accountIban, set: { mapping, updatedAt: now } })
}

export async function entriesByIds(db: Db | Tx, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const list = `{${ids.join(',')}}`
  return db
    .select()
    .from(statementEntries)
    .where(sql`${statementEntries.id} = any(${list}::uuid[])`)
    .orderBy(...inTurn)
}
