import type { ChildProcess } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { sayOffline, untilKept } from './support/offline.ts'
import {
  builtRelease,
  freePort,
  nextRelease,
  type Release,
  removeRelease,
  startRelease,
  stopRelease,
} from './support/releases.ts'

test.use({ serviceWorkers: 'allow' })

const oldTitle = 'Chi parte con te'
const newTitle = 'Chi viaggia con te'
let older: Release
let newer: Release
let server: ChildProcess | undefined

test.beforeAll(async () => {
  test.setTimeout(300_000)
  older = await builtRelease()
  newer = await nextRelease('src/content/documents/page/team.json', oldTitle, newTitle)
})
test.afterAll(async () => {
  await stopRelease(server)
  if (newer) await removeRelease(newer)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const workerState = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    const stores = (await caches.keys()).filter((name) => !name.endsWith('-pictures'))
    return { active: active?.state, next: (waiting ?? installing)?.state, stores }
  })

/**
 * The browser lets a waiting worker take over when the active one has been stopped for being idle. It never
 * stops a worker under inspection, as here, so the test does.
 */
async function stopIdleWorkers(page: Page): Promise<void> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('ServiceWorker.enable')
  await inspector.send('ServiceWorker.stopAllWorkers')
  await inspector.detach()
}

/** The scripts and styles loaded by the document that belong to another release. */
const strangers = async (page: Page, release: Release) => {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const assets = loaded.filter((name) => name.startsWith('/assets/'))
  expect(assets).not.toEqual([])
  return assets.filter((name) => !release.assets.has(name))
}

/** Problems that only a developer would see: console errors and missing files. */
function recordTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) trouble.push(`${answer.status()} ${answer.url()}`)
  })
  return trouble
}

test('a new release takes the place of the old one, in open tabs too', { tag: '@desk' }, async ({
  context,
  page: openTab,
}) => {
  test.setTimeout(180_000)
  const port = await freePort()
  const site = `http://localhost:${port}`

  await test.step('the old release is visited and kept', async () => {
    server = await startRelease(older, port)
    // Requested outside the browser, because otherwise the open tab would cache the code of this page.
    const team = await context.request.get(`${site}/team`)
    expect(await team.text()).toContain(oldTitle)
    await openTab.goto(`${site}/`)
    await untilKept(openTab)
    expect(await strangers(openTab, older)).toEqual([])
  })
  const before = await workerState(openTab)
  expect(before.stores).toHaveLength(1)

  await test.step('the servers change places', async () => {
    await stopRelease(server)
    server = await startRelease(newer, port)
  })

  const nextTab = await context.newPage()
  const trouble = recordTrouble(nextTab)
  await test.step('the next visit shows the new release and nothing of the old one', async () => {
    await nextTab.goto(`${site}/team`)
    await expect(title(nextTab)).toHaveText(newTitle)
    await untilKept(nextTab)
    expect(await strangers(nextTab, newer)).toEqual([])
  })

  await test.step('the copies of the old release are gone', async () => {
    const newStore = expect.not.stringMatching(before.stores[0] ?? '')
    const nextState = async () => {
      const state = await workerState(nextTab)
      if (state.next === 'installed') await stopIdleWorkers(nextTab)
      return state
    }
    await expect
      .poll(nextState, { timeout: 40_000 })
      .toEqual({ active: 'activated', next: undefined, stores: [newStore] })
    await untilKept(nextTab)
    // Under inspection the browser stops the old worker even while it answers for a picture.
    const isCutOff = (text: string) => /ERR_FAILED .*\/(faces|pictures)\//.test(text)
    expect(trouble.filter((text) => !isCutOff(text))).toEqual([])
    trouble.length = 0
    await nextTab.reload()
    await untilKept(nextTab)
    expect(trouble).toEqual([])
  })

  await test.step('a tab that was open all the while goes on, with the new release', async () => {
    await openTab.bringToFront()
    await openTab
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Il Team', exact: true })
      .click()
    await expect(title(openTab)).toHaveText(newTitle, { timeout: 30_000 })
    expect(await strangers(openTab, newer)).toEqual([])
  })

  await test.step('without a connection the new release opens', async () => {
    await nextTab.bringToFront()
    await context.setOffline(true)
    await nextTab.reload()
    await expect(title(nextTab)).toHaveText(newTitle)
    await sayOffline(context, nextTab)
    await expect(nextTab.getByText('Sei offline: vedi le ultime pagine salvate.')).toBeVisible()
    await nextTab.goto(`${site}/`)
    await expect(title(nextTab)).toBeVisible()
    expect(await strangers(nextTab, newer)).toEqual([])
  })
})
