import { inArray, like } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { settings } from '../../platform/db/schema/operations.ts'

/** One settings row per document, so that two people who confirm at once don't overwrite each other. */
const prefix = 'confirmed:'
const rowOf = (key: string) => `${prefix}${key}`

const schema = z.object({ by: z.string(), at: z.iso.datetime() })
type Confirmation = z.infer<typeof schema>

/** Confirmations by document key. */
export async function readConfirmations(db: Db | Tx): Promise<Map<string, Confirmation>> {
  const rows = await db
    .select()
    .from(settings)
    .where(like(settings.key, `${prefix}%`))
  return new Map(
    rows.flatMap(({ key, value }) => {
      const { data } = schema.safeParse(value)
      return data ? [[key.slice(prefix.length), data] as const] : []
    }),
  )
}

/** False when the document was confirmed before. */
export async function keepConfirmation(
  tx: Tx | Db,
  key: string,
  { by, at }: { by: Actor; at: Date },
): Promise<boolean> {
  const value: Confirmation = { by: by.name, at: at.toISOString() }
  const kept = await tx
    .insert(settings)
    .values({ key: rowOf(key), value })
    .onConflictDoNothing()
    .returning({ key: settings.key })
  return kept.length > 0
}

export async function dropConfirmations(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(settings).where(inArray(settings.key, keys.map(rowOf)))
}
