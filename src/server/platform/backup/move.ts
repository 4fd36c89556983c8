import type { Db } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { FileStore } from '../files/file-store.ts'
import { StartFailure } from '../start-failure.ts'
import { hashOf } from './archive.ts'
import { makeDatabase, withPostgres } from './databases.ts'
import { isThere } from './restore-backup.ts'
import { isThisRelease, schemaVersion } from './schema-version.ts'
import { storedFiles } from './stored-files.ts'
import {
  type Fingerprint,
  fillTables,
  fingerprint,
  listTables,
  readRows,
  useCommonFormats,
} from './tables.ts'

type Fingerprints = Record<string, Fingerprint>

/**
 * Moves all rows in one transaction: if it is interrupted, nothing was written and it can be run again. Run
 * again after a success, it only compares.
 */
export async function moveRows(source: Db, env: Env & { DATABASE_URL: string }) {
  const schema = await schemaVersion(source)
  if (!(await isThisRelease(schema))) {
    throw new StartFailure('Start the site once with this release, stop it, and move then.')
  }
  const wanted = await allFingerprints(source)
  const rows = Object.values(wanted).reduce((sum, table) => sum + table.rows, 0)
  const there = await withPostgres(env.DATABASE_URL, (db) => allFingerprints(db))
  if (differences(wanted, there).length === 0) return { rows, wereThere: true }
  await makeDatabase(env, schema, (target) => copyRows(source, target, wanted))
  return { rows, wereThere: false }
}

function copyRows(source: Db, target: Db, wanted: Fingerprints): Promise<void> {
  return source.transaction((from) =>
    target.transaction(async (to) => {
      await useCommonFormats(from)
      await useCommonFormats(to)
      const tables = await listTables(to)
      await fillTables(to, tables, (table) => readRows(from, table))
      const found: Fingerprints = {}
      for (const table of tables) found[table.name] = await fingerprint(to, table)
      const wrong = differences(wanted, found)
      if (wrong.length > 0) throw new StartFailure(`Rows did not arrive: ${wrong.join(', ')}.`)
    }),
  )
}

function allFingerprints(db: Db): Promise<Fingerprints> {
  return db.transaction(async (tx) => {
    await useCommonFormats(tx)
    const found: Fingerprints = {}
    for (const table of await listTables(tx)) found[table.name] = await fingerprint(tx, table)
    return found
  })
}

function differences(wanted: Fingerprints, found: Fingerprints): string[] {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)])
  return [...names].filter(
    (name) => wanted[name]?.rows !== found[name]?.rows || wanted[name]?.hash !== found[name]?.hash,
  )
}

/** Copies documents to the new storage, if it is a different one; those already there are left alone. */
export async function moveDocuments(source: Db, from: FileStore, to: FileStore) {
  let copied = 0
  const missing: string[] = []
  const paths = await storedFiles(source)
  for (const filePath of paths) {
    const content = await from.get(filePath).catch(() => undefined)
    if (!content) {
      // The document may have been in the new storage from the start.
      if (!(await to.get(filePath).catch(() => undefined))) missing.push(filePath)
      continue
    }
    const hash = hashOf(content)
    if (await isThere(to, filePath, hash)) continue
    await to.put(filePath, content)
    if (!(await isThere(to, filePath, hash))) {
      throw new StartFailure('A document did not arrive as it was: run the command again.')
    }
    copied += 1
  }
  return { documents: paths.length - missing.length, copied, missing }
}
