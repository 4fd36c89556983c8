import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'

const folder = import.meta.dirname
const files = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'))

/** The server, Redazione and tests parse catalogue documents; pages import only types from these files. */
const documents = [
  'brand',
  'brand-look',
  'catalogue',
  'catalogue-file',
  'changes',
  'booking-pictures',
  'check-documents',
  'content-pictures',
  'contents-of',
  'document-forms',
  'documents',
  'draft-problems',
  'field-marks',
  'invented',
  'logo/logo-file',
  'merge-documents',
  'package-promises',
  'page-documents',
  'page-figures',
  'picture-document',
  'pictures-in',
  'place-documents',
  'problems',
  'references',
  'extra-document',
  'seasons-document',
  'sense-problems',
  'shapes',
  'site-facts',
  'text-places',
  'trip-document',
  'trip-info',
  'typed-document',
].map((name) => `catalogue/${name}.ts`)

function mayParse(name: string): boolean {
  return (
    name.endsWith('-schema.ts') || name.startsWith('catalogue/forms/') || documents.includes(name)
  )
}

function source(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8')
}

function importsOf(name: string): string[] {
  return [...source(name).matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '')
}

/** Type-only imports are erased before the code runs, so they add nothing to the bundle. */
function valueImportsOf(name: string): string[] {
  return [...source(name).matchAll(/^(?:import|export)(?! type\b)[^';]* from '([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  )
}

/** The file and everything it imports, directly or indirectly. */
function reach(name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const target of valueImportsOf(name)) {
    if (target.startsWith('.')) reach(path.join(path.dirname(name), target), seen)
    else seen.add(target)
  }
  return seen
}

describe('the rules', () => {
  it('are all looked at, those in folders too', () => {
    expect(files.some((name) => name.includes('/'))).toBe(true)
    expect(files.length).toBeGreaterThan(100)
  })

  test.each(files)('%s imports only the domain and zod', (name) => {
    for (const target of importsOf(name)) {
      const inside = path.join(path.dirname(name), target)
      expect(target === 'zod' || (target.startsWith('.') && !inside.startsWith('..'))).toBe(true)
    }
  })

  test.each(files)('%s asks no clock and rolls no dice', (name) => {
    expect(source(name)).not.toMatch(/Date\.now|new Date\(\)|Math\.random|\bcrypto\./)
  })

  // Local time would shift a day for a visitor in another time zone.
  test.each(files)('%s never reads a date in local time', (name) => {
    expect(source(name)).not.toMatch(/\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/)
  })

  it('leave zod out of the first load of the public site', () => {
    const withoutZod = files.filter((name) => !mayParse(name))
    expect(withoutZod.length).toBeGreaterThan(60)
    expect(reach('contact/contact-schema.ts').has('zod')).toBe(true)
    expect(withoutZod.filter((name) => reach(name).has('zod'))).toEqual([])
  })
})
