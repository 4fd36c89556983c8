import { describe, expect, it } from 'vitest'
import type { Db } from './client.ts'
import { gathered } from './gathered.ts'

const [db, other] = [{}, {}] as unknown as [Db, Db]

/** Answers when it is told to, in whatever order; every key with its own. */
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

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('questions that are asked together', () => {
  it('go at once while nothing is being asked, and together with who came meanwhile', async () => {
    const { asked, read } = slowly()
    const answers = ['a', 'b', 'c', 'nobody', 'c', 'd'].map((key) => read(db, key))
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']])
    asked[1]?.answer()
    await settled()
    expect(asked[2]?.keys).toEqual(['c', 'nobody', 'c', 'd'])
    asked[2]?.answer()
    asked[0]?.answer()
    expect(await Promise.all(answers)).toEqual(['of a', 'of b', 'of c', undefined, 'of c', 'of d'])
  })

  it('never wait for one that was asked before they came: what they read is not older than they are', async () => {
    const { asked, read } = slowly()
    const early = [read(db, 'a'), read(db, 'a')]
    const late = read(db, 'a')
    expect(asked).toHaveLength(2)
    asked[0]?.answer()
    await settled()
    expect(asked).toHaveLength(3)
    for (const question of asked) question.answer()
    expect(await Promise.all([...early, late])).toEqual(['of a', 'of a', 'of a'])
  })

  it('fail together, and those after them do not', async () => {
    const { asked, read } = slowly()
    const answers = ['a', 'b', 'c', 'd'].map((key) => read(db, key).catch(() => 'failed'))
    asked[0]?.answer()
    asked[1]?.answer()
    await settled()
    asked[2]?.fail()
    expect(await Promise.all(answers)).toEqual(['of a', 'of b', 'failed', 'failed'])
    const next = read(db, 'e')
    asked[3]?.answer()
    expect(await next).toBe('of e')
  })

  it('are at most so many in one, and never of two databases', async () => {
    const { asked, read } = slowly()
    const answers = Array.from({ length: 503 }, (_, index) => read(db, String(index)))
    const elsewhere = read(other, 'x')
    for (let turn = 0; turn < asked.length; turn += 1) {
      asked[turn]?.answer()
      await settled()
    }
    expect(asked.map(({ keys }) => keys.length)).toEqual([1, 1, 1, 200, 200, 101])
    expect(await Promise.all(answers)).toEqual(answers.map((_, index) => `of ${index}`))
    expect(await elsewhere).toBe('of x')
  })
})
