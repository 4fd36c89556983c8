import { expect, test } from './support/office.ts'
import { expectAccessible, expectFine } from './support/screens.ts'
import { desk, inWidth } from './widths.ts'

test('from /booking through /payment to /booking-success', { tag: '@phone-only' }, async ({
  page,
  office,
}) => {
  // Three pages with accessibility checks: slower than most journeys.
  test.slow()
  await page.goto('/#/booking?destination=grecia&airport=Roma%20Fiumicino')
  await expect(page.getByLabel('Viaggio', { exact: true })).toHaveValue('grecia')
  await expect(page.getByLabel('Aeroporto di partenza')).toHaveValue('Roma Fiumicino')
  const departures = page.getByLabel('Partenza', { exact: true })
  await expect(departures).toBeEnabled()
  await departures.selectOption({ index: 8 })
  await page.getByLabel('Nome', { exact: true }).fill('Chiara')
  await page.getByLabel('Cognome').fill('Rinaldi')
  await page.getByRole('button', { name: 'Aggiungi Viaggiatore' }).click()
  const second = page.getByRole('region', { name: 'Viaggiatore 2' })
  await second.getByLabel('Nome', { exact: true }).fill('Matteo')
  await second.getByLabel('Cognome').fill('Rinaldi')
  await second.getByLabel('Tipo').selectOption('child')
  await page.getByLabel('Email').fill('chiara.rinaldi@posta.example')
  await page.getByLabel('Telefono').fill('+39 000 000 0000')
  await expect(page.getByText('Sconto bambini (50%)')).toBeVisible()
  await expectFine(page)
  await inWidth(page, desk, expectFine)
  await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()

  await page.waitForURL(/#\/payment$/)
  const stored = await page.evaluate(() => ({
    booking: JSON.parse(localStorage.getItem('bookingData') ?? '{}'),
    travelers: JSON.parse(localStorage.getItem('travelersData') ?? '[]'),
  }))
  expect(stored.booking).toMatchObject({
    tripId: 'grecia',
    tripDays: 7,
    nights: 6,
    airport: 'Roma Fiumicino',
    email: 'chiara.rinaldi@posta.example',
  })
  expect(stored.travelers).toEqual([
    { firstName: 'Chiara', lastName: 'Rinaldi', type: 'adult' },
    { firstName: 'Matteo', lastName: 'Rinaldi', type: 'child' },
  ])
  const causale = await page.getByText(/^Ricevuta \d{4}$/).innerText()
  await page.reload()
  await expect(page.getByText(causale, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('paymentData'))).toContain(causale)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Bonifico Effettuato' }).click()
  await page.getByRole('button', { name: 'Sì, ho completato il pagamento' }).click()
  await page.waitForURL(/#\/booking-success$/)
  await expect(page.getByRole('heading', { name: 'Prenotazione inviata!' })).toBeVisible()
  await expectAccessible(page)
  const id = await page.evaluate(() => localStorage.getItem('lastBookingId'))
  const booking = JSON.stringify(await office.booking(id ?? ''))
  expect(booking).toContain('payment_initiated')
  expect(booking).toContain('pending_confirmation')
})

test('without stored data /payment leads home, and with it a loading text stands until the price is there', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/#/payment')
  await expect(page).toHaveURL(/\/#?\/?$/)
  // The URL changes before the page does: entering the old URL again too early would have no effect.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem(
      'bookingData',
      JSON.stringify({
        tripId: 'grecia',
        startDate: '2999-01-01',
        email: 'a@b.example',
        phone: '1',
      }),
    )
    localStorage.setItem(
      'travelersData',
      JSON.stringify([{ firstName: 'A', lastName: 'B', type: 'adult' }]),
    )
  })
  let letGo = () => {}
  const seen = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/trip-quotes', async (route) => {
    await seen
    await route.continue()
  })
  await page.goto('/#/payment')
  await expect(page.getByText('Caricamento dati prenotazione...')).toBeVisible()
  letGo()
  await expect(page.getByText('Questa partenza non c’è più')).toBeVisible()
  await expectAccessible(page)
})

test('the advertising variant has its banner, and what is booked there counts as advertising', {
  tag: '@desk',
}, async ({ page, office }) => {
  await page.goto('/#/ads-special/booking?destination=hawaii&airport=Altro')
  await expect(page.getByRole('heading', { name: 'Prenota il tuo viaggio' })).toBeVisible()
  await expect(page.getByText('Offerta Speciale')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('referralSource'))).toBe('ads')
  const departures = page.getByLabel('Partenza', { exact: true })
  await expect(departures).toBeEnabled()
  await departures.selectOption({ index: 5 })
  await page.getByLabel('Nome', { exact: true }).fill('Chiara')
  await page.getByLabel('Cognome').fill('Rinaldi')
  await page.getByLabel('Email').fill('chiara.rinaldi@posta.example')
  await page.getByLabel('Telefono').fill('+39 000 000 0000')
  await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()
  await page.getByRole('button', { name: 'Bonifico Effettuato' }).click()
  await page.getByRole('button', { name: 'Sì, ho completato il pagamento' }).click()
  await page.waitForURL(/#\/booking-success$/)
  const id = await page.evaluate(() => localStorage.getItem('lastBookingId'))
  const booking = await office.call<{ referralSource: string | null }>('GET', `/bookings/${id}`)
  expect(booking.referralSource).toBe('ads')
})
