import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

export const projectPath = (...parts: string[]) => join(ROOT, ...parts)

/** Writes only what changed, so that a rebuild leaves the history quiet. */
export function writeChanged(path: string, data: Buffer | string) {
  const bytes = Buffer.from(data)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** Address of a public file, with the hash of its content so that it can be cached for ever. */
export function versioned(url: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(projectPath('public', url)))
    .digest('hex')
  return `${url}?v=${hash.slice(0, 8)}`
}
