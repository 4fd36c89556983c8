import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Env } from '../env.ts'
import type { KeyRing } from '../keys.ts'
import { createDiskStore } from './disk-store.ts'
import { encrypted } from './encrypted-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** `STORAGE_URL` chooses where documents are stored; they are encrypted before they get there. */
export function createFileStore(env: Env, ring: KeyRing): FileStore {
  return encrypted(openStore(env), ring)
}

/** The storage without encryption: for changing keys only. */
export function openStore(env: Env): FileStore {
  if (env.STORAGE_URL?.startsWith('s3:')) return createS3Store(new URL(env.STORAGE_URL))
  if (env.STORAGE_URL) return createDiskStore(fileURLToPath(env.STORAGE_URL))
  return createDiskStore(path.join(env.dataDir, 'documents'))
}
