import { expect, test } from 'vitest'
import { leavesToSet } from './leaves-to-set.ts'

test('only the field that a colleague has changed is set, however deep it lies', () => {
  const now = {
    title: 'Grecia',
    days: [
      { title: 'Atene', text: 'a' },
      { title: 'Naxos', text: 'b' },
    ],
  }
  const next = {
    title: 'Grecia',
    days: [
      { title: 'Atene', text: 'a' },
      { title: 'Naxos', text: 'c' },
    ],
  }
  expect(leavesToSet(now, next)).toEqual([{ path: 'days.1.text', value: 'c' }])
  expect(leavesToSet(now, now)).toEqual([])
})

test('a list that has become longer is set as a whole', () => {
  expect(leavesToSet({ days: [1] }, { days: [1, 2] })).toEqual([{ path: 'days', value: [1, 2] }])
})
