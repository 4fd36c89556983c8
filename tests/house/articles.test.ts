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

/** `il 08/12/2026` has to read `l’08/12/2026`. */
const articleBeforeDay =
  /(?<!\p{L})(?:[Ii]l|al|del|[Dd]al)(?: |\{' '\}\s*)\$?\{(?:format(?:Date|LongDate|DayMonth|Moment)|momentInSentence)\(/gu

/** Whether what begins before this place is still open there. */
function isElided(text: string, place: number): boolean {
  const from = text.lastIndexOf('elidedDays(', place)
  const [between = ''] = from < 0 ? [] : [text.slice(from, place)]
  return between.split('(').length > between.split(')').length
}

const bare = (text: string) =>
  [...text.matchAll(articleBeforeDay)].filter(({ index }) => !isElided(text, index))

it('no page writes an article before a day without eliding it before the 8th and the 11th', () => {
  expect(bare('`entro il ${formatDate(day)}`')).toHaveLength(1)
  expect(bare('elidedDays(`x`) + `entro il ${formatDate(day)}`')).toHaveLength(1)
  expect(bare('elidedDays(`${name(one)} entro il ${formatDate(day)}`)')).toEqual([])
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
  expect(files.filter((file) => bare(text(file)).length > 0)).toEqual([])
})
