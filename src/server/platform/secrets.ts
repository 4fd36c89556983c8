import { createHmac, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from './env.ts'
import { type KeyRing, keyRing } from './keys.ts'

export const keyFiles = {
  current: (env: Env) => path.join(env.dataDir, 'documents-key'),
  /** Older keys with which data may still be sealed, one a line; only while keys are being changed. */
  older: (env: Env) => path.join(env.dataDir, 'documents-keys-older'),
}

/** Secrets that are not set are drawn once and kept in the data folder, readable by its owner only. */
export async function readOrCreateSecrets(env: Env) {
  const authSecret = env.AUTH_SECRET ?? (await keep(path.join(env.dataDir, 'auth-secret')))
  return {
    authSecret,
    // A derived key, so that nothing signed for a form is ever accepted as a session.
    signingKey: createHmac('sha256', authSecret).update('public forms').digest('hex'),
    documentsKeys: await readKeys(env),
  }
}

async function readKeys(env: Env): Promise<KeyRing> {
  const current = env.DOCUMENTS_KEY ?? (await keep(keyFiles.current(env)))
  const older = [...env.DOCUMENTS_KEY_OLDER, ...(await readOlderKeys(env))]
  return keyRing([current, ...older].map((hex) => Buffer.from(hex, 'hex')))
}

export async function readOlderKeys(env: Env): Promise<string[]> {
  const text = await readFile(keyFiles.older(env), 'utf8').catch(() => '')
  return text.split('\n').filter((line) => /^[0-9a-f]{64}$/i.test(line))
}

export function drawKey(): string {
  return randomBytes(32).toString('hex')
}

async function keep(file: string): Promise<string> {
  try {
    await writeFile(file, drawKey(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}
