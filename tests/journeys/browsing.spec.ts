import { expect, test } from '@playwright/test'
import { expectNoOverflow } from './support/screens.ts'

/** Without the question about cookies, which has journeys of its own. */
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

for (const moment of ['before the app is there', 'at once']) {
  test(`a main picture that fails ${moment} says so or is replaced`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.addInitScript(decided)
    await page.route(/\/pictures\/(?!site\/fallback)/, (route) => route.abort())
    if (moment === 'before the app is there') {
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
    } else {
      await page.goto('/#/travel/grecia')
    }
    await expect(page.locator('img[src*="site/fallback"]').first()).toBeVisible()
    await page.goto('/#/group-trips')
    await expect(page.getByText('Errore caricamento immagine').first()).toBeVisible()
  })
}

test('group trips show their own pictures', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/group-trips')
  await expect(page.locator('img[src*="site/group-marrakech"]')).toHaveCount(1)
  await expect(page.locator('img[src*="site/fallback"]')).toHaveCount(0)
})

test('the back button of a trip stays in reach while scrolling', async ({ page }) => {
  await page.addInitScript(decided)
  await page.goto('/#/travel/grecia')
  const back = page.getByRole('button', { name: 'Torna indietro' })
  await expect(back).toBeInViewport()
  await page.getByRole('heading', { name: 'Itinerario' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 1200)
  await expect(back).toBeInViewport()
})

test('the keyboard stays with a film that starts and closes', { tag: '@desk' }, async ({
  page,
}) => {
  await page.addInitScript(decided)
  await page.goto('/#/')
  const play = page.getByRole('button', { name: /^Riproduci/ }).first()
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Metti in pausa' })).toBeFocused()
  await page.getByRole('button', { name: 'Chiudi il video' }).press('Enter')
  await expect(play).toBeFocused()
})

test('on a first visit the question about cookies leaves the main action free', async ({
  page,
}) => {
  await page.goto('/#/')
  await expect(page.getByRole('region', { name: 'Cookie: decidi tu' })).toBeVisible()
  const isFree = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
  expect(await isFree('Scopri le Destinazioni')).toBe(true)
  expect(await isFree('Richiedi Informazioni')).toBe(true)
})

for (const width of [1024, 1100, 1180]) {
  test(`profiles fit ${width} px`, { tag: '@desk' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/#/team')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
    const addresses = await page
      .getByRole('main')
      .locator('a[href*="/team/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    expect(addresses).toHaveLength(4)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('heading', { name: 'Contatti' })).toBeVisible()
      await expectNoOverflow(page)
    }
  })
}

test('notifications stay below the header and go with their page', async ({ page, isMobile }) => {
  await page.addInitScript(decided)
  await page.clock.install()
  await page.goto('/#/non-esiste')
  const notice = page.getByText('La pagina che stai cercando non esiste.')
  await expect(notice).toBeVisible()
  const top = (await notice.boundingBox())?.y ?? 0
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  if (isMobile) expect(top).toBeGreaterThan(header)
  // What has been on the page for a while leaves with it.
  await page.clock.fastForward(1200)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Destinazioni da Sogno' })).toBeAttached()
  await expect(notice).toBeHidden({ timeout: 1000 })
})
