import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema/operations.ts'
import type { Env } from '../env.ts'

const schema = z.object({
  at: z.iso.datetime(),
  rows: z.number(),
  documents: z.number(),
  isEncrypted: z.boolean(),
})
export type LastBackup = z.infer<typeof schema>

export const lastBackupKey = 'last_backup'
export const lastBackupFile = ({ dataDir }: Pick<Env, 'dataDir'>) =>
  path.join(dataDir, 'last-backup.json')

/** When `npm run backup` last succeeded, as far as this process can know. */
export async function readLastBackup(env: Env, db: Db): Promise<LastBackup | undefined> {
  return schema.safeParse(env.DATABASE_URL ? await inDatabase(db) : await inFolder(env)).data
}

async function inDatabase(db: Db): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, lastBackupKey)).limit(1)
  return row?.value
}

async function inFolder(env: Env): Promise<unknown> {
  try {
    return JSON.parse(await readFile(lastBackupFile(env), 'utf8'))
  } catch {
    return undefined
  }
}
