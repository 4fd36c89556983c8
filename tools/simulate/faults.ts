import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * A fault that somebody might make, and that a simulated year has to find. `code` is planted while a file
 * is read, `sql` in the database; nothing on the disk changes.
 */
export type Fault = {
  name: string
  /** What would be wrong. */
  says: string
  code?: { file: string; find: string; replace: string }
  sql?: string
  /** Only where two people really act at once. */
  needsPostgres?: boolean
}

export const faults: readonly Fault[] = []

export function faultNamed(name: string): Fault {
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Error(`No such fault: ${name}`)
  return fault
}

/** Has to be called before the code that it changes is loaded. */
export function plant({ name, code }: Fault): void {
  if (!code) return
  const place = new URL(`../../${code.file}`, import.meta.url)
  const source = readFileSync(fileURLToPath(place), 'utf8')
  const parts = source.split(code.find)
  if (parts.length !== 2)
    throw new Error(`${name}: ${code.file} has its words ${parts.length - 1} times`)
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      return url === place.href ? { ...loaded, source: parts.join(code.replace) } : loaded
    },
  })
}
