import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { type Documents, singleDocuments } from '../../../domain/catalogue/documents.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import {
  documentVersions,
  editions,
  scheduledEditions,
  shownEdition,
} from '../../platform/db/schema/editions.ts'
import { firstEdition } from './first-edition.ts'
import { hashOf, knownVersion, parseVersions } from './versions.ts'

export type StoredEdition = typeof editions.$inferSelect
export type ScheduledEdition = typeof scheduledEditions.$inferSelect

/** The edition that visitors see: 0 until the first publication. */
export async function shownNumber(db: Db | Tx): Promise<number> {
  const [row] = await db.select({ number: shownEdition.number }).from(shownEdition).limit(1)
  return row?.number ?? 0
}

/** The same with the counter of changes without a publication. */
export async function shownState(db: Db | Tx): Promise<{ number: number; touched: number }> {
  const [row] = await db
    .select({ number: shownEdition.number, touched: shownEdition.touched })
    .from(shownEdition)
    .limit(1)
  return row ?? { number: 0, touched: 0 }
}

export async function touchSite(db: Db | Tx): Promise<void> {
  await db
    .insert(shownEdition)
    .values({ id: 1, touched: 1 })
    .onConflictDoUpdate({
      target: shownEdition.id,
      set: { touched: sql`${shownEdition.touched} + 1` },
    })
}

/** Like `shownNumber`, with a lock: no other publication can happen until the transaction ends. */
export async function lockShownNumber(tx: Tx): Promise<number> {
  await tx.insert(shownEdition).values({ id: 1 }).onConflictDoNothing()
  const [row] = await tx.select().from(shownEdition).for('update')
  return row?.number ?? 0
}

export async function showEdition(tx: Tx, number: number): Promise<void> {
  await tx.update(shownEdition).set({ number })
}

export async function findEdition(db: Db | Tx, number: number): Promise<StoredEdition | undefined> {
  const [row] = await db.select().from(editions).where(eq(editions.number, number)).limit(1)
  return row
}

/**
 * When each document last changed, up to this edition. A changed trip also counts as a change of the home
 * page and the list.
 */
export async function changeDates(db: Db | Tx, number: number): Promise<Map<string, Date>> {
  const rows = await db
    .select({ publishedAt: editions.publishedAt, changed: editions.changed })
    .from(editions)
    .where(lte(editions.number, number))
    .orderBy(asc(editions.number))
  const dates = new Map<string, Date>()
  for (const { publishedAt, changed } of rows) {
    for (const key of changed) dates.set(key, publishedAt)
    if (!changed.some((key) => /^(trip|package|review|zone)\//.test(key))) continue
    for (const key of ['page/home', 'page/travels']) dates.set(key, publishedAt)
  }
  return dates
}

/** The newest first, without the list of their documents. */
export async function listEditions(db: Db | Tx, limit: number, offset = 0) {
  return db
    .select({
      number: editions.number,
      publishedAt: editions.publishedAt,
      actorName: editions.actorName,
      note: editions.note,
      basedOn: editions.basedOn,
      restores: editions.restores,
      changed: editions.changed,
    })
    .from(editions)
    .orderBy(desc(editions.number))
    .limit(limit)
    .offset(offset)
}

export async function insertEdition(tx: Tx, edition: typeof editions.$inferInsert): Promise<Date> {
  const [row] = await tx
    .insert(editions)
    .values(edition)
    .returning({ publishedAt: editions.publishedAt })
  if (!row) throw new Error('The edition was not stored')
  return row.publishedAt
}

/** Few per statement: on the embedded database all other queries wait for it. */
const versionsAtOnce = 20

/** Stores each version once, whichever edition had it first. `stored`: hashes known to be in the table. */
export async function keepVersions(
  tx: Tx,
  documents: Documents,
  { hashes, stored }: { hashes: Record<string, string>; stored: ReadonlySet<string> },
): Promise<void> {
  const fresh = Object.entries(hashes).filter(([, hash]) => !stored.has(hash))
  for (const some of inGroups(fresh, versionsAtOnce)) {
    const rows = some.map(([key, hash]) => ({ hash, key, value: documents[key] }))
    await tx.insert(documentVersions).values(rows).onConflictDoNothing()
  }
}

function* inGroups<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}

/** Versions by hash: from memory, or from the database. */
async function readVersions(
  db: Db | Tx,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  const missing: string[] = []
  for (const hash of wanted) {
    const known = knownVersion(hash)
    if (known) found.set(hash, known)
    else missing.push(hash)
  }
  for (const some of inGroups(missing, 10 * versionsAtOnce)) {
    const rows = await db
      .select({
        hash: documentVersions.hash,
        key: documentVersions.key,
        value: documentVersions.value,
      })
      .from(documentVersions)
      .where(inArray(documentVersions.hash, [...some]))
    for (const [hash, value] of await parseVersions(rows)) found.set(hash, value)
  }
  return found
}

/** The contents of single documents by hash. */
export function readTexts(
  db: Db | Tx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  return readVersions(db, [...new Set(hashes)])
}

/** The editions that changed a document, the newest first; the last one introduced it. */
export async function versionsOf(db: Db | Tx, key: string) {
  const rows = await db
    .select({
      number: editions.number,
      at: editions.publishedAt,
      by: editions.actorName,
      note: editions.note,
      hash: sql<string | null>`${editions.documents} ->> ${key}`,
    })
    .from(editions)
    .orderBy(asc(editions.number))
  const first = { number: 0, at: null, by: null, note: '', hash: hashOfFirst(key) }
  const all = [first, ...rows.map((row) => ({ ...row, hash: row.hash ?? first.hash }))]
  return all.filter((row, at) => row.hash !== all[at - 1]?.hash).toReversed()
}

function hashOfFirst(key: string): string | null {
  return Object.hasOwn(firstEdition, key) ? hashOf(key, firstEdition[key]) : null
}

/** The documents of an edition; 0 is the one shipped with the release. */
export async function readDocuments(db: Db | Tx, number: number): Promise<Documents | undefined> {
  if (number === 0) return firstEdition
  const edition = await findEdition(db, number)
  return edition && documentsOf(db, edition)
}

/** An older edition lacks documents that every site has today: they are taken from the first edition. */
export async function documentsOf(db: Db | Tx, edition: StoredEdition): Promise<Documents> {
  const versions = await readVersions(db, Object.values(edition.documents))
  const documents: Record<string, unknown> = {}
  for (const [key, hash] of Object.entries(edition.documents)) {
    if (!versions.has(hash)) throw new Error(`Edition ${edition.number} lacks its ${key}`)
    documents[key] = versions.get(hash)
  }
  for (const key of Object.keys(singleDocuments)) documents[key] ??= firstEdition[key]
  return { ...documentsOfLaterKinds(documents), ...documents }
}

/** Documents of these kinds are archived, never removed: an edition without any is older than the kind. */
const laterKinds = ['zone/', 'airport/']

function documentsOfLaterKinds(known: Documents): Documents {
  const missing = laterKinds.filter(
    (kind) => !Object.keys(known).some((key) => key.startsWith(kind)),
  )
  return Object.fromEntries(
    Object.entries(firstEdition).filter(([key]) => missing.some((kind) => key.startsWith(kind))),
  )
}

/** The published documents by key. */
export async function publishedDocuments(db: Db | Tx): Promise<Documents> {
  return (await readDocuments(db, await shownNumber(db))) ?? firstEdition
}

export async function insertScheduled(
  tx: Tx,
  scheduled: typeof scheduledEditions.$inferInsert,
): Promise<ScheduledEdition> {
  const [row] = await tx.insert(scheduledEditions).values(scheduled).returning()
  if (!row) throw new Error('The publication was not stored')
  return row
}

/** Of several publications for the same time, the one scheduled last is published last and wins. */
const inTurn = [
  asc(scheduledEditions.dueAt),
  asc(scheduledEditions.createdAt),
  asc(scheduledEditions.id),
]

export async function listScheduled(db: Db | Tx): Promise<ScheduledEdition[]> {
  return db
    .select()
    .from(scheduledEditions)
    .where(eq(scheduledEditions.state, 'waiting'))
    .orderBy(...inTurn)
}

/** One that is due by the database's clock; rows locked by another process are skipped. */
export async function claimDue(tx: Tx): Promise<ScheduledEdition | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledEditions)
    .where(and(eq(scheduledEditions.state, 'waiting'), lte(scheduledEditions.dueAt, sql`now()`)))
    .orderBy(...inTurn)
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export async function endScheduled(
  tx: Tx,
  id: string,
  end: Pick<ScheduledEdition, 'state'> & Partial<Pick<ScheduledEdition, 'number' | 'reason'>>,
): Promise<ScheduledEdition | undefined> {
  const [row] = await tx
    .update(scheduledEditions)
    .set(end)
    .where(and(eq(scheduledEditions.id, id), eq(scheduledEditions.state, 'waiting')))
    .returning()
  return row
}
