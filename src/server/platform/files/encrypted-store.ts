import { type KeyRing, keyById, seal, unseal } from '../keys.ts'
import type { FileStore } from './file-store.ts'

const version = 2
/** The format from before keys had ids; it must still be readable. */
const namelessVersion = 1
const keyIdLength = 4

/** Files on the disk or in the bucket can't be read, nor changed without notice. */
export function encrypted(store: FileStore, ring: KeyRing): FileStore {
  return {
    put: (filePath, content) => store.put(filePath, sealFile(content, ring, filePath)),
    get: async (filePath) => openFile(await store.get(filePath), ring, filePath),
    remove: (filePath) => store.remove(filePath),
  }
}

/** Seals a file with the current key, unless it already is; true when the file was changed. */
export async function sealFileAnew(store: FileStore, ring: KeyRing, filePath: string) {
  const stored = Buffer.from(await store.get(filePath))
  if (stored[0] === version && keyIdOf(stored) === ring[0].id) return false
  await store.put(filePath, sealFile(openFile(stored, ring, filePath), ring, filePath))
  return true
}

function sealFile(content: Uint8Array, [key]: KeyRing, filePath: string): Buffer {
  // The path is authenticated too, so that one traveller's file can't be swapped for another's.
  return Buffer.concat([
    Buffer.of(version),
    Buffer.from(key.id, 'hex'),
    seal(content, key, filePath),
  ])
}

function openFile(stored: Uint8Array, ring: KeyRing, filePath: string): Buffer {
  const bytes = Buffer.from(stored)
  if (bytes[0] === namelessVersion) return openNameless(bytes.subarray(1), ring, filePath)
  if (bytes[0] !== version) throw new Error('Unknown document encryption')
  return unseal(bytes.subarray(1 + keyIdLength), keyById(ring, keyIdOf(bytes)), filePath)
}

function keyIdOf(bytes: Buffer): string {
  return bytes.subarray(1, 1 + keyIdLength).toString('hex')
}

function openNameless(sealed: Buffer, ring: KeyRing, filePath: string): Buffer {
  for (const key of ring) {
    try {
      return unseal(sealed, key, filePath)
    } catch {
      // Another key may fit.
    }
  }
  throw new Error('Sealed with a key that is not here')
}
