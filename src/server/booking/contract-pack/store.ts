import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PaperState } from '../../../domain/booking/contract-pack.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { preparedInsert } from '../../platform/db/prepared.ts'
import { contractPacks, legalTexts } from '../../platform/db/schema/legal.ts'

export type ContractPack = typeof contractPacks.$inferSelect

export async function latestPack(db: Db | Tx, bookingId: string) {
  const [row] = await db
    .select()
    .from(contractPacks)
    .where(eq(contractPacks.bookingId, bookingId))
    .orderBy(desc(contractPacks.number))
    .limit(1)
  return row
}

/** The state of the latest contract; null if there is none yet. */
export async function latestState(db: Db | Tx, bookingId: string) {
  const [row] = await db
    .select({ state: sql<PaperState | null>`${contractPacks.facts}->>'state'` })
    .from(contractPacks)
    .where(eq(contractPacks.bookingId, bookingId))
    .orderBy(desc(contractPacks.number))
    .limit(1)
  return row ?? null
}

const firstPack = preparedInsert('first pack', contractPacks, (insert) => insert)

/** For a booking that is not committed yet, so no conflict is possible. */
export async function insertFirstPack(
  tx: Tx,
  pack: Omit<typeof contractPacks.$inferInsert, 'number'>,
): Promise<void> {
  await firstPack(tx, [{ ...pack, number: 1 }])
}

/** Of two concurrent requests only one inserts; the second gets the first one's contract. */
export async function insertPack(
  db: Db | Tx,
  pack: typeof contractPacks.$inferInsert,
): Promise<ContractPack | undefined> {
  const [row] = await db.insert(contractPacks).values(pack).onConflictDoNothing().returning()
  return row ?? latestPack(db, pack.bookingId)
}

/** Set when the contract is first drawn, and never changed. */
export async function keepFileHash(db: Db, id: string, fileHash: string): Promise<void> {
  await db
    .update(contractPacks)
    .set({ fileHash })
    .where(and(eq(contractPacks.id, id), isNull(contractPacks.fileHash)))
}

export async function deletePacks(tx: Tx, bookingId: string): Promise<void> {
  await tx.delete(contractPacks).where(eq(contractPacks.bookingId, bookingId))
}

export async function legalTextsBy(db: Db, hashes: string[]) {
  const rows = await db.select().from(legalTexts).where(inArray(legalTexts.hash, hashes))
  return new Map(rows.map(({ hash, document }) => [hash, document]))
}
