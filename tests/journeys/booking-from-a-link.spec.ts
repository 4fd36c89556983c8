import { formatDate } from '../../src/domain/dates.ts'
import { dayFromNow, expect, test } from './support/office.ts'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'
import { bookOne, chiara, fillTraveller, openLink } from './support/travellers.ts'

const pay = { name: 'Procedi al Pagamento' }

test('two adults and a child book, and the price follows every key', async ({ page, office }) => {
  const startDate = dayFromNow(160)
  const link = await office.link({ startDate })
  await openLink(page, link.token)
  await expect(page.getByText(formatDate(startDate))).toBeVisible()
  await expect(page.getByText('Marco e Sara')).toBeVisible()
  await expect(page.getByText("Oggi paghi solo l'acconto del 40%")).toBeVisible()
  await expect(page.getByLabel('Immagini del viaggio').locator('li')).toHaveCount(4)

  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
  await fillTraveller(page, 'Viaggiatore 2', { ...chiara, firstName: 'Luca', email: '', phone: '' })
  await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
  const third = page.getByRole('region', { name: 'Viaggiatore 3' })
  const summary = page.getByRole('region', { name: 'Riepilogo Prezzi' })
  await expect(summary).toContainText('3 adulti × 2.400 €')

  const matteo = { ...chiara, firstName: 'Matteo', birthDate: '03/09/2018', email: '', phone: '' }
  await fillTraveller(page, 'Viaggiatore 3', matteo)
  await expect(third.getByLabel('Data di nascita')).toHaveValue('03/09/2018')
  await expect(third.getByText('Sotto i 12 anni: sconto bambino del 50%')).toBeVisible()
  await expect(summary).toContainText('2 adulti × 2.400 €')
  await expect(summary).toContainText('1 bambino × 2.400 €')
  await expect(summary).toContainText('6.000 €')
  await expect(summary).toContainText('Acconto 40%')
  await expect(summary).toContainText('3.600 €')
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', pay).click()
  await page.waitForURL(/#\/payment-custom\//)
  await expect(page.getByText('2 adulti, 1 bambino')).toBeVisible()
  const id = page.url().split('/').at(-1)
  expect(await page.evaluate(() => localStorage.getItem('lastBookingId'))).toBe(id)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a traveller can be removed, the first one never', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  await openLink(page, (await office.link()).token)
  await expect(page.getByRole('button', { name: 'Rimuovi' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
  await page.getByRole('button', { name: 'Rimuovi' }).click()
  await expect(page.getByRole('heading', { name: 'Viaggiatore 2' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Viaggiatore Principale' })).toBeVisible()
})

test('a free link ends with the confirmation, without payment', { tag: '@phone' }, async ({
  page,
  office,
}) => {
  const link = await office.link({ price: 0, tripId: 'thailandia' })
  await openLink(page, link.token, 'Thailandia')
  await expect(page.getByText('Informazioni sul pagamento')).toHaveCount(0)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.getByRole('button', { name: 'Invia', exact: true }).click()
  await page.waitForURL(/#\/booking-confirmation\//)
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata!' })).toBeVisible()
  await expect(page.getByText('Nessun pagamento richiesto')).toBeVisible()
  await expectAccessible(page)
})

test('what is missing is said in a toast and at its field', async ({ page, office }) => {
  await openLink(page, (await office.link()).token)
  await page.getByRole('button', pay).click()
  await expect(page.getByText('Dati mancanti')).toBeVisible()
  await expect(
    page.getByText('Email e telefono sono obbligatori per il primo viaggiatore'),
  ).toBeVisible()
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await expect(page.getByText("Inserisci l'email")).toBeVisible()
  await expectAccessible(page)

  await fillTraveller(page, 'Viaggiatore Principale', { ...chiara, passport: '' })
  await page.getByRole('button', pay).click()
  await expect(page.getByText('Dati incompleti')).toBeVisible()
  await expect(
    page.getByText('Completa tutti i campi obbligatori per tutti i viaggiatori'),
  ).toBeVisible()
  await expect(page.getByLabel('Numero di passaporto')).toBeFocused()
})

test('a field is checked when it is left', { tag: '@desk' }, async ({ page, office }) => {
  await openLink(page, (await office.link()).token)
  await page.getByLabel('Email').fill('chiara')
  await page.getByLabel('Telefono').focus()
  await expect(page.getByText('Inserisci un indirizzo email valido')).toBeVisible()
  await page.getByLabel('Data di nascita').pressSequentially('31022000')
  await page.getByLabel('Indirizzo').focus()
  await expect(page.getByText('Inserisci una data di nascita valida (GG/MM/AAAA)')).toBeVisible()
})

test('a mistake in the field left last is named at once', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  await openLink(page, (await office.link()).token)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.getByLabel('Data di nascita').fill('31/02/2000')
  await page.getByRole('button', pay).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Dati non validi' })
  await expect(notice).toContainText('Inserisci una data di nascita valida (GG/MM/AAAA)')
})

test('what was typed survives a reload, a lost connection and a refusal', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  const link = await office.link()
  await openLink(page, link.token)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.reload()
  await expect(page.getByLabel('Numero di passaporto')).toHaveValue('YA0000000')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('YA0000000')

  await page.route('**/api/bookings', (route) => route.abort())
  await page.getByRole('button', pay).click()
  await expect(page.getByText("Errore nell'elaborazione della prenotazione")).toBeVisible()
  await expect(page.getByLabel('Cognome')).toHaveValue('Rinaldi')

  await page.unroute('**/api/bookings')
  const message = 'Non ci sono abbastanza posti per questa partenza.'
  await page.route('**/api/bookings', (route) =>
    route.fulfill({
      status: 409,
      json: { defined: true, code: 'DEPARTURE_FULL', status: 409, message, data: {} },
    }),
  )
  await page.getByRole('button', pay).click()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Cognome')).toHaveValue('Rinaldi')

  await page.unroute('**/api/bookings')
  await page.getByRole('button', pay).click()
  await page.waitForURL(/#\/payment-custom\//)
  expect(await office.bookingsOf(link)).toBe(1)
})

test('an answer that gets lost, then sent again, makes one booking', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  const link = await office.link()
  await openLink(page, link.token)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.route('**/api/bookings', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', pay).click()
  await expect(page.getByText("Errore nell'elaborazione della prenotazione")).toBeVisible()
  await page.unroute('**/api/bookings')
  await page.getByLabel('Nome', { exact: true }).fill('Clara')
  await page.getByRole('button', pay).click()
  await page.waitForURL(/#\/payment-custom\//)
  await expect(page.getByText('Prenotazione già ricevuta')).toBeVisible()
  expect(await office.bookingsOf(link)).toBe(1)
})

test('a double click makes one booking', { tag: '@desk' }, async ({ page, office }) => {
  const link = await office.link()
  await openLink(page, link.token)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.getByRole('button', pay).dblclick()
  await page.waitForURL(/#\/payment-custom\//)
  expect(await office.bookingsOf(link)).toBe(1)
})

test('the notice about missing data goes once they are there', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  await openLink(page, (await office.link()).token)
  await fillTraveller(page, 'Viaggiatore Principale', { ...chiara, address: '' })
  await page.getByRole('button', pay).click()
  const notice = page.getByText('Completa tutti i campi obbligatori per tutti i viaggiatori')
  await expect(notice).toBeVisible()
  await page.getByLabel('Indirizzo').fill(chiara.address)
  // Well before it would go by itself.
  await expect(notice).toBeHidden({ timeout: 1500 })
})

test('a link used again says so, asks, and books again', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  const link = await office.link()
  await bookOne(page, link.token)
  await openLink(page, link.token)
  await expect(page.getByRole('region', { name: 'Hai già prenotato' })).toBeVisible()
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Hai già prenotato?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sì, prenota di nuovo' }).click()
  await page.waitForURL(/#\/payment-custom\//)
  expect(await office.bookingsOf(link)).toBe(2)
})

test('an unknown and an ended link say so and lead home', { tag: '@phone' }, async ({
  page,
  office,
}) => {
  // On a busy machine looking takes longer than the page stays: this visit never leaves by itself.
  const visit = await page.context().newPage()
  await visit.addInitScript((redirectMs) => {
    const later = window.setTimeout.bind(window)
    const patient = (work: TimerHandler, ms?: number) => later(work, ms === redirectMs ? 1e9 : ms)
    Object.assign(window, { setTimeout: patient })
  }, 4000)
  await visit.goto('/#/prenotazione/mai-esistito')
  await expect(visit.getByText('Link di prenotazione non valido')).toBeVisible()
  await expectAccessible(visit)
  await visit.close()

  await page.clock.install()
  await page.goto('/#/prenotazione/mai-esistito')
  const heading = page.getByRole('heading', { name: 'Link non valido' })
  await expect(heading).toBeVisible()
  await page.clock.fastForward(4000)
  await page.waitForURL(/\/#?\/?$/)

  const link = await office.link()
  await office.call('POST', `/links/${link.id}/end`)
  await page.goto(`/#/prenotazione/${link.token}`)
  await expect(page.getByText('Questo link di prenotazione è scaduto')).toBeVisible()
  await expect(heading).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Torna alla Home' }).click()
  await expect(page).toHaveURL(/\/#?\/?$/)
})

test('coordinators are to be decided where nobody is named', { tag: '@desk' }, async ({
  page,
  office,
}) => {
  const link = await office.link({ coordinatorNames: [] })
  await openLink(page, link.token)
  await expect(page.getByText('Da definire')).toBeVisible()
})
