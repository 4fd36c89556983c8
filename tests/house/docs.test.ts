import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const named =
  /(?<![\w/.-])(?:src\/)?((?:server|domain|contract|content|web)\/[\w-]+(?:\/[\w.-]+)*\.tsx?)/g

/** Source files that a text names but that do not exist. */
function missing(text: string): string[] {
  return [...text.matchAll(named)]
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(path.join(root, 'src', file)))
}

it('every file of the sources that the documents name is there', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md', { cwd: root })]
  const found = documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8')
    // The record of a superseded decision may name files that were removed with it.
    if (/\*\*Status:\*\* (?:superseded|replaced)/.test(text)) return []
    return missing(text).map((file) => `${document}: ${file}`)
  })
  expect(found).toEqual([])
})

it('a file that has gone would be found', () => {
  expect(missing('as in `server/nowhere/gone.ts` and `domain/dates.ts`')).toEqual([
    'server/nowhere/gone.ts',
  ])
})
