import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { type Random, seededRandom } from '../../src/domain/random.ts'

let random: Random = seededRandom('chance')

/** Ids, codes and tokens that the code generates follow the seed, so that a history is reproducible. */
export function drawEverythingFrom(seed: string): void {
  random = seededRandom(seed)
  if (crypto.randomUUID === drawnUuid) return
  Object.assign(crypto, { randomUUID: drawnUuid, randomBytes: drawnBytes })
  Object.assign(globalThis.crypto, { randomUUID: drawnUuid })
  syncBuiltinESMExports()
}

function drawnBytes(size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)))
}

export function drawnUuid(): ReturnType<typeof crypto.randomUUID> {
  const hex = drawnBytes(16).toString('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
