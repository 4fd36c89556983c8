import path from 'node:path'
import type { Db, Tx } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import type { KeyRing } from '../keys.ts'
import { type Archive, archiveIn, backupName, hashOf, inFolder, type Manifest } from './archive.ts'
import { schemaVersion } from './schema-version.ts'
import { storedFiles } from './stored-files.ts'
import { fingerprint, listTables, readRows, type Table, useCommonFormats } from './tables.ts'

export type BackupParts = {
  db: Db
  /** The storage without its encryption layer: documents are copied sealed. */
  store: FileStore
  keys: KeyRing
  /** Files of the data folder with the keys for documents and sessions, by name. */
  secrets: Record<string, string>
}

export type BackupOptions = {
  folder: string
  key: string | undefined
  release: string
  now: Date
  /** Receives the progress, from 0 to 1. */
  report?: (share: number) => void
}

/** The share of the progress for the tables: for most agencies they take longer than the documents. */
const rowsShare = 0.6

export type Backup = { folder: string; rows: number; documents: number; missing: string[] }

/** Backs up everything as of one moment, into a folder named after that moment. */
export async function makeBackup(parts: BackupParts, options: BackupOptions): Promise<Backup> {
  const folder = path.join(options.folder, backupName(options.now))
  return inFolder(folder, async (unfinished) => {
    const archive = archiveIn(unfinished, options.key)
    const report = options.report ?? (() => undefined)
    const rows = await writeAllRows(parts.db, archive, (share) => report(share * rowsShare))
    const { documents, missing } = await writeDocuments(parts.store, rows.files, archive, (share) =>
      report(rowsShare + share * (1 - rowsShare)),
    )
    // An unencrypted backup leaves the keys out, because with them anybody could open what is sealed in it.
    if (options.key) await writeSecrets(parts.secrets, archive)
    await archive.writeManifest({
      format: 1,
      madeAt: options.now.toISOString(),
      release: options.release,
      schema: rows.schema,
      isEncrypted: options.key !== undefined,
      documentKeys: parts.keys.map(({ id }) => id),
      tables: rows.tables,
      documents,
    })
    const total = Object.values(rows.tables).reduce((sum, table) => sum + table.rows, 0)
    return { folder, rows: total, documents: Object.keys(documents).length, missing }
  })
}

/** Reads all tables in one transaction with one snapshot, whatever is booked meanwhile. */
function writeAllRows(db: Db, archive: Archive, report: (share: number) => void) {
  return db.transaction(
    async (tx) => {
      await useCommonFormats(tx)
      const tables: Manifest['tables'] = {}
      const all = await listTables(tx)
      for (const [index, table] of all.entries()) {
        report(index / all.length)
        const parts = await writeRows(tx, table, archive)
        tables[table.name] = { ...(await fingerprint(tx, table)), parts }
      }
      return { tables, schema: await schemaVersion(tx), files: await storedFiles(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function writeRows(tx: Tx, table: Table, archive: Archive): Promise<string[]> {
  const parts: string[] = []
  for await (const lines of readRows(tx, table)) {
    const name = `tables/${table.name}/${String(parts.length + 1).padStart(6, '0')}.jsonl.gz`
    await archive.writeLines(name, lines)
    parts.push(name)
  }
  return parts
}

/**
 * A document that was deleted since the rows were read (its retention ended) is listed as missing; the backup
 * goes on.
 */
async function writeDocuments(
  store: FileStore,
  files: readonly string[],
  archive: Archive,
  report: (share: number) => void,
) {
  const documents: Record<string, string> = {}
  const missing: string[] = []
  for (const [index, filePath] of files.entries()) {
    report(index / files.length)
    const content = await store.get(filePath).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (content === undefined) missing.push(filePath)
    else {
      await archive.write(`documents/${filePath}`, content)
      documents[filePath] = hashOf(content)
    }
  }
  return { documents, missing }
}

function isMissing(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}

async function writeSecrets(secrets: Record<string, string>, archive: Archive) {
  for (const [name, text] of Object.entries(secrets)) {
    await archive.write(`secrets/${name}`, Buffer.from(text))
  }
}
