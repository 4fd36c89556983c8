import { expect, test } from 'vitest'
import { isSessionOver, sessionDefaults, waitSeconds } from './sign-in.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [9, 240],
  [11, 900],
  [40, 900],
])('after %i wrong passwords one waits %i seconds', (failures, seconds) => {
  expect(waitSeconds(failures)).toBe(seconds)
})

const now = new Date('2026-11-15T20:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['a minute old and in use', 1, 1, false],
  ['almost twelve hours old', 719, 1, false],
  ['twelve hours old', 720, 0, true],
  ['left alone for almost half an hour', 60, 29, false],
  ['left alone for half an hour', 60, 30, true],
])('a session %s', (_name, age, idle, isOver) => {
  const times = { createdAt: ago(age), lastUsedAt: ago(idle) }
  expect(isSessionOver(times, sessionDefaults, now)).toBe(isOver)
})
