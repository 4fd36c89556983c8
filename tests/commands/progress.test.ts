import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Stream = { isTTY: boolean; write: (text: string) => unknown }
type Progress = { report: (share: number) => void; done: () => void }
const script = new URL('../../scripts/command.mjs', import.meta.url).href
const { progressOf } = (await import(script)) as {
  progressOf: (what: string, stream: Stream, now: () => number) => Progress
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stream(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, write: (text: string) => written.push(text) }
}

test('on a terminal one line changes, and is gone at the end', () => {
  const terminal = stream(true)
  const { report, done } = progressOf('Restore', terminal, Date.now)
  vi.advanceTimersByTime(2_000)
  report(0.425)
  done()
  vi.advanceTimersByTime(5_000)
  expect(terminal.written).toEqual([
    '\rRestore: 1 s',
    '\rRestore: 2 s',
    '\rRestore: 42 %',
    '\r               \r',
  ])
})

test('elsewhere a plain line comes now and then, and none of what is done in a moment', () => {
  const file = stream(false)
  const { report, done } = progressOf('Move', file, Date.now)
  vi.advanceTimersByTime(11_000)
  report(0.5)
  vi.advanceTimersByTime(10_000)
  done()
  expect(file.written).toEqual(['Move: 10 s\n', 'Move: 50 %\n'])
  const soon = stream(false)
  progressOf('Move', soon, Date.now).done()
  expect(soon.written).toEqual([])
})
