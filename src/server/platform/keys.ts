import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export type Key = { id: string; secret: Buffer }

/** The first key seals; all of them open. Older keys stay until everything has been sealed with the first. */
export type KeyRing = readonly [current: Key, ...older: Key[]]

const nonceLength = 12
const tagLength = 16

export function keyRing([current, ...older]: readonly Buffer[]): KeyRing {
  if (!current) throw new Error('There is no key')
  return [keyOf(current), ...older.map(keyOf)]
}

/** A key's id is a part of its hash, which reveals nothing about the key. */
function keyOf(secret: Buffer): Key {
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret }
}

/** AES-256-GCM. The context is authenticated too: a value sealed for one place can't be opened in another. */
export function seal(content: Uint8Array, { secret }: Key, context: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  cipher.setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

export function unseal(sealed: Uint8Array, { secret }: Key, context: string): Buffer {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceLength))
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
}

export function keyById(ring: KeyRing, id: string): Key {
  const key = ring.find((one) => one.id === id)
  if (!key) throw new Error('Sealed with a key that is not here')
  return key
}
