import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('of those who ask meanwhile only the last one is done, also after one that failed', async () => {
  const begun: string[] = []
  const ends: ((isDone: boolean) => void)[] = []
  const ask = oneAtATime(
    (wanted: string) =>
      new Promise<void>((resolve, reject) => {
        begun.push(wanted)
        ends.push((isDone) => (isDone ? resolve() : reject(new Error('no connection'))))
      }),
  )
  for (const wanted of ['G', 'Gr', 'Gre']) ask(wanted)
  expect(begun).toEqual(['G'])
  ends[0]?.(false)
  await expect.poll(() => begun).toEqual(['G', 'Gre'])
  ends[1]?.(true)
  await expect.poll(() => ends.length).toBe(2)
  ask('Grecia')
  await expect.poll(() => begun).toEqual(['G', 'Gre', 'Grecia'])
})
