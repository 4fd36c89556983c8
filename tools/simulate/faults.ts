import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Fault, faults } from './planted-faults.ts'

export function faultNamed(name: string): Fault {
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Error(`No such fault: ${name}`)
  return fault
}

/** Must be called before the code that it changes is loaded. */
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
