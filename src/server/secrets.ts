import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from './env.ts'

/** Keys that are unset are drawn once and kept in the data folder, readable by its owner only. */
export async function readOrCreateSecrets(env: Env) {
  return {
    authSecret: env.AUTH_SECRET ?? (await keep(path.join(env.dataDir, 'auth-secret'))),
    documentsKey: Buffer.from(
      env.DOCUMENTS_KEY ?? (await keep(path.join(env.dataDir, 'documents-key'))),
      'hex',
    ),
  }
}

async function keep(file: string): Promise<string> {
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}
