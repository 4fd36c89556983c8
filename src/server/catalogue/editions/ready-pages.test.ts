import { expect, test, vi } from 'vitest'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { followEditions } from './follow-editions.ts'
import { touchSite } from './store.ts'

const database = await databaseOfThisFile()

const follow = () => followEditions(testDeps(database.db))

test('what makes the pages wakes up while staff are at work, once for many calls', async () => {
  const editions = await follow()
  const drawn: string[] = []
  await editions.beforeShowing(
    async () => () => undefined,
    async (_documents, path) => {
      drawn.push(path)
      return undefined
    },
  )
  editions.getReady()
  editions.getReady()
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('/contact'))
  // One of each kind, the one that most visitors see first.
  expect(drawn).toEqual(['/', '/travels', expect.stringMatching(/^\/travel\//), '/contact'])
})

test('it is said to be on the site once all pages were made, not while one fails', async () => {
  const editions = await follow()
  let broken = true
  await editions
    .beforeShowing(async () => async () => {
      if (broken) throw new Error('a page that comes later failed')
    })
    .catch(() => undefined)
  await touchSite(database.db)
  await editions.follow()
  expect(await editions.isUpToDate()).toBe(false)
  broken = false
  const again = await follow()
  await again.beforeShowing(async () => () => undefined)
  expect(await again.isUpToDate()).toBe(false)
  await again.follow()
  expect(await again.isUpToDate()).toBe(true)
})
