import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { whatsappNumbers } from '../../platform/db/schema/contact.ts'

/** An arbitrary number, the same in every process. */
const rotationLock = 7_340_022

/**
 * The number with the smallest share per weight is next. The lock is a statement of its own, so that the
 * query after it sees what the previous process has written.
 */
export async function nextNumber(db: Db): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rotationLock})`)
    const [next] = await tx
      .select({ id: whatsappNumbers.id })
      .from(whatsappNumbers)
      .where(eq(whatsappNumbers.paused, false))
      .orderBy(
        sql`(${whatsappNumbers.turns} + 1)::numeric / ${whatsappNumbers.weight}`,
        asc(whatsappNumbers.createdAt),
        asc(whatsappNumbers.id),
      )
      .limit(1)
    if (!next) return undefined
    const [row] = await tx
      .update(whatsappNumbers)
      .set({
        turns: sql`${whatsappNumbers.turns} + 1`,
        handedOut: sql`${whatsappNumbers.handedOut} + 1`,
      })
      .where(eq(whatsappNumbers.id, next.id))
      .returning({ phoneNumber: whatsappNumbers.phoneNumber })
    return row?.phoneNumber
  })
}
