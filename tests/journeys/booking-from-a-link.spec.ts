import { formatDate } from '../../src/domain/dates.ts'
import { dayFromNow, expect, test } from './support/office.ts'
import { expectAccessible, expectFine } from './support/screens.ts'
import { chiara, fillTraveller, openLink } from './support/travellers.ts'
import { desk, inWidth } from './widths.ts'

const pay = { name: 'Procedi al Pagamento' }

test('two adults and a child book, the price follows every key, and a double press books once', {
  tag: '@phone-only',
}, async ({ page, office }) => {
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
  await expectFine(page)
  await inWidth(page, desk, expectFine)

  await page.getByRole('button', pay).dblclick()
  await page.waitForURL(/#\/payment-custom\//)
  await expect(page.getByText('2 adulti, 1 bambino')).toBeVisible()
  const id = page.url().split('/').at(-1)
  expect(await page.evaluate(() => localStorage.getItem('lastBookingId'))).toBe(id)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await office.bookingsOf(link)).toBe(1)
})

test('a free link ends with the confirmation, without payment', { tag: '@phone-only' }, async ({
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

test('the form takes travellers away, and says what is wrong at its field and in a toast', {
  tag: '@phone-only',
}, async ({ page, office }) => {
  await openLink(page, (await office.link({ coordinatorNames: [] })).token)
  await expect(page.getByText('Da definire')).toBeVisible()

  await test.step('a traveller can be removed, the first one never', async () => {
    await expect(page.getByRole('button', { name: 'Rimuovi' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
    await page.getByRole('button', { name: 'Rimuovi' }).click()
    await expect(page.getByRole('heading', { name: 'Viaggiatore 2' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Viaggiatore Principale' })).toBeVisible()
  })

  await test.step('a field is checked when it is left', async () => {
    await page.getByLabel('Email').fill('chiara')
    await page.getByLabel('Telefono').focus()
    await expect(page.getByText('Inserisci un indirizzo email valido')).toBeVisible()
    await page.getByLabel('Data di nascita').pressSequentially('31022000')
    await page.getByLabel('Indirizzo').focus()
    await expect(page.getByText('Inserisci una data di nascita valida (GG/MM/AAAA)')).toBeVisible()
    await page.getByLabel('Email').fill('')
    await page.getByLabel('Data di nascita').fill('')
  })

  await test.step('what is missing is named', async () => {
    await page.getByRole('button', pay).click()
    await expect(page.getByText('Dati mancanti')).toBeVisible()
    await expect(
      page.getByText('Email e telefono sono obbligatori per il primo viaggiatore'),
    ).toBeVisible()
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    await expect(page.getByText("Inserisci l'email")).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('and the notice goes once it is there', async () => {
    await fillTraveller(page, 'Viaggiatore Principale', { ...chiara, passport: '' })
    await page.getByRole('button', pay).click()
    await expect(page.getByText('Dati incompleti')).toBeVisible()
    const notice = page.getByText('Completa tutti i campi obbligatori per tutti i viaggiatori')
    await expect(notice).toBeVisible()
    await expect(page.getByLabel('Numero di passaporto')).toBeFocused()
    await page.getByLabel('Numero di passaporto').fill(chiara.passport)
    // Sooner than it would disappear by itself.
    await expect(notice).toBeHidden({ timeout: 1500 })
  })

  await test.step('a mistake in the field left last is named at once', async () => {
    await page.getByLabel('Data di nascita').fill('31/02/2000')
    await page.getByRole('button', pay).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Dati non validi' })
    await expect(notice).toContainText('Inserisci una data di nascita valida (GG/MM/AAAA)')
  })
})

test('what was typed survives every failure, an answer that gets lost books once, and again only on purpose', {
  tag: '@desk',
}, async ({ page, office }) => {
  const link = await office.link()
  const failure = page.getByText("Errore nell'elaborazione della prenotazione")
  await openLink(page, link.token)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)

  await test.step('a reload', async () => {
    await page.reload()
    await expect(page.getByLabel('Numero di passaporto')).toHaveValue('YA0000000')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('YA0000000')
  })

  await test.step('a refusal', async () => {
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
    expect(await office.bookingsOf(link)).toBe(0)
  })

  await test.step('an answer that gets lost, and the form sent again with a change', async () => {
    await page.route('**/api/bookings', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', pay).click()
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('Cognome')).toHaveValue('Rinaldi')
    await page.unroute('**/api/bookings')
    await page.getByLabel('Nome', { exact: true }).fill('Clara')
    await page.getByRole('button', pay).click()
    await page.waitForURL(/#\/payment-custom\//)
    await expect(page.getByText('Prenotazione già ricevuta')).toBeVisible()
    expect(await office.bookingsOf(link)).toBe(1)
  })

  await test.step('the link used again says so, asks, and books again', async () => {
    await page.getByRole('timer').waitFor()
    await openLink(page, link.token)
    await expect(page.getByRole('region', { name: 'Hai già prenotato' })).toBeVisible()
    await fillTraveller(page, 'Viaggiatore Principale', chiara)
    await page.getByRole('button', pay).click()
    await expect(page.getByRole('alertdialog', { name: 'Hai già prenotato?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sì, prenota di nuovo' }).click()
    await page.waitForURL(/#\/payment-custom\//)
    expect(await office.bookingsOf(link)).toBe(2)
  })
})

test('an unknown and an ended link say so and lead home', { tag: '@phone-only' }, async ({
  page,
  office,
}) => {
  // On a busy machine the checks outlast the page, so the redirect waits for the test.
  await page.addInitScript((redirectMs) => {
    const later = window.setTimeout.bind(window)
    const due: (() => void)[] = []
    const patient = (work: () => void, ms?: number) =>
      ms === redirectMs ? -due.push(work) : later(work, ms)
    const leave = () => {
      for (const work of due) work()
    }
    Object.assign(window, { setTimeout: patient, leave })
  }, 4000)
  await page.goto('/#/prenotazione/mai-esistito')
  const heading = page.getByRole('heading', { name: 'Link non valido' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Link di prenotazione non valido')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => (window as unknown as { leave: () => void }).leave())
  await page.waitForURL(/\/#?\/?$/)

  const link = await office.link()
  await office.call('POST', `/links/${link.id}/end`)
  await page.goto(`/#/prenotazione/${link.token}`)
  await expect(page.getByText('Questo link di prenotazione è scaduto')).toBeVisible()
  await expect(heading).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Torna alla Home' }).click()
  await expect(page).toHaveURL(/\/#?\/?$/)
})
