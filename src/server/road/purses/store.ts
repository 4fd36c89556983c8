import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { kittyKinds } from '../../../domain/road/entries.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import {
  kittyLinks,
  roadEntries,
  roadExpenseDecisions,
  roadReceipts,
} from '../../platform/db/schema/road.ts'

export type Receipt = typeof roadReceipts.$inferSelect

export async function findReceiptPhoto(db: Db | Tx, id: string): Promise<Receipt | undefined> {
  const [row] = await db.select().from(roadReceipts).where(eq(roadReceipts.id, id))
  return row
}

/** The ids of the photographs that have arrived. */
export async function receiptPhotosOf(db: Db | Tx, departureId: string): Promise<string[]> {
  const rows = await db
    .select({ id: roadReceipts.id })
    .from(roadReceipts)
    .where(eq(roadReceipts.departureId, departureId))
  return rows.map(({ id }) => id)
}

export async function insertReceiptPhoto(
  tx: Tx,
  row: typeof roadReceipts.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(roadReceipts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: roadReceipts.id })
  return rows.length > 0
}

export async function expiredReceipts(tx: Tx, now: Date): Promise<Receipt[]> {
  return tx
    .select()
    .from(roadReceipts)
    .where(lt(roadReceipts.deleteAfter, now))
    .limit(100)
    .for('update', { skipLocked: true })
}

export async function deleteReceipts(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(roadReceipts).where(inArray(roadReceipts.id, ids))
}

/** False where it was decided already. */
export async function insertDecision(
  tx: Tx,
  row: typeof roadExpenseDecisions.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(roadExpenseDecisions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: roadExpenseDecisions.entryId })
  return rows.length > 0
}

/** The approved amount; undefined where nothing was approved. */
export async function deleteApproval(tx: Tx, id: string): Promise<number | undefined> {
  const { entryId, decision, amount } = roadExpenseDecisions
  const [row] = await tx
    .delete(roadExpenseDecisions)
    .where(and(eq(entryId, id), eq(decision, 'approved')))
    .returning({ amount })
  return row?.amount
}

export async function keepKittyLink(
  tx: Tx,
  link: { departureId: string; generation: number; tokenHash: string },
): Promise<void> {
  const { generation, tokenHash } = link
  await tx
    .insert(kittyLinks)
    .values(link)
    .onConflictDoUpdate({ target: kittyLinks.departureId, set: { generation, tokenHash } })
}

export async function kittyLinkOf(db: Db | Tx, departureId: string) {
  const [row] = await db.select().from(kittyLinks).where(eq(kittyLinks.departureId, departureId))
  return row
}

export async function departureOfKitty(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ departure: travelDates })
    .from(kittyLinks)
    .innerJoin(travelDates, eq(travelDates.id, kittyLinks.departureId))
    .where(eq(kittyLinks.tokenHash, tokenHash))
  return row?.departure
}

const ofKitty = inArray(roadEntries.kind, [...kittyKinds])

/** Departures whose group has a kitty, or has had a link to one. */
export async function departuresWithKitty(db: Db) {
  const entries = db
    .selectDistinct({ id: roadEntries.departureId })
    .from(roadEntries)
    .where(ofKitty)
  const links = db.select({ id: kittyLinks.departureId }).from(kittyLinks)
  return db
    .select()
    .from(travelDates)
    .where(inArray(travelDates.id, entries.union(links)))
    .orderBy(asc(travelDates.startDate))
}

/** Deletes the kitty's entries and its link. */
export async function eraseKittyOf(tx: Tx, departureId: string): Promise<number> {
  const rows = await tx
    .delete(roadEntries)
    .where(and(eq(roadEntries.departureId, departureId), ofKitty))
    .returning({ id: roadEntries.id })
  await tx.delete(kittyLinks).where(eq(kittyLinks.departureId, departureId))
  return rows.length
}
