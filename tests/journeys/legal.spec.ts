import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { expectFine, expectFineFrom320, expectNoOverflow } from './support/screens.ts'

const titles = {
  '/about': 'Chi Siamo',
  '/group-trips': 'Viaggi di gruppo',
  '/faq': 'Domande frequenti',
  '/privacy-policy': 'Privacy policy',
  '/cookie-policy': 'Cookie e memoria locale',
  '/condizioni-generali': 'Condizioni generali di contratto',
  '/modulo-informativo': 'Modulo informativo standard',
  '/accessibilita': 'Dichiarazione di accessibilità',
}
type Path = keyof typeof titles

const narrowest = { width: 320, height: 640 }

const describedData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  )

/** Opens a page within the same visit and waits until its metadata has followed. */
async function open(page: Page, path: Path): Promise<void> {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
  expect(JSON.stringify(await describedData(page))).toContain('BreadcrumbList')
}

test('all of them are described before any code runs', { tag: '@desk' }, async ({ request }) => {
  for (const path of Object.keys(titles)) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*href="[^"]*${path}"`))
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="index, follow"/)
    expect(html).toContain('BreadcrumbList')
  }
})

test('who the agency is, its group trips and its answers are whole, accessible and described', {
  tag: '@desk',
}, async ({ page }) => {
  await test.step('the agency, with its office in Ancona', async () => {
    // Its accessibility is checked in the journey about cookies.
    await open(page, '/about')
    const agency = (await describedData(page)).find((entry) => entry['@type'] === 'TravelAgency')
    expect(agency.address).toMatchObject({
      addressLocality: 'Ancona',
      postalCode: '60125',
      addressCountry: 'IT',
    })
    await expectNoOverflow(page)
    await page.setViewportSize(narrowest)
    await expectNoOverflow(page)
  })

  await test.step('group trips, with price, length, what is included and their own pictures', async () => {
    await open(page, '/group-trips')
    for (const name of ['Marrakech', 'Istanbul']) {
      const trip = page.getByRole('article', { name: new RegExp(name) })
      await expect(trip.getByText(/890|790/).first()).toBeVisible()
      await expect(trip.getByText(/\d giorni \/ \d notti/)).toBeVisible()
      await expect(trip.getByRole('heading', { name: 'La quota comprende' })).toBeVisible()
    }
    await expect(page.getByText('Gruppi di massimo 10 persone', { exact: true })).toBeVisible()
    await expect(page.locator('img[src*="site/group-marrakech"]')).toHaveCount(1)
    await expect(page.locator('img[src*="site/fallback"]')).toHaveCount(0)
    await expectFineFrom320(page)
  })

  await test.step('questions, which open one at a time', async () => {
    await open(page, '/faq')
    const main = page.getByRole('main')
    await expect(main.locator('details:not([open])')).toHaveCount(9)
    await main.locator('summary', { hasText: 'I bambini pagano meno?' }).click()
    await expect(page.getByText('50% di sconto sulla quota')).toBeVisible()
    await expect(main.locator('details[open]')).toHaveCount(1)
    expect(JSON.stringify(await describedData(page))).toContain('FAQPage')
    await expectFineFrom320(page)
  })
})

test('the first legal text is whole, accessible and described, and its contents lead to its parts; the others are like it', {
  tag: '@desk',
}, async ({ page }) => {
  await open(page, '/privacy-policy')
  await page.getByRole('navigation', { name: 'Indice' }).getByRole('link').last().click()
  await expect(
    page.getByRole('heading', { name: 'Modifiche a questa informativa' }),
  ).toBeInViewport()
  await expectFineFrom320(page)
  // The other texts are checked at this width, too.
  expect(page.viewportSize()).toMatchObject({ width: 320 })
  const others = [
    '/cookie-policy',
    '/condizioni-generali',
    '/modulo-informativo',
    '/accessibilita',
  ] as const
  for (const path of others) {
    await test.step(path, async () => {
      await open(page, path)
      await expectFine(page)
    })
  }
})
