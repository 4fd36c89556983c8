import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { FileStore } from './file-store.ts'

const version = 1
const nonceLength = 12
const tagLength = 16

/** AES-256-GCM: what lies on the disk or in the bucket can be neither read nor changed unnoticed. */
export function encrypted(store: FileStore, key: Buffer): FileStore {
  return {
    put: (filePath, content) => store.put(filePath, seal(content, key, filePath)),
    get: async (filePath) => unseal(await store.get(filePath), key, filePath),
    remove: (filePath) => store.remove(filePath),
  }
}

function seal(content: Uint8Array, key: Buffer, filePath: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  // The path is authenticated too, so that one traveller's file can't be swapped for another's.
  cipher.setAAD(Buffer.from(filePath))
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body])
}

function unseal(sealed: Uint8Array, key: Buffer, filePath: string): Buffer {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== version) throw new Error('Unknown document encryption')
  const nonce = bytes.subarray(1, 1 + nonceLength)
  const tag = bytes.subarray(1 + nonceLength, 1 + nonceLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAAD(Buffer.from(filePath))
  decipher.setAuthTag(tag)
  return Buffer.concat([
    decipher.update(bytes.subarray(1 + nonceLength + tagLength)),
    decipher.final(),
  ])
}
