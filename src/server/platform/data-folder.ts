import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from './env.ts'

/** What the program itself keeps in the data folder; other files in it are left unchanged. */
const ours = /^(?:database|documents|auth-secret|documents-key.*)$/

/**
 * Restricts the data folder (passports, keys, database) to this user: folders 0700, files 0600, existing ones
 * too. Answers false where the file system does not support permissions.
 */
export async function closeDataFolder({ dataDir }: Pick<Env, 'dataDir'>): Promise<boolean> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    await chmod(dataDir, 0o700)
    for (const entry of await readdir(dataDir, { withFileTypes: true })) {
      if (ours.test(entry.name)) await close(path.join(dataDir, entry.name), entry.isDirectory())
    }
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

async function close(target: string, isFolder: boolean): Promise<void> {
  await chmod(target, isFolder ? 0o700 : 0o600)
  if (!isFolder) return
  for (const entry of await readdir(target, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    await close(path.join(target, entry.name), entry.isDirectory())
  }
}

/** The folder belongs to another user, or the file system has no permissions. */
function isRefusal(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS' || code === 'EROFS'
}
