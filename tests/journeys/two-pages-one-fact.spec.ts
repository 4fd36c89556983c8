import { bookThrough } from './staff-back-office.ts'
import { dayFromNow, expect, test } from './support/office.ts'
import { expectFine } from './support/screens.ts'
import { openLink } from './support/travellers.ts'

const datesDialog = { name: 'Date di partenza disponibili' }

test('the dates dialog and /booking offer the same departures, whichever comes first', {
  tag: '@desk',
}, async ({ page }) => {
  const price = page.getByRole('complementary', { name: 'Prezzo e prenotazione' })
  await page.goto('/#/travel/grecia')
  await price.getByRole('button', { name: 'Prenota Ora' }).first().click()
  await expect(page.getByRole('dialog', datesDialog).getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => window.location.assign('#/booking?destination=grecia'))
  const departures = page.getByLabel('Partenza', { exact: true })
  await expect(departures).toBeEnabled()
  expect(await departures.locator('option').count()).toBeGreaterThan(10)
  await page.goto('/#/booking?destination=hawaii')
  await expect(departures).toBeEnabled()
  await page.evaluate(() => window.location.assign('#/travel/hawaii'))
  await price.getByRole('button', { name: 'Prenota Ora' }).first().click()
  await expect(page.getByRole('dialog', datesDialog).getByRole('listitem').first()).toBeVisible()
})

test('departures that can’t be had are asked for once more; samples are no answer', {
  tag: '@desk',
}, async ({ page }) => {
  let calls = 0
  await page.route('**/api/trips/grecia/departures', async (route) => {
    calls += 1
    if (calls <= 2) await route.abort()
    else await route.continue()
  })
  await page.goto('/#/booking?destination=grecia')
  const departures = page.getByLabel('Partenza', { exact: true })
  await expect(departures).toBeEnabled()
  expect(calls).toBe(2)
  await page.evaluate(() => window.location.assign('#/about'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi Siamo')
  await page.evaluate(() => window.location.assign('#/booking?destination=grecia'))
  await expect.poll(() => calls).toBe(3)
})

test('once a transfer is declared nothing asks for it again', { tag: '@phone' }, async ({
  page,
  office,
}) => {
  test.slow()
  const { id } = await bookThrough(office, dayFromNow(151))
  await page.goto(`/#/payment-custom/${id}`)
  await page.getByRole('button', { name: 'Bonifico Effettuato' }).click()
  await page.getByRole('button', { name: 'Sì, ho completato il pagamento' }).click()
  await page.waitForURL(/#\/bank-transfer-confirmation\//)
  const declared = /^Bonifico dichiarato il \d\d\/\d\d\/\d{4}, in attesa della banca/
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(declared)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByText('Completa il')).toHaveCount(0)
  await expectFine(page)
  await page.goto(`/#/booking-confirmation/${id}`)
  await expect(page.getByText(declared).first()).toBeVisible()
  await expect(page.getByText('Da versare ora')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Vai al pagamento' })).toHaveCount(0)
})

test('a full departure says so before anybody types', { tag: '@phone' }, async ({
  page,
  office,
}) => {
  const startDate = dayFromNow(test.info().project.name === 'phone' ? 163 : 164)
  const departure = { tripId: 'thailandia', startDate, totalSpots: 1, spotsAvailable: 1 }
  await office.call('POST', '/departures', departure)
  const { token } = await office.link({ tripId: 'thailandia', startDate })
  await openLink(page, token, 'Thailandia')
  await expect(page.getByText('1 posto disponibile', { exact: true })).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill('Chiara')
  await page.getByLabel('Cognome').fill('Rinaldi')
  await page.getByLabel('Email').fill('chiara.rinaldi@posta.example')
  await page.getByLabel('Telefono').fill('+39 000 000 0000')
  await page.getByLabel('Numero di passaporto').fill('YA0000000')
  await page.getByLabel('Indirizzo').fill('Via dei Tigli 8')
  await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()
  await page.waitForURL(/#\/payment-custom\//)
  await expect(page.getByText('La partenza è al completo.')).toBeVisible()
  await expect(page.getByText(/Ultim[oi]/)).toHaveCount(0)
  await openLink(page, token, 'Thailandia')
  await expect(page.getByRole('heading', { name: 'Questa partenza è al completo' })).toBeVisible()
  await expect(page.getByText(/post[oi] disponibil[ei]/)).toHaveCount(0)
  await expectFine(page)
})

test('whoever has lost the connection is not sent away', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  const { token } = await office.link()
  await page.clock.install()
  await page.route('**/api/booking-links/**', (route) => route.abort())
  await page.goto(`/#/prenotazione/${token}`)
  await page.clock.fastForward(3000)
  const again = page.getByRole('button', { name: 'Riprova' })
  await expect(again).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(again).toBeVisible()
  await page.unroute('**/api/booking-links/**')
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tokyo e Kyoto' })).toBeVisible()
})

test('removing a traveller right after leaving a field marks nobody else', {
  tag: '@desk',
}, async ({ page, office }) => {
  await page.clock.install()
  await openLink(page, (await office.link()).token)
  await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
  await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
  const second = page.getByRole('region', { name: 'Viaggiatore 2' })
  const third = page.getByRole('region', { name: 'Viaggiatore 3' })
  await third.getByLabel('Data di nascita').evaluate((input: HTMLInputElement) => {
    // Set without focus, because leaving the field would trigger its own validation.
    Reflect.set(HTMLInputElement.prototype, 'value', '31/02', input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await second.getByLabel('Data di nascita').fill('12/05/1988')
  await second.getByLabel('Data di nascita').evaluate((input: HTMLInputElement) => {
    input.blur()
    const card = input.closest('section')
    card?.querySelector<HTMLButtonElement>('header button')?.click()
  })
  await expect(third).toHaveCount(0)
  await expect(second.getByLabel('Data di nascita')).toHaveValue('31/02')
  await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
  await page.clock.fastForward(1000)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('photographs find their booking by its code or by a personal link', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  const { id } = await bookThrough(office, dayFromNow(150))
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const choose = async (name: string, buffer = pixel) =>
    page
      .locator(`input[name=${name}]`)
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  const uploads = async (of: string) =>
    (await office.call<{ documents: object[] }>('GET', `/bookings/${of}`)).documents.length

  await page.goto('/#/verifica-prenotazioni')
  await choose('passport')
  await choose('selfie', Buffer.from('not a picture'))
  await page.getByLabel('Codice prenotazione').fill('00000000')
  const send = page.getByRole('button', { name: 'Invia i documenti' })
  await send.click()
  await expect(page.getByText(/Non troviamo questo codice/)).toBeVisible()
  await page.getByLabel('Codice prenotazione').fill(id.slice(0, 8).toUpperCase())
  await send.click()
  await expect(page.getByText('Selfie con il passaporto non accettata')).toBeVisible()
  await expect(page.locator('input[name=selfie]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name=passport]')).not.toHaveAttribute('aria-invalid', 'true')
  await choose('selfie')
  await send.click()
  await page.waitForURL(/#\/verifica-success$/)
  expect(await uploads(id)).toBe(1)
  // Documents that were received are not asked for again.
  await page.goto(`/#/booking-confirmation/${id}`)
  await expect(page.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invia i documenti' })).toHaveCount(0)

  const { id: other } = await bookThrough(office, dayFromNow(150))
  await page.goto(`/#/booking-confirmation/${other}`)
  await page.getByRole('link', { name: 'Invia i documenti' }).click()
  await expect(page.getByText(`alla prenotazione ${other.slice(0, 8).toUpperCase()}`)).toBeVisible()
  await expect(page.getByLabel('Codice prenotazione')).toHaveCount(0)
  await choose('passport')
  await choose('selfie')
  await page.getByRole('button', { name: 'Invia i documenti' }).click()
  await page.waitForURL(/#\/verifica-success$/)
  expect(await uploads(other)).toBe(1)
})
