import { createHash } from 'node:crypto'
import { constants, existsSync, fsyncSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataDirectory } from './data-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'

/**
 * The embedded database as shipped starts with `-F` and its file layer has no fsync: a committed row could be
 * lost in a power cut. Both are fixed here; tests/faults proves it with kill -9.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const [pg, options] = args
    const addFsync: NonNullable<(typeof options)['preRun']>[number] = (mod) => {
      const nodefs = mod.NODEFS as unknown as {
        stream_ops: { fsync?: (stream: { nfd?: number }) => number }
      }
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        return 0
      }
    }
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addFsync] })
  }
}

const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** A data directory with all migrations applied, made once per set of migrations and copied afterwards. */
export async function embeddedTemplate(cacheDir: string): Promise<Blob> {
  const file = path.join(cacheDir, `embedded-${await migrationsHash()}.tar`)
  if (!existsSync(file)) {
    const pg = await PGlite.create()
    await migrate(drizzle({ client: pg, casing: 'snake_case' }), { migrationsFolder })
    // Without a checkpoint, every copy would replay the log of all migrations when it is first opened.
    await pg.exec('checkpoint')
    const dump = await pg.dumpDataDir('none')
    await pg.close()
    await mkdir(cacheDir, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, file)
  }
  return new Blob([await readFile(file)])
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsFolder)).sort()) {
    if (name.endsWith('.sql')) hash.update(await readFile(path.join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Opens the database kept in `dataDir/database`; a new one is made from a template (or empty). */
export async function openEmbedded(dataDir: string, template: () => Promise<Blob | undefined>) {
  const folder = path.join(dataDir, 'database')
  await mkdir(folder, { recursive: true })
  const lock = await lockDataDirectory(folder)
  try {
    // PG_VERSION is among the first files written, so only a separate marker shows that the copy was
    // completed.
    const ready = path.join(folder, 'ready')
    const pgdata = path.join(folder, 'pgdata')
    const isNew = !existsSync(ready)
    if (isNew) {
      await rm(pgdata, { recursive: true, force: true })
    }
    const loadDataDir = isNew ? await template() : undefined
    const pg = await PGlite.create({
      fs: new DurableNodeFS(pgdata),
      startParams: durableStartParams,
      ...(loadDataDir ? { loadDataDir } : {}),
    })
    if (isNew) await writeFile(ready, '')
    letOthersIn(pg)
    shareParsers(pg)
    return { pg, release: lock.release, copyTo: (target: string) => copyFiles(pg, pgdata, target) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * The embedded database runs its queue of queries in this thread without a pause: fifty at once would delay
 * every other response until the last one is done. Yielding to the event loop between two queries lets
 * requests through that need no database.
 */
function letOthersIn(pg: PGlite): void {
  const exclusive = pg._runExclusiveQuery.bind(pg)
  pg._runExclusiveQuery = (query) =>
    exclusive(async () => {
      await nextTurn()
      return query()
    })
}

/**
 * Drizzle passes the same few parsers with every query, and the database copies its whole type table each
 * time: an eighth of the cost of a year of bookings. Here they are put into the table once.
 */
function shareParsers(pg: PGlite): void {
  let isShared = false
  const shared =
    (query: PGlite['query']): PGlite['query'] =>
    (text, params, { parsers, ...options } = {}) => {
      if (parsers && !isShared) Object.assign(pg.parsers, parsers)
      isShared ||= parsers !== undefined
      return query(text, params, options)
    }
  pg.query = shared(pg.query.bind(pg))
  const transaction = pg.transaction.bind(pg)
  pg.transaction = (work) =>
    transaction((tx) => {
      tx.query = shared(tx.query.bind(tx))
      return work(tx)
    })
}

/**
 * Copies the files between two queries, which wait meanwhile. The copy is what a power cut would leave, and
 * the database recovers it the same way.
 */
function copyFiles(pg: PGlite, pgdata: string, target: string): Promise<void> {
  return pg.runExclusive(() =>
    cp(pgdata, target, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  )
}

/** Opens such a copy. No other process knows of it, so it needs no lock, and it is removed afterwards. */
export function openCopy(pgdata: string): Promise<PGlite> {
  return PGlite.create({ fs: new NodeFS(pgdata) })
}

/** A database in memory, for tests. */
export async function openInMemory(cacheDir: string): Promise<PGlite> {
  const pg = await PGlite.create({ loadDataDir: await embeddedTemplate(cacheDir) })
  shareParsers(pg)
  return pg
}
