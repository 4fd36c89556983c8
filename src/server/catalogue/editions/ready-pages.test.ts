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
  await editions.beforeShowing(async () => () => undefined, {
    preview: async (_documents, path) => {
      drawn.push(path)
      return undefined
    },
    ahead: async ({ number }) => {
      drawn.push(`ahead of ${number}`)
    },
  })
  editions.getReady()
  editions.getReady()
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('ahead of 0'))
  // One page of each kind, most visited first; then the pages for the campaign's other state.
  const trip = expect.stringMatching(/^\/travel\//)
  expect(drawn).toEqual(['/', '/travels', trip, '/contact', 'ahead of 0'])
})

const giveUp = () => undefined
const nothingMore = { comesLast: false, all: Promise.resolve(true), giveUp }

test('it is said to be on the site once the pages that tell of it are there, not while they fail', async () => {
  const editions = await follow()
  let isBroken = false
  await editions.beforeShowing(async () => {
    if (isBroken) throw new Error('a page that tells of it failed')
    return () => nothingMore
  })
  isBroken = true
  await touchSite(database.db)
  expect(await editions.untilSeen()).toBe(false)
  const again = await follow()
  await again.beforeShowing(async () => () => nothingMore)
  expect(await again.untilSeen()).toBe(true)
})

test('pages that only carry it along are not waited for', async () => {
  const editions = await follow()
  let finish = () => {}
  let all = Promise.resolve(true)
  await editions.beforeShowing(async () => () => ({ comesLast: false, all, giveUp }))
  all = new Promise((resolve) => {
    finish = () => resolve(true)
  })
  await touchSite(database.db)
  expect(await editions.untilSeen()).toBe(true)
  finish()
  await editions.follow()
})

test('where visitors see it with the last page, that one is waited for', async () => {
  const editions = await follow()
  const steps: string[] = []
  let finish = () => {}
  let all = Promise.resolve(true)
  await editions.beforeShowing(async () => () => ({ comesLast: true, all, giveUp }))
  all = new Promise((resolve) => {
    finish = () => {
      steps.push('last page')
      resolve(true)
    }
  })
  await touchSite(database.db)
  const told = editions.untilSeen().then(() => steps.push('told'))
  await editions.find(0)
  finish()
  await told
  expect(steps).toEqual(['last page', 'told'])
})

test('pages that are still to come are left to something newer, which is told when it has them', async () => {
  const editions = await follow()
  const steps: string[] = []
  let turn = 0
  await editions.beforeShowing(async () => () => {
    turn += 1
    const name = `change ${turn}`
    steps.push(name)
    // The second never ends unless it is abandoned.
    let stop = (_isWhole: boolean) => {}
    const all = turn === 2 ? new Promise<boolean>((resolve) => (stop = resolve)) : true
    return {
      comesLast: true,
      all: Promise.resolve(all),
      giveUp: () => {
        steps.push(`${name} is given up`)
        stop(false)
      },
    }
  })
  await touchSite(database.db)
  const first = editions.untilSeen()
  await vi.waitFor(() => expect(steps).toContain('change 2'))
  await editions.touch()
  expect(await first).toBe(true)
  expect(steps).toEqual(['change 1', 'change 2', 'change 2 is given up', 'change 3'])
})
