import { createHash } from 'node:crypto'
import { parseDocument } from '../../../domain/catalogue/check-documents.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { inSlices } from '../../platform/in-slices.ts'

/**
 * Document versions in memory, by hash. They never change, so each is read, parsed and hashed once, however
 * many editions contain it. The references are weak: a version stays as long as an edition that contains it.
 */
const byHash = new Map<string, WeakRef<object>>()
const gone = new FinalizationRegistry<string>((hash) => {
  if (!byHash.get(hash)?.deref()) byHash.delete(hash)
})
const hashes = new WeakMap<object, { key: string; hash: string }>()

export function hashOf(key: string, value: unknown): string {
  const isObject = typeof value === 'object' && value !== null
  const known = isObject ? hashes.get(value) : undefined
  if (known?.key === key) return known.hash
  const hash = createHash('sha256')
    .update(`${key}\n${JSON.stringify(value)}`)
    .digest('hex')
  if (isObject) hashes.set(value, { key, hash })
  return hash
}

/** The hash of every document, by key. */
export async function hashesOf(documents: Documents): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  await inSlices(Object.entries(documents), ([key, value]) => {
    found[key] = hashOf(key, value)
  })
  return found
}

export function knownVersion(hash: string): object | undefined {
  return byHash.get(hash)?.deref()
}

type Stored = { hash: string; key: string; value: unknown }

/** Parsed by this release's schema: fields added since they were stored get their defaults. */
export async function parseVersions(stored: readonly Stored[]): Promise<Map<string, unknown>> {
  const parsed = new Map<string, unknown>()
  await inSlices(stored, ({ hash, key, value: raw }) => {
    const { value } = parseDocument(key, raw)
    parsed.set(hash, value)
    if (typeof value !== 'object' || value === null) return
    byHash.set(hash, new WeakRef(value))
    gone.register(value, hash)
  })
  return parsed
}
