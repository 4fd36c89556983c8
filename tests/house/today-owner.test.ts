import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Asked when a photograph has been read, not when the page is drawn. */
const later = 'src/web/trip-place/strip-box.tsx'

/** Only the hooks of `browser/hydration.ts` follow the calendar on a page that stays open for days. */
it('no page reads the day by itself', () => {
  const files = globSync('src/web/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const readers = files.filter((file) => text(file).includes('todayInRome(new Date())'))
  expect(readers.filter((file) => file !== 'src/web/prerender.tsx')).toEqual([later])
})
