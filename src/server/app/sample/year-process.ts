import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { assembleCatalogue } from '../../../domain/catalogue/catalogue.ts'
import type { Editions } from '../../../domain/catalogue/edition.ts'
import { builtEdition, builtEditions } from '../../catalogue/editions/edition.ts'
import { type Db, openMemoryDatabase } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { setFieldKeys } from '../../platform/db/sealed-fields.ts'
import { readEnv } from '../../platform/env.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { keyRing } from '../../platform/keys.ts'
import { createLog } from '../../platform/log.ts'
import { clockPath, sessionClockStatements } from './database-clock.ts'
import { tablesInOrder } from './tables.ts'
import { liveYear } from './year/live-year.ts'
import type { LivedYear, YearMessage, YearOrder } from './year-orders.ts'

/** A separate process: the year has its own database and clock, and both are gone when it ends. */
setPriority(5)

const cacheDir = fileURLToPath(new URL('../../../../.cache', import.meta.url))
const tell = (message: YearMessage, sent?: () => void) =>
  process.send?.(message, undefined, {}, sent)

process.on('disconnect', () => process.exit())
process.on('message', async (order: YearOrder) => {
  try {
    tell(await live(order), () => process.exit())
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : 'unknown' }, () => process.exit(1))
  }
})

async function live(order: YearOrder): Promise<LivedYear> {
  setFieldKeys(keyRing(order.secrets.map((secret) => Buffer.from(secret))))
  const { db } = await openMemoryDatabase(cacheDir, { isFixed: true })
  for (const statement of sessionClockStatements) await db.execute(sql.raw(statement))
  await db.execute(sql.raw(`set search_path to ${clockPath}`))
  const env = readEnv({ DATA_DIR: order.dataDir, LOG_LEVEL: 'silent' })
  const files = new Map<string, Uint8Array>()
  let told = 0
  const bankFiles = await liveYear({
    deps: {
      db,
      env,
      log: createLog(env),
      files: filesIn(files),
      catalogue: editionsOf(order),
      publicUrl: order.publicUrl,
      signingKey: order.signingKey,
    },
    end: new Date(order.end),
    taken: new Set(order.taken),
    report: (share) => {
      const progress = Math.floor(share * 95)
      if (progress > told) tell({ progress })
      told = Math.max(told, progress)
    },
  })
  return {
    tables: await rowsOf(db),
    files: [...files].map(([filePath, content]) => ({ filePath, content })),
    bankFiles: bankFiles.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(bytes) })),
  }
}

function filesIn(content: Map<string, Uint8Array>): FileStore {
  return {
    put: async (filePath, bytes) => void content.set(filePath, bytes),
    get: async (filePath) => content.get(filePath) ?? new Uint8Array(),
    remove: async (filePath) => void content.delete(filePath),
  }
}

/** The year's customers were offered what visitors see now. */
function editionsOf({ documents }: YearOrder): Editions {
  const shown = { ...builtEdition, documents, catalogue: assembleCatalogue(documents) }
  return { ...builtEditions, current: () => shown, find: async () => shown }
}

async function rowsOf(db: Db): Promise<LivedYear['tables']> {
  const tables: LivedYear['tables'] = []
  for (const { name, numbered } of await tablesInOrder(db)) {
    const inOrder = numbered ? sql` order by t.${sql.identifier(numbered)}` : sql``
    const [row] = await selectRows<{ rows: string | null }>(
      db,
      sql`select json_agg(t${inOrder})::text as rows from ${sql.identifier('public')}.${sql.identifier(name)} t`,
    )
    if (row?.rows) tables.push({ name, rows: row.rows })
  }
  return tables
}
