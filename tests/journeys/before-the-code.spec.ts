import { expect, type Page, test } from '@playwright/test'

/** Keeps the app's code away until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('what is pressed before the code is there happens once it is', async ({ page, isMobile }) => {
  const release = await holdCode(page)
  await page.goto('/travel/tokyo-kyoto', { waitUntil: 'commit' })
  const day = page.getByRole('button', { name: /^Giorno 2/ })
  await day.click()
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).click()
  await expect(day).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(page.locator('[aria-expanded=true]', { hasText: 'Giorno 2' })).toHaveCount(1)
  if (isMobile) await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('what is typed before the code is there is kept', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Ada')
  release()
  await expect(page.getByRole('link', { name: 'Contattaci' }).first()).toHaveAttribute(
    'href',
    '/#/contact',
  )
  await page.getByLabel('Cognome', { exact: true }).fill('Lovelace')
  await expect(name).toHaveValue('Ada')
  await page.reload()
  await expect(name).toHaveValue('Ada')
})

test('an address that changes before the code is there is followed', { tag: '@desk' }, async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/$/)
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(() => location.assign('/#/about'))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
})

for (const address of ['/', '/travel/tokyo-kyoto']) {
  test(`a reload returns to the place on ${address}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('html[data-settled]')).toBeAttached()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight - innerHeight - 600))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(2000)
    await page.reload()
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(place - 200)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a trip can be read whole, and its links lead on', async ({ page }) => {
    await page.goto('/travel/tokyo-kyoto')
    const text = page.getByRole('region', { name: /^Giorno 2/ })
    await expect(text).toBeVisible()
    expect((await text.boundingBox())?.height).toBeGreaterThan(100)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chi Siamo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
  })
})
