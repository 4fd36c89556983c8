import type { Page } from '@playwright/test'
import { formatDate } from '../../src/domain/dates.ts'
import { nextYear } from '../../src/server/testing/days.ts'
import { expect, test } from './support/office.ts'
import { drawn, expectAccessible, recordRequests, untilIdle } from './support/screens.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Modulo di contatto' })

async function fillIn(page: Page) {
  await page.getByLabel('Nome', { exact: true }).fill('Ada')
  await page.getByLabel('Cognome', { exact: true }).fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@posta.example')
  await page.getByLabel('Messaggio', { exact: true }).fill('Avete posto per due a maggio?')
}

test('the page says where, when and how to reach the agency, and asks for a map only on demand', {
  tag: '@desk',
}, async ({ page, baseURL }) => {
  const requests = recordRequests(page)
  const outside = () =>
    requests.filter(({ url }) => /^https?:/.test(url) && !url.startsWith(`${baseURL}`))
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="it"><title>Mappa</title></html>',
    }),
  )
  await page.goto('/contact')
  await expect(page).toHaveTitle('Contattaci | Ondalta Viaggi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci')
  const main = page.getByRole('main')
  for (const text of ['info@ondalta.example', '60125 Ancona', 'Lunedì-Venerdì', '9:00-18:00']) {
    await expect(main.getByText(text).first()).toBeVisible()
  }
  await expect(main.getByText('Sabato')).toBeVisible()
  await expect(main.getByText('9:00-13:00')).toBeVisible()
  await expect(main.getByText('Risposta entro 24h')).toBeVisible()

  await test.step('the options of the destination are the listed ones', async () => {
    const values = await page
      .getByLabel('Destinazione')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect(values).toEqual([
      '',
      'maldive-dubai',
      'newyork-miami',
      'tanzania-zanzibar',
      'bali-singapore',
      'tokyo-kyoto',
      'thailandia',
      'altro',
    ])
  })

  await test.step('the map', async () => {
    const show = page.getByRole('button', { name: 'Mostra la mappa' })
    await show.scrollIntoViewIfNeeded()
    await drawn(page)
    await untilIdle(page)
    expect(outside()).toEqual([])
    await expect(page.getByRole('link', { name: /Indicazioni stradali/ })).toHaveAttribute(
      'href',
      /google\.com\/maps\/dir/,
    )
    await show.click()
    await expect(page.getByTitle('Mappa della sede operativa di Ancona')).toBeVisible()
    await expect.poll(() => outside().length).toBeGreaterThan(0)
  })

  await test.step('the address fills in trip, departure and letter', async () => {
    const day = nextYear('08-09')
    const letter = `Ciao! Mi interessa il viaggio a Tokyo e Kyoto, per le date ${formatDate(day)}.`
    const query = new URLSearchParams({
      destination: 'tokyo-kyoto',
      airport: 'Milano Malpensa',
      date: day,
      message: letter,
    })
    for (const address of [`/#/contact?${query}`, `/contact?${query}`]) {
      await page.goto(address)
      await expect(page.getByLabel('Destinazione')).toHaveValue('tokyo-kyoto')
      await expect(page.getByLabel('Messaggio', { exact: true })).toHaveValue(letter)
      await expect(page.getByText('La tua scelta:')).toBeVisible()
      await expect(
        page.getByText(`partenza del ${formatDate(day)}, da Milano Malpensa`),
      ).toBeVisible()
      await page.evaluate(() => sessionStorage.clear())
    }
    await page.goto('/#/contact?destination=grecia')
    await expect(page.getByLabel('Destinazione')).toHaveValue('altro')
  })
})

test('what is wrong is said at its field, a failure keeps every word, and sent again it is one message', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/#/contact')
  const send = page.getByRole('button', { name: 'Invia messaggio' })

  await test.step('errors stand at their fields and the first one has the focus', async () => {
    await send.click()
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    for (const text of [
      'Inserisci il nome',
      'Inserisci il cognome',
      "Inserisci l'email",
      'Scrivi il tuo messaggio',
    ]) {
      await expect(form(page).getByText(text)).toBeVisible()
    }
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByLabel('Email', { exact: true }).fill('ada@')
    await page.getByLabel('Telefono').focus()
    await expect(form(page).getByText('Inserisci un indirizzo email valido')).toBeVisible()
  })

  const ids: string[] = []
  await page.route('**/api/contact-messages', async (route) => {
    ids.push(route.request().postDataJSON().submissionId)
    if (ids.length === 1) await route.abort()
    else await route.continue()
  })
  await test.step('a failure keeps every word', async () => {
    await fillIn(page)
    await send.click()
    await expect(page.getByText('Il messaggio non è partito')).toBeVisible()
    await expect(page.getByLabel('Messaggio', { exact: true })).toHaveValue(/due a maggio/)
    await expectAccessible(page)
  })

  await test.step('sent again it is received, and said to be so', async () => {
    const answer = page.waitForResponse('**/api/contact-messages')
    await send.click()
    expect((await answer).status()).toBe(201)
    expect(ids).toEqual([ids[0], ids[0]])
    await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeFocused()
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull()
    await expectAccessible(page)
  })

  await test.step('the next one outlives a reload', async () => {
    await page.getByRole('button', { name: 'Scrivi un altro messaggio' }).click()
    await page.getByLabel('Nome', { exact: true }).fill('Grace')
    await page.reload()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Grace')
  })
})
