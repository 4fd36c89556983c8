import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import {
  backupCheck,
  databaseCheck,
  diskCheck,
  jobsCheck,
  limitsCheck,
  mailCheck,
  replicaCheck,
  type SystemCheck,
  signInCheck,
  storageCheck,
} from '../../../domain/office/system-checks.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import type { Db } from '../db/client.ts'
import { selectRows } from '../db/rows.ts'
import type { Deps } from '../deps.ts'
import type { FileStore } from '../files/file-store.ts'
import { release } from '../release.ts'
import { jobName } from './job-names.ts'
import { jobRecords, refusalCounts } from './observations.ts'
import { failedSignIns, waitingMail } from './store.ts'

type Watched = Pick<Deps, 'db' | 'env' | 'files' | 'now' | 'replica'>

/** The state of all parts, each checked independently: a failing check is reported, not thrown. */
export async function systemState(deps: Watched) {
  const parts = await Promise.all([
    database(deps),
    mail(deps),
    backup(deps),
    storage(deps),
    disk(deps),
    signIns(deps),
  ])
  const jobs = [...jobRecords()].map(([name, record]) => ({
    name: jobName(name),
    runs: record.runs,
    failures: record.failures,
    lastRunAt: record.lastRunAt.toISOString(),
    lastSeconds: record.lastSeconds,
    isFailing: record.isFailing,
  }))
  const failing = jobs.filter((job) => job.isFailing).map((job) => job.name)
  const runs = jobs.reduce((sum, job) => sum + job.runs, 0)
  const refused = [...refusalCounts().values()].reduce((sum, count) => sum + count, 0)
  return {
    checks: [...parts.flat(), ...replica(deps), jobsCheck(failing, runs), limitsCheck(refused)],
    release,
    node: process.version,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    jobs,
  }
}

async function database({ db, env }: Watched): Promise<SystemCheck> {
  const isEmbedded = env.DATABASE_URL === undefined
  const begun = performance.now()
  const bytes = await sizeOf(db).catch(() => null)
  const milliseconds = bytes === null ? null : performance.now() - begun
  return databaseCheck({ isEmbedded, milliseconds, bytes })
}

function replica({ replica: copy }: Watched): SystemCheck[] {
  return copy ? [replicaCheck(copy.state())] : []
}

async function sizeOf(db: Db): Promise<number> {
  const [row] = await selectRows<{ bytes: string }>(
    db,
    sql`select pg_database_size(current_database())::text as bytes`,
  )
  return Number(row?.bytes ?? 0)
}

/** Without the database there is nothing to report; the database's own line says that it is down. */
async function mail({ db, env }: Watched): Promise<SystemCheck[]> {
  const rows = await waitingMail(db).catch(() => undefined)
  if (!rows) return []
  const queued = rows.find((row) => row.state === 'queued')
  const failed = rows.find((row) => row.state === 'failed')?.total ?? 0
  const hasServer = env.SMTP_URL !== undefined
  return [
    mailCheck({
      hasServer,
      queued: queued?.total ?? 0,
      failed,
      oldestSeconds: queued?.oldestSeconds ?? 0,
    }),
  ]
}

async function backup({ db, env, now }: Watched): Promise<SystemCheck> {
  const last = await readLastBackup(env, db).catch(() => undefined)
  return backupCheck(last ? new Date(last.at) : null, last?.isEncrypted ?? false, now())
}

async function signIns({ db }: Watched): Promise<SystemCheck[]> {
  const failures = await failedSignIns(db).catch(() => undefined)
  return failures === undefined ? [] : [signInCheck(failures)]
}

const probe = 'system-check/probe'

/** Only writing and reading back a document shows that the next traveller's can be stored. */
async function storage({ files, env }: Watched): Promise<SystemCheck> {
  const isRemote = env.STORAGE_URL?.startsWith('s3:') ?? false
  return storageCheck({ isRemote, works: await canKeep(files) })
}

async function canKeep(files: FileStore): Promise<boolean> {
  try {
    const written = Buffer.from(new Date().toISOString())
    await files.put(probe, written)
    const read = Buffer.from(await files.get(probe))
    return read.length > 0
  } catch {
    return false
  }
}

async function disk({ env }: Watched): Promise<SystemCheck[]> {
  const found = await statfs(env.dataDir).catch(() => undefined)
  if (!found) return []
  const { bavail, blocks, bsize } = found
  return [diskCheck({ free: bavail * bsize, total: blocks * bsize })]
}
