/** Why a backup failed, as far as the owner can fix it. */
export const backupFailures = ['folder', 'disk', 'other'] as const
export type BackupFailure = (typeof backupFailures)[number]

/** Derived from the operating system's error code. */
export function backupFailureOf(code: string | null): BackupFailure {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk'
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR'
    ? 'folder'
    : 'other'
}
