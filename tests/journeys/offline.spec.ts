import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { sayOffline, untilKept } from './support/offline.ts'

test.use({ serviceWorkers: 'allow' })

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('pages seen before open without a connection, others say why not', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/team')
  await untilKept(page)
  await page.getByRole('link', { name: 'Vedi il profilo di Sara Conti' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sara Conti')
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sara Conti')
  await sayOffline(context, page)
  await expect(page.getByText('Sei offline: vedi le ultime pagine salvate.')).toBeVisible()
  await page.goto('/team')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi parte con te')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/condizioni-generali')
  await sayOffline(context, page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei offline')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Condizioni/)
})

const textVersion = (page: Page) => page.evaluate(() => localStorage.getItem('cacheVersion'))

test('private pages are never kept, and a new version clears the old copies and fills anew', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/faq')
  await untilKept(page)
  await page.goto('/booking')
  await page.goto('/admin/login')
  await page.goto('/team')
  // Pages are cached in the order of their visits, so the last one stands for all before it.
  await expect.poll(() => cachedPaths(page)).toContain('/team')
  const paths = await cachedPaths(page)
  expect(paths).toContain('/faq')
  expect(paths.filter((path) => /^\/(api|admin|booking)/.test(path))).toEqual([])

  expect(await textVersion(page)).toMatch(/^v11-\d{4}-\d\d-\d\d$/)
  expect(await page.evaluate(() => localStorage.getItem('brandVersion'))).toBe('v4.0')
  expect(await page.evaluate(() => localStorage.getItem('lastCacheCleared'))).toBeTruthy()
  await page.evaluate(async () => {
    localStorage.setItem('cacheVersion', 'v10-2020-01-01')
    await caches.open('ondalta-viaggi-old')
    await caches.open('someone-else')
  })
  await page.reload()
  await expect.poll(() => textVersion(page)).toMatch(/^v11-/)
  const names = await page.evaluate(() => caches.keys())
  expect(names).not.toContain('ondalta-viaggi-old')
  expect(names).toContain('someone-else')
  await expect.poll(() => cachedPaths(page)).toContain('/team')
})

test('a newer worker waits until it is told to take over, as an open page does', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/faq')
  await untilKept(page)
  // A page without the site's scripts, which would message the worker by themselves.
  await page.goto('/robots.txt')
  const workers = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const nameOf = (worker: ServiceWorker | null) => worker?.scriptURL.split('/').at(-1)
      return { active: nameOf(registration.active), waiting: nameOf(registration.waiting) }
    })
  const [older, newer, newest] = ['', '?newer', '?newest'].map(
    (query) => `service-worker.js${query}`,
  )
  await page.evaluate((name) => navigator.serviceWorker.register(`/${name}`), newer)
  await expect.poll(workers).toEqual({ active: older, waiting: newer })
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    waiting?.postMessage({ type: 'SKIP_WAITING' })
  })
  await expect.poll(workers).toEqual({ active: newer, waiting: undefined })

  await page.goto('/faq')
  const controller = () =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.split('/').at(-1))
  // The page registers its own worker, again a different one, and tells it to take over.
  await expect.poll(controller).toBe(older)
  await page.evaluate((name) => navigator.serviceWorker.register(`/${name}`), newest)
  await expect.poll(controller).toBe(newest)
})

test('the web manifest is complete', { tag: '@desk' }, async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ lang: 'it-IT', start_url: '/', display: 'standalone' })
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).ok()).toBe(true)
  }
})
