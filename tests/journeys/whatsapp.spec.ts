import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'

const first = '390000000001'

test.beforeEach(({ context }) =>
  context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  ),
)

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

test('a chat opens from the profile and the next number is kept', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/#/team/amina-diallo')
  const popup = page.waitForEvent('popup')
  const row = page.waitForResponse('**/api/whatsapp-clicks')
  await page.getByRole('main').getByRole('link', { name: 'Scrivici su WhatsApp' }).click()
  const address = new URL((await popup).url())
  expect(address.pathname).toBe(`/${first}`)
  expect(address.searchParams.get('text')).toContain('Amina Diallo')
  expect((await row).status()).toBe(201)
  await expect
    .poll(() => stored(page, 'whatsapp_pre_assigned'))
    .toMatchObject({
      number: expect.stringMatching(/^\+39/),
      timestamp: expect.any(Number),
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  expect(await stored(page, 'whatsapp_stats')).toMatchObject({ totalClicks: 1 })
  expect(await stored(page, 'mobile_whatsapp_logs')).toHaveLength(1)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu offers help on WhatsApp', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/#/about')
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Serve aiuto? Scrivici su WhatsApp' }).click()
    expect((await popup).url()).toContain(`https://wa.me/${first}`)
  })
})
