import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { drawn } from './support/screens.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Counts loads of the document and remembers every heading that was ever visible. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenHeadings: seen })
    const look = () => {
      const heading = document.querySelector('h1')
      const isVisible = heading?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
      const text = isVisible ? heading?.textContent?.trim() : undefined
      if (text && seen.at(-1) !== text) seen.push(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const seenHeadings = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings)

const aliases = {
  'new-york-miami': 'New York e Miami',
  'la-vegas': 'Los Angeles e Las Vegas',
  'peru-machu-picchu': 'Perù e Machu Picchu',
}

test('a shared hash address opens its page and never the home page first, by any of its names', {
  tag: '@desk',
}, async ({ page, request }) => {
  await watchHeadings(page)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/#/travel/tokyo-kyoto')
  await expect(title).toHaveText('Tokyo e Kyoto')
  expect(await seenHeadings(page)).toEqual(['Tokyo e Kyoto'])
  await expect(page).toHaveTitle('Tokyo e Kyoto | Ondalta Viaggi')

  for (const [alias, name] of Object.entries(aliases)) {
    await test.step(`${alias} is another name of its destination`, async () => {
      expect((await request.get(`/travel/${alias}`)).status()).toBe(200)
      await page.goto(`/#/travel/${alias}`)
      await expect(title).toHaveText(name)
    })
  }

  await test.step('trips without an itinerary have a simple page', async () => {
    await page.goto('/#/travel/parigi-disneyland')
    await expect(title).toContainText('Parigi')
    await expect(page.getByRole('complementary', { name: 'Prezzo e prenotazione' })).toContainText(
      '900',
    )
    await expect(page.getByRole('heading', { name: 'Itinerario' })).toHaveCount(0)
  })

  await test.step('an unknown destination leads home', async () => {
    await page.goto('/#/travel/atlantide')
    await expect(page.getByRole('heading', { name: 'Destinazione non trovata' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Home/ })).toHaveAttribute(
      'href',
      '/#/',
    )
  })

  await test.step('/pdf stays a placeholder', async () => {
    await page.goto('/#/pdf')
    await expect(page.getByRole('heading', { name: 'Generatore PDF' })).toBeVisible()
    await expect(page.getByText('Funzionalità in sviluppo')).toBeVisible()
  })
})

test('a real path becomes the hash address without a reload', { tag: '@desk' }, async ({
  page,
}) => {
  await watchHeadings(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.goto('/travel/tokyo-kyoto')
  await expect(page).toHaveURL(/^[^#]*\/#\/travel\/tokyo-kyoto$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokyo e Kyoto')
  expect(documents).toHaveLength(1)
  expect(await seenHeadings(page)).toEqual(['Tokyo e Kyoto'])
})

test('an unknown path says so', { tag: '@desk' }, async ({ page }) => {
  const answer = await page.goto('/non-esiste')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oops! Pagina non trovata' })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Pagina non trovata')
  await expect(alert).toContainText('La pagina che stai cercando non esiste.')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/#\/$/)
  await expect(page.getByRole('heading', { name: 'Destinazioni da Sogno' })).toBeVisible()
})

test('an unknown hash address says so too, below the header, and the notice goes with its page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/#/viaggio-che-non-c-e')
  await expect(page.getByRole('heading', { name: 'Oops! Pagina non trovata' })).toBeVisible()
  const notice = page.getByRole('alert').getByText('La pagina che stai cercando non esiste.')
  await expect(notice).toBeVisible()
  const top = (await notice.boundingBox())?.y ?? 0
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  expect(top).toBeGreaterThan(header)
  // A notice that has been shown for a while disappears with its page. From here on the page's time passes only in the
  // steps named here, too short for the notice to disappear by itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1200)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Destinazioni da Sogno' })).toBeAttached()
  await page.clock.runFor(600)
  await expect(notice).toBeHidden()
})

test('anchors are scrolled to, and a new page starts at its top', { tag: '@desk' }, async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/#/about')
  await expect(title).toHaveText('Chi Siamo')
  await page.evaluate(() => location.assign('/#/#destinations'))
  await expect(page.getByRole('heading', { name: 'Destinazioni da Sogno' })).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)

  await page.evaluate(() => scrollTo(0, 900))
  await page.evaluate(() => location.assign('/#/#nessuno'))
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Thailandia' }).click()
  await expect(title).toHaveText('Thailandia')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi Siamo' }).click()
  await expect(title).toHaveText('Chi Siamo')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('the back button stays in reach, and goes back, or home where there is nothing to go back to', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/#/travel/grecia')
  const back = page.getByRole('button', { name: 'Torna indietro' })
  await expect(back).toBeInViewport()
  await page.getByRole('heading', { name: 'Itinerario' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 1200))
  await drawn(page)
  await expect(back).toBeInViewport()
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  await drawn(page)
  await expect(back).toBeInViewport()
  if (phone) await page.setViewportSize(phone)

  await back.click()
  await expect(page).toHaveURL(/\/(#\/)?$/)
  await page.goto('/#/travels')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bali e Singapore' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bali e Singapore')
  await back.click()
  await expect(page).toHaveURL(/\/#\/travels$/)
})
