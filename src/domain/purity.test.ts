import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

/** What content is checked against; content itself imports only their types. */
const contentShapes = ['catalogue.ts', 'pictures.ts']

function source(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8')
}

function importsOf(name: string): string[] {
  return [...source(name).matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '')
}

/** Types are gone before the code runs: they weigh nothing. */
function valueImportsOf(name: string): string[] {
  return [...source(name).matchAll(/^(?:import|export)(?! type\b)[^';]* from '([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  )
}

/** The file and all that it brings along, however far. */
function reach(name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const path of valueImportsOf(name)) {
    if (path.startsWith('./')) reach(path.slice(2), seen)
    else seen.add(path)
  }
  return seen
}

describe('the rules', () => {
  test.each(files)('%s imports only its neighbours and zod', (name) => {
    for (const path of importsOf(name)) expect(path).toMatch(/^(?:\.\/[a-z-]+\.ts|zod)$/)
  })

  test.each(files)('%s asks no clock and rolls no dice', (name) => {
    expect(source(name)).not.toMatch(/Date\.now|new Date\(\)|Math\.random|\bcrypto\./)
  })

  // Local time would move a day for a visitor in another time zone.
  test.each(files)('%s never reads a date in local time', (name) => {
    expect(source(name)).not.toMatch(/\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/)
  })

  it('leave zod out of the first load of the public site', () => {
    const withoutZod = files.filter(
      (name) => !name.endsWith('-schema.ts') && !contentShapes.includes(name),
    )
    expect(withoutZod.length).toBeGreaterThan(20)
    expect(reach('contact-schema.ts').has('zod')).toBe(true)
    for (const name of withoutZod) {
      expect({ name, zod: reach(name).has('zod') }).toEqual({ name, zod: false })
    }
  })
})
