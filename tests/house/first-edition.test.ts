import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/**
 * What visitors read comes from the published edition. `src/content` is the first edition, and only these
 * files may import it: all others would show texts that the agency changed long ago.
 */
const doors: Readonly<Record<string, readonly string[]>> = {
  // The first edition itself: documents are files; painted pictures are listed by the picture kit.
  'pictures/picture-documents.ts': [
    'src/server/catalogue/editions/first-edition.ts',
    'src/web/testing-site.ts',
  ],
  // The account of a new installation is configuration and not text: Redazione never shows it.
  'bank-accounts.ts': [
    'src/server/accounts/bank-account.ts',
    'src/server/accounts/example-accounts.ts',
    'src/server/http/foreign-iban.ts',
  ],
  // Files that are drawn and built with the release.
  'faces.ts': [
    'src/web/admin/catalogue/one-picture-field.tsx',
    'src/web/team/member-data.ts',
    'src/web/team/portrait.tsx',
  ],
  'pictures/site.ts': ['src/web/trips/stock-picture.tsx'],
  // Pages for the developers of the site.
  'pictures/main.ts': ['src/web/developers/design-system-page.tsx'],
  'tasks.ts': ['src/web/admin/tasks/tasks-page.tsx'],
}

const root = path.resolve(import.meta.dirname, '../..')
const content = path.join(root, 'src/content')

/** Lists `file → import from src/content` for all code that runs in the server or the browser. */
function importsOf(source: string, file: string): string[] {
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)]
  return named
    .map(([, target = '']) => path.resolve(root, path.dirname(file), target))
    .filter((target) => target.startsWith(content + path.sep))
    .map((target) => path.relative(content, target))
}

function forbidden(files: readonly (readonly [file: string, source: string])[]): string[] {
  return files.flatMap(([file, source]) =>
    importsOf(source, file)
      .filter((target) => !doors[target]?.includes(file))
      .map((target) => `${file} imports src/content/${target}`),
  )
}

it('nothing that runs reads the first edition, except through the doors that are named here', () => {
  const files = globSync('src/{server,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
  expect(files.length).toBeGreaterThan(500)
  expect(forbidden(files)).toEqual([])
  const opened = files.flatMap(([file, source]) =>
    importsOf(source, file).map((target) => `${target} ${file}`),
  )
  const named = Object.entries(doors).flatMap(([target, users]) =>
    users.map((file) => `${target} ${file}`),
  )
  expect(opened.toSorted()).toEqual(named.toSorted())
})

it('a mail that took the name of the agency from the first edition would be found', () => {
  const source =
    "import { brand } from '../../../content/brand.ts'\nconst later = import('../../../content/tasks.ts')"
  expect(forbidden([['src/server/platform/mail/layout.ts', source]])).toEqual([
    'src/server/platform/mail/layout.ts imports src/content/brand.ts',
    'src/server/platform/mail/layout.ts imports src/content/tasks.ts',
  ])
})
