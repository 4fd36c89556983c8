import { expect, type Page, test } from '@playwright/test'

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

test('the kept number answers for an hour and is forgotten after it', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/#/faq')
  for (const { age, number } of [
    { age: 3_500_000, number: '390000000077' },
    { age: 3_600_001, number: first },
  ]) {
    await page.evaluate((ageMs) => {
      const assigned = { number: '+39 000 000 0077', timestamp: Date.now() - ageMs, sessionId: 's' }
      localStorage.setItem('whatsapp_pre_assigned', JSON.stringify(assigned))
    }, age)
    const popup = page.waitForEvent('popup')
    await page.getByRole('main').getByRole('link', { name: 'Scrivici su WhatsApp' }).click()
    expect(new URL((await popup).url()).pathname).toBe(`/${number}`)
    // The next number arrives in the background and would overwrite what the next round sets.
    await expect
      .poll(async () => (await stored(page, 'whatsapp_pre_assigned'))?.sessionId ?? 's')
      .not.toBe('s')
  }
})

test('a blocked window copies the number and says so', { tag: '@desk' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/#/faq')
  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.accept()
  })
  await page.getByRole('main').getByRole('link', { name: 'Scrivici su WhatsApp' }).click()
  await expect
    .poll(() => said)
    .toEqual([
      'WhatsApp non può essere aperto automaticamente. Numero copiato: +39 000 000 0001. Apri WhatsApp e incolla il numero.',
    ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+39 000 000 0001')
  await expect
    .poll(() => stored(page, 'popup_blocked_stats'))
    .toMatchObject({ total: 1, byDestination: { 'Unknown Destination': 1 } })
})

test('with consent the conversion and the funnel are queued', { tag: '@desk' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const choice = { statistics: true, advertising: true, decidedAt: new Date().toISOString() }
    localStorage.setItem('cookie_consent', JSON.stringify(choice))
  })
  await page.goto('/#/faq')
  const popup = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: 'Scrivici su WhatsApp' }).click()
  await popup
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
    .toContain('"event":"Lead","currency":"EUR","value":0')
  const events = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))
  expect(events).toContain('TravelFunnel_WhatsAppClick')
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
