import { expect, test } from 'vitest'
import { percentOf, progressText } from './import-progress.ts'

const name = 'lista.csv'

test('movements are counted in words and in one bar that never goes back', () => {
  const comparing = { name, step: 'comparing', done: 35_000, of: 100_000 } as const
  const storing = { ...comparing, step: 'storing', done: 0 } as const
  expect(progressText(comparing)).toContain('Confronto 35.000 di 100.000 movimenti')
  expect(progressText({ ...storing, done: 1, of: 1 })).toContain('1 di 1 movimento.')
  expect(percentOf({ ...comparing, done: 100_000 })).toBe(percentOf(storing))
  expect(percentOf({ ...storing, done: 100_000 })).toBe(100)
})

test('nothing is counted while the file is on its way', () => {
  expect(percentOf({ name, step: 'sending' })).toBeUndefined()
})
