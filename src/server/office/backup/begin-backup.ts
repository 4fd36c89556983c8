import { DomainError } from '../../../domain/errors.ts'
import { backupFailureOf } from '../../../domain/office/backups.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import {
  BackupFailed,
  type MakeBackup,
  makeBackupApart,
} from '../../platform/backup/backup-apart.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import { release } from '../../platform/release.ts'
import { type BackupRun, claimRun, noteRun } from './backup-run.ts'

const aliveMs = 5_000
/** Each backup is a complete copy, so too many would fill the disk. */
const backupsPerDay = 24

type Making = Pick<Deps, 'db' | 'env' | 'log' | 'now'>

/**
 * Starts a backup and answers its state without waiting for it. Always encrypted, because it is meant to be
 * downloaded.
 */
export async function beginBackup(
  deps: Making,
  actor: Actor,
  make: MakeBackup = makeBackupApart,
): Promise<{ made: Promise<void> }> {
  const { db, env, now } = deps
  if (env.BACKUP_KEY === undefined) throw new DomainError('BACKUP_NO_KEY')
  const at = now()
  const run: BackupRun = {
    state: 'running',
    progress: 0,
    startedAt: at.toISOString(),
    startedBy: actor.name,
    failure: null,
  }
  await db.transaction(async (tx) => {
    if (!(await claimRun(tx, run))) throw new DomainError('BACKUP_BUSY')
    const share = { what: 'backup', whose: 'everybody', amount: 1, limit: backupsPerDay }
    if (!(await takeOfDay(tx, at, share))) throw new DomainError('RATE_LIMITED')
    await writeAudit(tx, {
      actor,
      action: 'backup_started',
      entity: 'setting',
      entityId: 'backup',
    })
  })
  return { made: follow(deps, run, make) }
}

/** Never rejects: the result goes into the state that the page reads, and into the log. */
async function follow(deps: Making, begun: BackupRun, make: MakeBackup): Promise<void> {
  const { env, log } = deps
  let run = begun
  let noted = Promise.resolve()
  // Written one after the other: on several connections the last update could otherwise be overtaken.
  const note = (change: Partial<BackupRun>) => {
    run = { ...run, ...change }
    const next = run
    noted = noted
      .then(() => noteRun(deps.db, next))
      .catch((error: unknown) => {
        log.warn({ err: describeError(error) }, 'the progress of the backup was not noted')
      })
    return noted
  }
  const alive = setInterval(() => void note({}), aliveMs).unref()
  let ended: Partial<BackupRun> = { state: 'done', progress: 100 }
  try {
    const order = { env, release, at: begun.startedAt }
    await make(order, (progress) => void note({ progress }))
  } catch (error) {
    const code = error instanceof BackupFailed ? error.code : null
    const why = error instanceof Error ? error.message : 'unknown'
    log.error({ err: describeError(error), why }, 'the backup could not be made')
    ended = { state: 'failed', failure: backupFailureOf(code) }
  } finally {
    clearInterval(alive)
  }
  await note(ended)
}
