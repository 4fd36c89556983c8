import { expect, test } from 'vitest'
import { wideCards } from './trip-grid.tsx'

test.each([
  [19, [0, 6]],
  [6, []],
  [5, [0]],
  [4, [0, 3]],
  [2, [0]],
])('%i cards fill three columns when the cards at %j are wide', (count, wide) => {
  expect(wideCards(count)).toEqual(wide)
  expect((count + wide.length) % 3).toBe(0)
})
