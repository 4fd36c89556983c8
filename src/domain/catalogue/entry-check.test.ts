import { expect, it } from 'vitest'
import { isEntryChecked } from './entry-check.ts'

it.each([
  ['nobody has looked', null, false],
  ['on the day itself', '2026-05-10', true],
  ['one day short of six months', '2025-11-11', true],
  ['after six months', '2025-11-10', false],
  ['on a day that is still to come', '2026-05-11', false],
])('rules of entry, %s', (_, checkedOn, isChecked) => {
  expect(isEntryChecked(checkedOn, '2026-05-10')).toBe(isChecked)
})
