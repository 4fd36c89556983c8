import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { expectAccessible } from './support/screens.ts'

/** Holds back the app's code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** After the takeover the links of the page have hash addresses. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.locator('footer a[href^="/#/"]').first().waitFor()
}

test('a day of the itinerary opens before the code is there, and stays open', {
  tag: '@phone-only',
}, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/travel/tokyo-kyoto', { waitUntil: 'commit' })
  await page.locator('summary', { hasText: /^Giorno 2/ }).click()
  const day = page.getByRole('region', { name: /^Giorno 2/ })
  await expect(day).toBeVisible()
  release()
  await untilTakenOver(page)
  await expect(day).toBeVisible()
  await page.locator('summary', { hasText: /^Giorno 3/ }).click()
  await expect(day).toBeHidden()
})

test('a link pressed before the code is there leads to its page', { tag: '@phone-only' }, async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi Siamo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
  release()
})

test('what is typed before the code is there is kept', { tag: '@phone-only' }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Ada')
  release()
  await untilTakenOver(page)
  await page.getByLabel('Cognome', { exact: true }).fill('Lovelace')
  await expect(name).toHaveValue('Ada')
  await page.reload()
  await expect(name).toHaveValue('Ada')
})

test('an address that changes before the code is there is followed', { tag: '@desk' }, async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/$/)
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(() => location.assign('/#/about'))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
})

test('a reload returns to the place, on a long list and on a trip', { tag: '@phone-only' }, async ({
  page,
}) => {
  for (const address of ['/', '/travel/tokyo-kyoto']) {
    await page.goto(address)
    await untilTakenOver(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight - innerHeight - 600))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(2000)
    await page.reload()
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(place - 200)
  }
})

test('a search made before the code is there narrows the list, and is kept', {
  tag: '@phone-only',
}, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Durata').selectOption('1-7')
  const cards = page.locator('#destinations').getByRole('article')
  await expect(cards).toHaveCount(4)
  release()
  await expect(page).toHaveURL(/durata=1-7/)
  await expect(cards).toHaveCount(4)
  // The page itself knows the search, not only its URL.
  await expect(page.getByRole('button', { name: 'Azzera la ricerca' })).toBeVisible()
  await cards.nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/#\/travel\//)
  await page.goBack()
  await expect(page.getByLabel('Durata')).toHaveValue('1-7')
  await expect(cards.nth(2)).toBeInViewport()
})

async function fillContact(page: Page) {
  await page.getByLabel('Nome', { exact: true }).fill('Ada')
  await page.getByLabel('Cognome', { exact: true }).fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@posta.example')
}

const sendContact = (page: Page) => page.getByRole('button', { name: 'Invia messaggio' }).click()

/** Without JavaScript the time spent on the form is unknown, so the server asks once. */
async function confirm(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Confermi l'invio?")
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sì, invia il messaggio' }).click()
}

async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messaggio inviato')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(page.url()).not.toContain('Ada')
  await expectAccessible(page)
}

test('a contact form sent before the code is there is received', { tag: '@phone-only' }, async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillContact(page)
  await page
    .getByLabel('Messaggio', { exact: true })
    .fill(`Prima del codice, ${test.info().project.name}`)
  await sendContact(page)
  await confirm(page)
  await expectThanks(page)
  release()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form is sent, and what is wrong comes back with every word', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page)
    await page.getByLabel('Telefono').fill('abc')
    await page
      .getByLabel('Messaggio', { exact: true })
      .fill(`Senza codice, ${test.info().project.name}`)
    await sendContact(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il messaggio non è partito')
    await expect(page.getByText('Inserisci un numero di telefono valido')).toBeVisible()
    await expect(page.getByLabel('Messaggio', { exact: true })).toHaveValue(/^Senza codice/)
    await page.getByLabel('Telefono').fill('')
    await sendContact(page)
    await page.getByRole('button', { name: 'Sì, invia il messaggio' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messaggio inviato')
    expect(page.url()).not.toContain('Ada')
  })

  test('a trip can be read whole, and its links lead on', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await page.goto('/travel/tokyo-kyoto')
    await page.locator('summary', { hasText: /^Giorno 2/ }).click()
    const text = page.getByRole('region', { name: /^Giorno 2/ })
    await expect(text).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chi Siamo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
  })
})
