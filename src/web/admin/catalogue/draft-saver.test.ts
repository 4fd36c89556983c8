import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftSaver } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

class Taken extends Error {}

/** A fake server that gives each save the next revision, and can be made to fail. */
function server() {
  const calls: { revision: number; title: unknown }[] = []
  const state: { error: Error | null; wait: Promise<void> | null } = { error: null, wait: null }
  const saver = new DraftSaver(
    { revision: 3, document: { title: 'prima' } },
    {
      pauseMs: 900,
      retryMs: 5000,
      isConflict: (error) => error instanceof Taken,
      save: async (revision, { title }) => {
        calls.push({ revision, title })
        if (state.wait) await state.wait
        if (state.error) throw state.error
        return { revision: revision + 1 }
      },
    },
  )
  return { calls, state, saver }
}

test('saves once when the typing pauses', async () => {
  const { calls, saver } = server()
  for (const title of ['G', 'Gr', 'Gre']) saver.change({ title })
  expect(saver.view().state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(900)
  expect(calls).toEqual([{ revision: 3, title: 'Gre' }])
  expect(saver.view()).toEqual({ state: 'saved', revision: 4 })
})

test('sends one at a time, each with the revision of the last', async () => {
  const { calls, state, saver } = server()
  let arrive = () => {}
  state.wait = new Promise((resolve) => {
    arrive = resolve
  })
  saver.change({ title: 'uno' })
  await vi.advanceTimersByTimeAsync(900)
  saver.change({ title: 'due' })
  await vi.advanceTimersByTimeAsync(900)
  expect(calls).toHaveLength(1)
  arrive()
  await vi.advanceTimersByTimeAsync(900)
  expect(calls).toEqual([
    { revision: 3, title: 'uno' },
    { revision: 4, title: 'due' },
  ])
  expect(saver.view()).toEqual({ state: 'saved', revision: 5 })
})

test('a lost connection is tried again with the newest text', async () => {
  const { calls, state, saver } = server()
  state.error = new Error('offline')
  saver.change({ title: 'uno' })
  await vi.advanceTimersByTimeAsync(900)
  expect([saver.view().state, saver.hasUnsaved()]).toEqual(['failed', true])
  state.error = null
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls.map(({ revision }) => revision)).toEqual([3, 3])
  expect(saver.view().state).toBe('saved')
})

test("a colleague's saving stops it for good", async () => {
  const { calls, state, saver } = server()
  state.error = new Taken()
  saver.change({ title: 'uno' })
  await vi.advanceTimersByTimeAsync(900)
  saver.change({ title: 'due' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(calls).toHaveLength(1)
  expect(saver.view().state).toBe('conflict')
  expect(await saver.flush()).toBe(false)
})

test('flushing sends what waits and says whether all arrived', async () => {
  const { calls, saver } = server()
  saver.change({ title: 'subito' })
  expect(await saver.flush()).toBe(true)
  expect(calls).toEqual([{ revision: 3, title: 'subito' }])
  expect(saver.hasUnsaved()).toBe(false)
})

test("a colleague's saving is joined with what was typed, and saved on top of it", async () => {
  const saved: unknown[] = []
  const bases: unknown[] = []
  const saver = new DraftSaver(
    { revision: 3, document: { title: 'prima', price: 1 } },
    {
      isConflict: (error) => error instanceof Taken,
      save: async (revision, document) => {
        if (revision === 3) throw new Taken()
        saved.push([revision, document])
        return { revision: revision + 1 }
      },
    },
  )
  saver.reconcileBy(async (base) => {
    bases.push(base)
    const theirs = { title: 'prima', price: 2 }
    return { revision: 7, theirs, document: { title: 'mio', price: 2 } }
  })
  saver.change({ title: 'mio', price: 1 })
  expect(await saver.flush()).toBe(true)
  expect(bases).toEqual([{ title: 'prima', price: 1 }])
  expect(saved).toEqual([[7, { title: 'mio', price: 2 }]])
  expect(saver.view()).toEqual({ state: 'saved', revision: 8 })
})

test('what a colleague saved comes also while nothing is typed, and is the next common ground', async () => {
  const bases: unknown[] = []
  const saver = new DraftSaver(
    { revision: 3, document: { title: 'prima' } },
    {
      isConflict: () => false,
      save: async (revision) => ({ revision: revision + 1 }),
    },
  )
  saver.reconcileBy(async (base) => {
    bases.push(base)
    return { revision: 4, theirs: { title: 'suo' }, document: null }
  })
  await saver.pull()
  await saver.pull()
  expect(bases).toEqual([{ title: 'prima' }, { title: 'suo' }])
  expect(saver.view()).toEqual({ state: 'saved', revision: 4 })
})
