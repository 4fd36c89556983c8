import { expect, test } from 'vitest'
import { goesWithPage } from './toast-life.ts'

test.each([
  ['said with the page change that it explains', { since: 9_900, pressedAt: 0 }, false],
  ['said long before', { since: 8_000, pressedAt: 0 }, true],
  ['said a moment before the visitor pressed a link', { since: 9_500, pressedAt: 9_950 }, true],
  ['said by what the pressed link did', { since: 9_980, pressedAt: 9_950 }, false],
  ['said now, after a press of long ago', { since: 9_950, pressedAt: 2_000 }, false],
])('%s', (_title, { since, pressedAt }, goes) => {
  expect(goesWithPage({ since }, { now: 10_000, pressedAt })).toBe(goes)
})
