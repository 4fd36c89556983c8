import { expect, type Page, test } from '@playwright/test'

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

test('a shared hash address opens its page and never the home page first', {
  tag: '@desk',
}, async ({ page }) => {
  await watchHeadings(page)
  await page.goto('/#/travel/tokyo-kyoto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokyo e Kyoto')
  expect(await seenHeadings(page)).toEqual(['Tokyo e Kyoto'])
  await expect(page).toHaveTitle('Tokyo e Kyoto | Ondalta Viaggi')
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

for (const { alias, title } of [
  { alias: 'new-york-miami', title: 'New York e Miami' },
  { alias: 'la-vegas', title: 'Los Angeles e Las Vegas' },
  { alias: 'peru-machu-picchu', title: 'Perù e Machu Picchu' },
]) {
  test(`${alias} is another name of its destination`, { tag: '@desk' }, async ({
    page,
    request,
  }) => {
    expect((await request.get(`/travel/${alias}`)).status()).toBe(200)
    await page.goto(`/#/travel/${alias}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
}

test('trips without an itinerary have a simple page', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/travel/parigi-disneyland')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parigi')
  await expect(page.getByRole('complementary', { name: 'Prezzo e prenotazione' })).toContainText(
    '900',
  )
  await expect(page.getByRole('heading', { name: 'Itinerario' })).toHaveCount(0)
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

test('an unknown hash address says so too', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/viaggio-che-non-c-e')
  await expect(page.getByRole('heading', { name: 'Oops! Pagina non trovata' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('La pagina che stai cercando non esiste.')
})

test('an unknown destination leads home', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/travel/atlantide')
  await expect(page.getByRole('heading', { name: 'Destinazione non trovata' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Home/ })).toHaveAttribute(
    'href',
    '/#/',
  )
})

test('#destinations scrolls to the destinations', async ({ page }) => {
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
  await page.evaluate(() => location.assign('/#/#destinations'))
  await expect(page.getByRole('heading', { name: 'Destinazioni da Sogno' })).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
})

test('an unknown anchor scrolls to the top', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await page.evaluate(() => location.assign('/#/#nessuno'))
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a new page starts at its top', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/travels')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Thailandia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thailandia')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi Siamo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('the back button goes back, or home where there is nothing to go back to', async ({
  page,
}) => {
  await page.goto('/#/travel/grecia')
  await page.getByRole('button', { name: 'Torna indietro' }).click()
  await expect(page).toHaveURL(/\/(#\/)?$/)
  await page.goto('/#/travels')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bali e Singapore' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bali e Singapore')
  await page.getByRole('button', { name: 'Torna indietro' }).click()
  await expect(page).toHaveURL(/\/#\/travels$/)
})
