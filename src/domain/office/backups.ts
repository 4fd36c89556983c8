/** Why a copy was not made, as far as an owner can do something about it. */
export const backupFailures = ['folder', 'disk', 'other'] as const
export type BackupFailure = (typeof backupFailures)[number]

/** By the system's own code. */
export function backupFailureOf(code: string | null): BackupFailure {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk'
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR'
    ? 'folder'
    : 'other'
}
