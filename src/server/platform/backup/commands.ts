import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { closeDataFolder } from '../data-folder.ts'
import { settings } from '../db/schema/operations.ts'
import type { Env } from '../env.ts'
import { openStore } from '../files/create-file-store.ts'
import { readOrCreateSecrets } from '../secrets.ts'
import { StartFailure } from '../start-failure.ts'
import { type Archive, archiveIn, type Manifest, removeOldBackups } from './archive.ts'
import {
  makeDatabase,
  requireDatabase,
  withPostgres,
  withSource,
  withStoppedEmbedded,
} from './databases.ts'
import { type LastBackup, lastBackupFile, lastBackupKey } from './last-backup.ts'
import { makeBackup } from './make-backup.ts'
import { moveDocuments, moveRows } from './move.ts'
import { withUnpacked } from './packed-backup.ts'
import { checkBackup, restoreDocuments, restoreRows } from './restore-backup.ts'

/** The files in the data folder that hold the keys for documents, passport numbers and sessions. */
const secretFiles = ['documents-key', 'documents-keys-older', 'auth-secret']

export async function backup(
  env: Env,
  release: string,
  now = new Date(),
  report?: (share: number) => void,
) {
  const folder = env.BACKUP_DIR
  // Checked first, so that no file is written where there is no database to back up.
  if (!env.DATABASE_URL) requireDatabase(env)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { documentsKeys: keys } = await readOrCreateSecrets(env)
  const secrets = await readSecrets(env)
  const made = await withSource(env, (db) =>
    makeBackup(
      { db, store: openStore(env), keys, secrets },
      { folder, key: env.BACKUP_KEY, release, now, ...(report ? { report } : {}) },
    ),
  )
  const removed = await removeOldBackups(folder, now, env.BACKUP_KEEP_DAYS)
  await noteBackup(env, {
    at: now.toISOString(),
    rows: made.rows,
    documents: made.documents,
    isEncrypted: env.BACKUP_KEY !== undefined,
  })
  const keptApart = env.BACKUP_KEY ? [] : Object.keys(secrets)
  return { ...made, removed, keptApart }
}

async function readSecrets({ dataDir }: Env): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of secretFiles) {
    const text = await readFile(path.join(dataDir, name), 'utf8').catch(() => undefined)
    if (text !== undefined) found[name] = text
  }
  return found
}

/**
 * Records the backup for the back office: in a file beside the embedded database, or in the database that all
 * processes share.
 */
async function noteBackup(env: Env, last: LastBackup): Promise<void> {
  if (!env.DATABASE_URL) {
    await writeFile(lastBackupFile(env), JSON.stringify(last), { mode: 0o600 })
    return
  }
  await withPostgres(env.DATABASE_URL, (db) =>
    db
      .insert(settings)
      .values({ key: lastBackupKey, value: last })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: last, updatedAt: sql`now()` },
      }),
  )
}

/** Restores from a backup's folder, or from the single zip file as which it was downloaded. */
export function restore(env: Env, place: string, report: Report = () => undefined) {
  return place.endsWith('.zip')
    ? withUnpacked(place, (folder) => restoreFrom(env, folder, report))
    : restoreFrom(env, place, report)
}

/** Receives the progress, from 0 to 1. */
type Report = (share: number) => void

async function restoreFrom(env: Env, folder: string, report: Report) {
  const archive = archiveIn(folder, env.BACKUP_KEY)
  const manifest = await archive.readManifest()
  await checkBackup(archive, manifest, (share) => report(share * 0.3))
  await closeDataFolder(env)
  await bringSecrets(env, archive, manifest)
  let rows = 0
  await makeDatabase(env, manifest.schema, async (db) => {
    rows = await restoreRows(db, archive, manifest, (share) => report(0.3 + share * 0.5))
  })
  await restoreDocuments(openStore(env), archive, manifest, (share) => report(0.8 + share * 0.2))
  return { rows, documents: Object.keys(manifest.documents).length, madeAt: manifest.madeAt }
}

/** Restores the keys of an encrypted backup; fails without the right key, because nothing could be read then. */
async function bringSecrets(env: Env, archive: Archive, manifest: Manifest): Promise<void> {
  if (manifest.isEncrypted) {
    for (const name of secretFiles) {
      const file = path.join(env.dataDir, name)
      const text = await archive.read(`secrets/${name}`).catch(() => undefined)
      if (text && !existsSync(file)) await writeFile(file, text, { mode: 0o600 })
    }
  }
  const needed = manifest.documentKeys[0]
  const hasOwn = env.DOCUMENTS_KEY ?? existsSync(path.join(env.dataDir, 'documents-key'))
  const ids = hasOwn ? (await readOrCreateSecrets(env)).documentsKeys.map(({ id }) => id) : []
  if (needed !== undefined && !ids.includes(needed)) {
    throw new StartFailure(
      `The key of documents and passport numbers is missing: set DOCUMENTS_KEY, or put the file documents-key of before into ${env.dataDir}.`,
    )
  }
}

/** Moves the embedded database of `DATA_DIR` into the PostgreSQL of `DATABASE_URL`. */
export async function moveToPostgres(env: Env) {
  const { DATABASE_URL: url } = env
  if (!url) throw new StartFailure('DATABASE_URL: set it to the PostgreSQL to move to.')
  const here = { ...env, DATABASE_URL: undefined, STORAGE_URL: undefined }
  return withStoppedEmbedded(here, async (source) => {
    const rows = await moveRows(source, { ...env, DATABASE_URL: url })
    const documents = await moveDocuments(source, openStore(here), openStore(env))
    return { ...rows, ...documents }
  })
}
