import { expect, type Page, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

async function untilKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  // The worker keeps what the first page had loaded a moment after it has taken over.
  await page.waitForTimeout(3000)
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('pages seen before open without a connection, others say why not', async ({
  page,
  context,
}) => {
  await page.goto('/team')
  await untilKept(page)
  await page.getByRole('link', { name: 'Vedi il profilo di Sara Conti' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sara Conti')
  await page.waitForTimeout(1500)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sara Conti')
  await expect(page.getByText('Sei offline: vedi le ultime pagine salvate.')).toBeVisible()
  await page.goto('/team')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi parte con te')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/condizioni-generali')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei offline')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Condizioni/)
})

test('answers of the API, booking, payment and staff pages are never kept', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/')
  await untilKept(page)
  await page.goto('/booking')
  await page.goto('/payment')
  await page.goto('/admin/login')
  await page.goto('/contact')
  await page.waitForTimeout(1500)
  const paths = await cachedPaths(page)
  expect(paths).toContain('/')
  expect(paths).toContain('/contact')
  expect(paths.filter((path) => /^\/(api|admin|booking|payment|prenotazione)/.test(path))).toEqual(
    [],
  )
})

test('a new version clears the old copies and fills anew', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/')
  await untilKept(page)
  expect(await page.evaluate(() => localStorage.getItem('cacheVersion'))).toMatch(
    /^v11-\d{4}-\d\d-\d\d$/,
  )
  expect(await page.evaluate(() => localStorage.getItem('brandVersion'))).toBe('v4.0')
  expect(await page.evaluate(() => localStorage.getItem('lastCacheCleared'))).toBeTruthy()
  await page.evaluate(async () => {
    localStorage.setItem('cacheVersion', 'v10-2020-01-01')
    await caches.open('ondalta-viaggi-old')
    await caches.open('someone-else')
  })
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cacheVersion')))
    .toMatch(/^v11-/)
  const names = await page.evaluate(() => caches.keys())
  expect(names).not.toContain('ondalta-viaggi-old')
  expect(names).toContain('someone-else')
  await expect.poll(() => cachedPaths(page)).toContain('/')
})

test('the worker skips waiting when it is told to', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/')
  await untilKept(page)
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    registration.active?.postMessage({ type: 'SKIP_WAITING' })
    return registration.active?.state
  })
  expect(state).toBe('activated')
})

test('the web manifest is complete', { tag: '@desk' }, async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ lang: 'it-IT', start_url: '/', display: 'standalone' })
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).ok()).toBe(true)
  }
})
