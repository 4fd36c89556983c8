import { expect, it } from 'vitest'
import { noticedByVisitors } from './site-kinds.ts'

const [shown, hidden, archived] = [{ state: 'shown' }, { state: 'hidden' }, { state: 'archived' }]

it.each([
  ['trip/a', undefined, hidden, 'nothing'],
  ['trip/a', hidden, hidden, 'nothing'],
  ['trip/a', hidden, archived, 'nothing'],
  ['trip/a', shown, hidden, 'gone'],
  ['member/a', {}, archived, 'gone'],
  ['trip/a', hidden, shown, 'seen'],
  ['trip/a', undefined, shown, 'seen'],
  ['page/home', {}, {}, 'seen'],
  ['picture/a', undefined, {}, 'seen'],
])('%s, before %j, now %j: %s', (key, before, after, noticed) => {
  expect(noticedByVisitors(key, before, after)).toBe(noticed)
})
