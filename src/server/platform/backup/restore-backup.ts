import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { StartFailure } from '../start-failure.ts'
import { type Archive, hashOf, type Manifest } from './archive.ts'
import { fillTables, fingerprint, listTables, type Table, useCommonFormats } from './tables.ts'

/** Receives the progress, from 0 to 1. */
type Report = (share: number) => void

/** Reads every file of the backup once, so that damage is found before anything is changed. */
export async function checkBackup(
  archive: Archive,
  manifest: Manifest,
  report: Report = () => undefined,
): Promise<void> {
  const all = Object.keys(manifest.tables).length + Object.keys(manifest.documents).length
  let checked = 0
  const next = () => {
    checked += 1
    report(checked / all)
  }
  const damaged = (name: string) => new StartFailure(`The backup is damaged: ${name}.`)
  for (const [table, { rows, parts }] of Object.entries(manifest.tables)) {
    let found = 0
    for (const part of parts) {
      const lines = await archive.readLines(part).catch(() => {
        throw damaged(part)
      })
      found += lines.length
    }
    if (found !== rows) throw damaged(`${table} has ${found} rows of ${rows}`)
    next()
  }
  for (const [filePath, hash] of Object.entries(manifest.documents)) {
    const content = await archive.read(`documents/${filePath}`).catch(() => undefined)
    if (!content || hashOf(content) !== hash) throw damaged(`documents/${filePath}`)
    next()
  }
}

/** Restores all rows or none: one transaction, committed only when every table matches its fingerprint. */
export async function restoreRows(
  db: Db,
  archive: Archive,
  manifest: Manifest,
  report: Report = () => undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    await useCommonFormats(tx)
    const tables = await listTables(tx)
    const rowsFor = (table: Table) => readParts(archive, manifest.tables[table.name]?.parts ?? [])
    await fillTables(tx, tables, rowsFor)
    let total = 0
    for (const [at, table] of tables.entries()) {
      report(at / tables.length)
      const wanted = manifest.tables[table.name]
      const found = await fingerprint(tx, table)
      if (found.rows !== (wanted?.rows ?? 0) || (wanted && found.hash !== wanted.hash)) {
        throw new StartFailure(`The rows of ${table.name} did not come back as they were.`)
      }
      total += found.rows
    }
    return total
  })
}

async function* readParts(archive: Archive, parts: readonly string[]) {
  for (const part of parts) yield archive.readLines(part)
}

/** Documents already in the storage are kept, so that an interrupted restore continues where it stopped. */
export async function restoreDocuments(
  store: FileStore,
  archive: Archive,
  manifest: Manifest,
  report: Report = () => undefined,
) {
  let written = 0
  const documents = Object.entries(manifest.documents)
  for (const [at, [filePath, hash]] of documents.entries()) {
    report(at / documents.length)
    if (await isThere(store, filePath, hash)) continue
    await store.put(filePath, await archive.read(`documents/${filePath}`))
    written += 1
  }
  return written
}

export async function isThere(store: FileStore, filePath: string, hash: string): Promise<boolean> {
  const content = await store.get(filePath).catch(() => undefined)
  return content !== undefined && hashOf(content) === hash
}
