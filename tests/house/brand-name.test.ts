import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/**
 * The name of the example agency is a text of its documents. Everything shown, sent or drawn takes it from
 * there, so that an agency that publishes its own name never sees the example's.
 */
const root = path.resolve(import.meta.dirname, '../..')
const name = /ondalta/i

/** Texts that neither travellers nor staff read. */
const elsewhere: Readonly<Record<string, string>> = {
  'src/domain/catalogue/brand-look.ts': 'what an agency without a logo of its own is told apart by',
  'src/domain/catalogue/catalogue-file.ts': 'the kind of a file, read by programs',
  'src/web/service-worker/names.ts': 'the name of a cache, so that older releases find theirs',
  'src/server/platform/watch/traces.ts': 'the service in traces; the environment names another',
  'src/server/platform/backup/packed-backup.ts': 'a folder for a moment',
  'src/server/platform/backup/schema-version.ts': 'a folder for a moment',
  'src/server/access/staff/first-administrator.ts':
    'the address of the first sign-in, before there is a name; the environment names another',
  'src/content/bank-accounts.ts': 'accounts that came with the example',
}

const isTest = /\.test\.tsx?$|\/testing(?:\/|-)/

it('only documents of the example know its name', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    file.split(path.sep).join('/'),
  )
  expect(files.length).toBeGreaterThan(1000)
  const naming = files.filter(
    (file) => !isTest.test(file) && name.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(naming.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})

it('of the documents only that of the agency does, and the addresses of people, which follow it', () => {
  const naming = globSync('src/content/documents/**/*.json', { cwd: root })
    .map((file) => file.split(path.sep).join('/').replace('src/content/documents/', ''))
    .filter((file) => {
      const text = readFileSync(path.join(root, 'src/content/documents', file), 'utf8')
      return name.test(text.replaceAll(/"email": "[^"]*"/g, ''))
    })
  expect(naming).toEqual(['brand.json'])
})
