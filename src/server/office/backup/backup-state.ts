import { existsSync } from 'node:fs'
import path from 'node:path'
import { DomainError } from '../../../domain/errors.ts'
import { backupKeyText } from '../../../domain/office/technician.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { archiveIn, backupName } from '../../platform/backup/archive.ts'
import { type LastBackup, readLastBackup } from '../../platform/backup/last-backup.ts'
import type { Deps } from '../../platform/deps.ts'
import { readRun } from './backup-run.ts'

type Asking = Pick<Deps, 'db' | 'env' | 'now'>

export async function backupState({ db, env }: Asking) {
  const [run, last] = await Promise.all([readRun(db), readLastBackup(env, db)])
  const isSealed = env.BACKUP_KEY !== undefined
  return {
    isSealed,
    lines: isSealed ? '' : backupKeyText,
    place: path.resolve(env.BACKUP_DIR),
    run,
    last: last ? { ...last, file: isSealed ? fileOf(env, last) : null } : null,
  }
}

const folderOf = (env: Deps['env'], name: string) => path.resolve(env.BACKUP_DIR, name)

/** Only the newest, and only if encrypted; it may be missing here, because another machine may have made it. */
function fileOf(env: Deps['env'], { at, isEncrypted }: LastBackup): string | null {
  const name = backupName(new Date(at))
  const isHere = isEncrypted && existsSync(path.join(folderOf(env, name), 'manifest.json'))
  return isHere ? `${name}.zip` : null
}

/**
 * The folder of a backup that may be downloaded. It must open with the configured key: otherwise it is not
 * encrypted, or encrypted with another key.
 */
export async function requireDownload(
  deps: Asking & { staff: { sessionId: string } },
  file: string,
): Promise<string> {
  await requireFreshSignIn(deps)
  const { env, db } = deps
  const last = await readLastBackup(env, db)
  if (!env.BACKUP_KEY || !last || fileOf(env, last) !== file) throw new DomainError('BACKUP_GONE')
  const folder = folderOf(env, file.replace(/\.zip$/, ''))
  try {
    await archiveIn(folder, env.BACKUP_KEY).readManifest()
  } catch (error) {
    throw new DomainError('BACKUP_GONE', {}, { cause: error })
  }
  return folder
}
