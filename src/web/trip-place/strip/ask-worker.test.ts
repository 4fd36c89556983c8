import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWorker } from './ask-worker.ts'

const picture = { width: 2, height: 2, data: new Float32Array(4) }

/** A worker that answers when the test says so. */
function fakeWorker() {
  const channel = new EventTarget()
  const terminate = vi.fn<() => void>()
  const worker = {
    addEventListener: channel.addEventListener.bind(channel),
    postMessage: () => undefined,
    terminate,
  }
  const say = (data: string[] | null) =>
    channel.dispatchEvent(new MessageEvent('message', { data }))
  return { worker, terminate, say }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is read in time is the answer', async () => {
  const { worker, terminate, say } = fakeWorker()
  const answer = askWorker(worker, [picture], 2000)
  await vi.advanceTimersByTimeAsync(1999)
  say(['P<ITA'])
  expect(await answer).toEqual(['P<ITA'])
  expect(terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody waits longer than they were told, and the work ends with the waiting', async () => {
  const { worker, terminate } = fakeWorker()
  const answer = askWorker(worker, [picture], 2000)
  await vi.advanceTimersByTimeAsync(1999)
  expect(terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBeNull()
  expect(terminate).toHaveBeenCalledOnce()
})
