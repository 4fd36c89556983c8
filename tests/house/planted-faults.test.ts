import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faults } from '../../tools/simulate/planted-faults.ts'

/** Trying them all takes long: whoever changes the code that one of them breaks hears of it here, at once. */
const planted = faults.flatMap(({ name, code }) => (code ? [{ name, ...code }] : []))

it.each(planted)('$name still finds its words', ({ file, find, replace }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(source.split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})

it('every fault has a name of its own, and breaks something', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.filter(({ code, sql }) => !code && !sql)).toEqual([])
})
