import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { expectNoOverflow } from './support/screens.ts'

const mirrored = [
  '',
  '/about',
  '/team',
  '/team/sara-conti',
  '/contact',
  '/travels',
  '/travel/grecia',
]

const marks = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('referralSource'),
    localStorage.getItem('referralCode'),
  ])

test('the mirrored pages carry the offer, and their links stay among them', {
  tag: '@desk',
}, async ({ page }) => {
  // Here the offer takes the most room; without it these pages are checked in every width elsewhere.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of mirrored) {
    await test.step(`/ads-special${path}`, async () => {
      await page.goto(`/#/ads-special${path}`)
      const offer = page.getByRole('complementary', { name: 'Offerta Speciale' })
      await expect(offer).toContainText('Offerta Speciale')
      await expect(offer).toContainText('30')
      expect(await marks(page)).toEqual(['ads', 'ads-special'])
      await expect(page.getByRole('contentinfo')).toContainText('500+ clienti')
      await expect(page.getByRole('link', { name: 'Verifica Prenotazioni' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Prenota Ora' })).toHaveCount(0)
      await expectNoOverflow(page)
    })
  }

  await test.step('every link with a mirror keeps the visitor in the variant', async () => {
    await page.goto('/#/ads-special/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
    await expect(page.locator('a[href="/#/ads-special/contact"]').first()).toBeAttached()
    const links = await page
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    const inside = links.filter((href) => href.startsWith('/#/'))
    const plain = inside.filter((href) => !href.startsWith('/#/ads-special'))
    expect(plain.every((href) => /privacy|cookie|condizioni|faq|group-trips/.test(href))).toBe(true)
    expect(inside).toContain('/#/ads-special/contact')
  })

  await test.step('the variant is not offered to search engines', async () => {
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^l]\/about$/)
    const html = await (await page.request.get('/ads-special/about')).text()
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/)
    expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*[^l]\/about"/)
  })
})

test('utm_source=ads marks the visitor', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/faq?utm_source=ads')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referralSource'))).toBe('ads')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Il Team' }),
  ).toHaveAttribute('href', '/#/ads-special/team')
})
