import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'

const pages = [
  { path: '/about', title: 'Chi Siamo' },
  { path: '/group-trips', title: 'Viaggi di gruppo' },
  { path: '/faq', title: 'Domande frequenti' },
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/cookie-policy', title: 'Cookie e memoria locale' },
  { path: '/condizioni-generali', title: 'Condizioni generali di contratto' },
  { path: '/modulo-informativo', title: 'Modulo informativo standard' },
  { path: '/accessibilita', title: 'Dichiarazione di accessibilità' },
]

for (const { path, title } of pages) {
  test(`${path} is whole, accessible and described`, { tag: '@widths' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('BreadcrumbList')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoOverflow(page)
  })
}

test('the agency is described with its office in Ancona', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/about')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text),
  )
  const agency = data.find((entry) => entry['@type'] === 'TravelAgency')
  expect(agency.address).toMatchObject({
    addressLocality: 'Ancona',
    postalCode: '60125',
    addressCountry: 'IT',
  })
})

test('questions open one at a time and are described as such', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/#/faq')
  const main = page.getByRole('main')
  await expect(main.locator('details:not([open])')).toHaveCount(9)
  await main.locator('summary', { hasText: 'I bambini pagano meno?' }).click()
  await expect(page.getByText('50% di sconto sulla quota')).toBeVisible()
  await expect(main.locator('details[open]')).toHaveCount(1)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('FAQPage')
})

test('the contents of a legal text lead to its parts', async ({ page }) => {
  await page.goto('/#/privacy-policy')
  await page.getByRole('navigation', { name: 'Indice' }).getByRole('link').last().click()
  await expect(
    page.getByRole('heading', { name: 'Modifiche a questa informativa' }),
  ).toBeInViewport()
})

test('group trips show price, length and what is included', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/group-trips')
  for (const name of ['Marrakech', 'Istanbul']) {
    const trip = page.getByRole('article', { name: new RegExp(name) })
    await expect(trip.getByText(/890|790/).first()).toBeVisible()
    await expect(trip.getByText(/\d giorni \/ \d notti/)).toBeVisible()
    await expect(trip.getByRole('heading', { name: 'La quota comprende' })).toBeVisible()
  }
  await expect(page.getByText('Gruppi di massimo 10 persone', { exact: true })).toBeVisible()
})
