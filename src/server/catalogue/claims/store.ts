import { and, eq } from 'drizzle-orm'
import {
  type ClaimKey,
  type Claims,
  claimKeys,
  claimState,
} from '../../../domain/catalogue/claims.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { agencyClaims } from '../../platform/db/schema/prices-and-claims.ts'

export type StoredClaim = typeof agencyClaims.$inferSelect

export async function listClaims(db: Db | Tx): Promise<StoredClaim[]> {
  return db.select().from(agencyClaims)
}

/** The claims that may be shown today. A public proof is linked, so that visitors can check it. */
export async function provenClaims(db: Db | Tx, today: IsoDate): Promise<Claims> {
  const rows = await listClaims(db)
  const proven = claimKeys.flatMap((key) => {
    const row = rows.find((one) => one.key === key)
    if (!row || claimState(row, today) !== 'proven') return []
    return [[key, { value: row.value, ...(row.proofUrl && { href: row.proofUrl }) }] as const]
  })
  return Object.fromEntries(proven)
}

export async function findClaim(db: Db | Tx, key: string): Promise<StoredClaim | undefined> {
  const rows = await listClaims(db)
  return rows.find((row) => row.key === key)
}

export async function lockClaim(tx: Tx, key: ClaimKey): Promise<StoredClaim | undefined> {
  const [row] = await tx.select().from(agencyClaims).where(eq(agencyClaims.key, key)).for('update')
  return row
}

/**
 * Undefined when the claim was changed meanwhile. The first version stored is 2, because a missing claim
 * counts as 1.
 */
export async function writeClaim(
  tx: Tx,
  { version, ...claim }: StoredClaim,
  isNew: boolean,
): Promise<StoredClaim | undefined> {
  const row = { ...claim, version: version + 1 }
  const [written] = isNew
    ? await tx.insert(agencyClaims).values(row).onConflictDoNothing().returning()
    : await tx
        .update(agencyClaims)
        .set(row)
        .where(and(eq(agencyClaims.key, claim.key), eq(agencyClaims.version, version)))
        .returning()
  return written
}

export async function deleteClaim(tx: Tx, key: ClaimKey): Promise<void> {
  await tx.delete(agencyClaims).where(eq(agencyClaims.key, key))
}
