import { expect, test } from './support/office.ts'
import { expectNoOverflow } from './support/screens.ts'

/** Sets the cookie consent, which has journeys of its own. */
const decided = () =>
  localStorage.setItem(
    'cookie_consent',
    JSON.stringify({
      statistics: false,
      advertising: false,
      decidedAt: new Date().toISOString(),
    }),
  )

test('whoever comes back from a trip finds the list as it was', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(decided)
  await page.goto('/#/')
  const asia = page.getByRole('button', { name: 'Asia', exact: true })
  await asia.click()
  await expect(page).toHaveURL(/\?zona=asia/)
  const cards = page.locator('#destinations').getByRole('article')
  await expect(cards).toHaveCount(5)
  await cards.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/#\/travel\//)
  await page.goBack()
  await expect(asia).toHaveAttribute('aria-pressed', 'true')
  await expect(cards).toHaveCount(5)
  await expect(page.locator('#destinations')).toBeInViewport()
})

test('a shared address keeps its part of the world, also on a real path', { tag: '@desk' }, async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto('/travels?zona=europe')
  await expect(page.locator('#destinations').getByRole('article')).toHaveCount(2)
  expect(problems).toEqual([])
})

test('a main picture that fails, at once or before the app is there, says so or is replaced', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(decided)
  await page.route(/\/pictures\/(?!site\/fallback)/, (route) => route.abort())
  const replaced = page.locator('img[src*="site/fallback"]').first()
  await page.goto('/#/travel/grecia')
  await expect(replaced).toBeVisible()
  await page.goto('/#/group-trips')
  await expect(page.getByText('Errore caricamento immagine').first()).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/travel/grecia', { waitUntil: 'commit' })
  await page
    .locator('img[src*="/pictures/"]')
    .first()
    .evaluate(
      (image: HTMLImageElement) =>
        image.complete || new Promise((resolve) => image.addEventListener('error', resolve)),
    )
  release()
  await expect(replaced).toBeVisible()
})

test('profiles fit widths between a phone and a desk', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/team')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
  const addresses = await page
    .getByRole('main')
    .locator('a[href*="/team/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(addresses).toHaveLength(4)
  // The widths alternate in direction, because each change of width lays out the page again.
  const widths = [1024, 1100, 1180]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Contatti' })).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
    }
    widths.reverse()
  }
})
