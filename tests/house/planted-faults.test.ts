import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faults } from '../../tools/simulate/planted-faults.ts'

/** Running all faults takes long: this test tells at once when the code that a fault replaces has changed. */
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
