import { expect, it } from 'vitest'
import { readable } from './moments.ts'

it.each([
  ['1980-05-05', '05/05/1980'],
  ['2026-12-01T10:30', '01/12/2026, 10:30'],
  ['Tamara', 'Tamara'],
  ['', ''],
])('what a colleague saved reads as everywhere: %s', (typed, text) => {
  expect(readable(typed)).toBe(text)
})
