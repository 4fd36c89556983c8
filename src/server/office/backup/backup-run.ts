import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { backupFailures } from '../../../domain/office/backups.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { settings } from '../../platform/db/schema/operations.ts'

/** The state of a backup requested in the back office, visible to every process. */
const runSchema = z.object({
  state: z.enum(['running', 'done', 'failed']),
  progress: z.int(),
  startedAt: z.string(),
  startedBy: z.string(),
  failure: z.enum(backupFailures).nullable(),
})
export type BackupRun = z.infer<typeof runSchema>

const key = 'backup_run'
/** The process that makes it updates the row every few seconds. */
const deadAfterSeconds = 30
const isDead = sql<boolean>`${settings.updatedAt} < now() - make_interval(secs => ${deadAfterSeconds})`

export async function readRun(db: Db) {
  const [row] = await db
    .select({ value: settings.value, isDead })
    .from(settings)
    .where(eq(settings.key, key))
    .limit(1)
  const run = runSchema.safeParse(row?.value).data
  if (!run) return null
  return run.state === 'running' && row?.isDead ? { ...run, state: 'stuck' as const } : run
}

/** One backup at a time across all processes: false while another is being made. */
export async function claimRun(tx: Tx, run: BackupRun): Promise<boolean> {
  const rows = await tx
    .insert(settings)
    .values({ key, value: run })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: run, updatedAt: sql`now()` },
      setWhere: sql`${settings.value} ->> 'state' <> 'running' or ${isDead}`,
    })
    .returning({ key: settings.key })
  return rows.length > 0
}

/** Updates only its own run: one that was taken for dead must not overwrite the next. */
export async function noteRun(db: Db, run: BackupRun): Promise<void> {
  await db
    .update(settings)
    .set({ value: run, updatedAt: sql`now()` })
    .where(and(eq(settings.key, key), sql`${settings.value} ->> 'startedAt' = ${run.startedAt}`))
}
