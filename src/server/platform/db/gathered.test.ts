import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Db } from './client.ts'
import { gathered } from './gathered.ts'

const [db, other] = [{}, {}] as unknown as [Db, Db]

/** A fake query that answers only when told to, in any order; the answer to a key is the key itself. */
function slowly() {
  const asked: { keys: readonly string[]; answer: () => void; fail: () => void }[] = []
  const read = gathered<string, string>(
    (_db, keys) =>
      new Promise((resolve, reject) => {
        const rows = keys.flatMap((key, place) =>
          key === 'nobody' ? [] : [[place, `of ${key}`] as const],
        )
        asked.push({
          keys,
          answer: () => resolve(new Map(rows.toReversed())),
          fail: () => reject(new Error('out of reach')),
        })
      }),
  )
  return { asked, read }
}

/** Waits some turns of the event loop: one to process an answer, the next to send the following query. */
async function settled() {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn()
}

describe('questions that are asked together', () => {
  it('go in the same turn, and together with who came meanwhile', async () => {
    const { asked, read } = slowly()
    const first = ['a', 'b'].map((key) => read(db, key))
    await settled()
    const others = ['c', 'nobody', 'c', 'd'].map((key) => read(db, key))
    await settled()
    expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b']])
    asked[0]?.answer()
    expect(await Promise.all(first)).toEqual(['of a', 'of b'])
    await settled()
    expect(asked[1]?.keys).toEqual(['c', 'nobody', 'c', 'd'])
    asked[1]?.answer()
    expect(await Promise.all(others)).toEqual(['of c', undefined, 'of c', 'of d'])
  })

  it('never wait for one that was asked before they came: what they read is not older than they are', async () => {
    const { asked, read } = slowly()
    const early = read(db, 'a')
    await settled()
    const late = read(db, 'a')
    await settled()
    expect(asked).toHaveLength(1)
    asked[0]?.answer()
    await settled()
    expect(asked).toHaveLength(2)
    asked[1]?.answer()
    expect(await Promise.all([early, late])).toEqual(['of a', 'of a'])
  })

  it('fail together, and those after them do not', async () => {
    const { asked, read } = slowly()
    const answers = ['a', 'b'].map((key) => read(db, key).catch(() => 'failed'))
    await settled()
    asked[0]?.fail()
    expect(await Promise.all(answers)).toEqual(['failed', 'failed'])
    const next = read(db, 'c')
    await settled()
    asked[1]?.answer()
    expect(await next).toBe('of c')
  })

  it('do not wait for one that hangs, whose own answer still comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { asked, read } = slowly()
      const hanging = read(db, 'a')
      await settled()
      const next = read(db, 'b')
      await settled()
      expect(asked).toHaveLength(1)
      vi.advanceTimersByTime(2_000)
      await settled()
      expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']])
      asked[1]?.answer()
      expect(await next).toBe('of b')
      asked[0]?.answer()
      expect(await hanging).toBe('of a')
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('are at most so many in one, and never of two databases', async () => {
    const { asked, read } = slowly()
    const answers = Array.from({ length: 503 }, (_, index) => read(db, String(index)))
    const elsewhere = read(other, 'x')
    await settled()
    for (let turn = 0; turn < asked.length; turn += 1) {
      asked[turn]?.answer()
      await settled()
    }
    expect(asked.map(({ keys }) => keys.length)).toEqual([200, 1, 200, 103])
    expect(await Promise.all(answers)).toEqual(answers.map((_, index) => `of ${index}`))
    expect(await elsewhere).toBe('of x')
  })
})
