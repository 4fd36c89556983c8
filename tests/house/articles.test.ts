import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** `i 960 €`, but `gli 864 €`: the right article depends on the sum, so texts must not fix it. */
const articleBeforeSum = /(?<!\p{L})(?:i|dei|dai|ai|nei|sui) \$?\{formatEuro/iu

it('no sentence has an article before a sum that it does not know yet', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
  expect(files.filter((file) => articleBeforeSum.test(text(file)))).toEqual([])
})
