import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'

const mirrored = [
  '',
  '/about',
  '/team',
  '/team/sara-conti',
  '/contact',
  '/travels',
  '/travel/grecia',
]

for (const path of mirrored) {
  test(`/ads-special${path} carries the offer`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/#/ads-special${path}`)
    const offer = page.getByRole('complementary', { name: 'Offerta Speciale' })
    await expect(offer).toContainText('Offerta Speciale')
    await expect(offer).toContainText('30')
    expect(
      await page.evaluate(() => [
        localStorage.getItem('referralSource'),
        localStorage.getItem('referralCode'),
      ]),
    ).toEqual(['ads', 'ads-special'])
    await expect(page.getByRole('contentinfo')).toContainText('500+ clienti')
    await expect(page.getByRole('link', { name: 'Verifica Prenotazioni' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Prenota Ora' })).toHaveCount(0)
    await expectNoOverflow(page)
  })
}

test('the advertising pages are accessible', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/ads-special/team')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi parte con te')
  await expectAccessible(page)
})

test('every link with a mirror keeps the visitor in the variant', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/#/ads-special/about')
  await expect(page.locator('a[href="/#/ads-special/contact"]').first()).toBeAttached()
  const links = await page
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  const inside = links.filter((href) => href.startsWith('/#/'))
  const plain = inside.filter((href) => !href.startsWith('/#/ads-special'))
  expect(plain.every((href) => /privacy|cookie|condizioni|faq|group-trips/.test(href))).toBe(true)
  expect(inside).toContain('/#/ads-special/contact')
})

test('utm_source=ads marks the visitor', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/faq?utm_source=ads')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referralSource'))).toBe('ads')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Il Team' }),
  ).toHaveAttribute('href', '/#/ads-special/team')
})

test('the variant is not offered to search engines', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/ads-special/about')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^l]\/about$/)
})
