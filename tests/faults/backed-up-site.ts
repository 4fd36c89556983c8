import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  fingerprint,
  listTables,
  useCommonFormats,
} from '../../src/server/platform/backup/tables.ts'
import { type Db, openEmbeddedDatabase } from '../../src/server/platform/db/client.ts'
import { setFieldKeys } from '../../src/server/platform/db/sealed-fields.ts'
import type { Env } from '../../src/server/platform/env.ts'
import { readOrCreateSecrets } from '../../src/server/platform/secrets.ts'

export const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url))

export type Fingerprints = Record<string, { rows: number; hash: string }>

/** The contents of each table as row count and hash. */
export function fingerprints(db: Db) {
  return db.transaction(async (tx) => {
    await useCommonFormats(tx)
    const found: Fingerprints = {}
    for (const table of await listTables(tx)) found[table.name] = await fingerprint(tx, table)
    return found
  })
}

/** One at a time, like the site's jobs: two parallel answers to one request would write one backup twice. */
export function answerOneAfterTheOther(answer: () => Promise<void>) {
  let isOver = false
  const answering = (async () => {
    while (!isOver) {
      await answer()
      await wait(50)
    }
  })()
  return {
    end: () => {
      isOver = true
      return answering
    },
  }
}

/** Opens the restored site as a start would. */
export async function inRestored<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  setFieldKeys((await readOrCreateSecrets(env)).documentsKeys)
  const database = await openEmbeddedDatabase(env.dataDir, cacheDir)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

export const keyOf = async (env: Env) => readFile(path.join(env.dataDir, 'documents-key'), 'utf8')
