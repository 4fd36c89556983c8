import type { Page } from '@playwright/test'
import {
  bookThrough,
  expect,
  freshName,
  openStaffPage,
  test,
  uploadDocuments,
} from './staff-back-office.ts'
import { dayFromNow, type Office } from './support/office.ts'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'
import { inWidth, phone } from './widths.ts'

const shown = (day: string) => day.split('-').reverse().join('/')

type Departure = { id: string; startDate: string; price: number }

async function addDeparture(office: Office, days: number): Promise<Departure> {
  const startDate = dayFromNow(days + Math.floor(Math.random() * 300))
  const data = { tripId: 'hawaii', startDate, totalSpots: 4 }
  return office.call<Departure>('POST', '/departures', data).catch(() => addDeparture(office, days))
}

/** From here on counts every press, wherever it lands. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { presses?: number }
    // Moving between pages keeps the document, and with it the listener.
    if (counter.presses === undefined) {
      addEventListener('pointerdown', () => (counter.presses = (counter.presses ?? 0) + 1), true)
    }
    counter.presses = 0
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}

test('a link with a price takes three presses, from a departure and from the generator', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
  const account = await office.account()
  const departure = await addDeparture(office, 200)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  // The first link chooses the account; the browser remembers it.
  await openStaffPage(page, '/generatore', 'Generatore link')
  await page.getByLabel('IBAN').selectOption(account.id)
  await page.getByLabel('Viaggio').selectOption('hawaii')
  await page.getByLabel('Data di partenza').selectOption(departure.startDate)
  await page.getByLabel('Prezzo per persona (€)').fill('1234')
  await expect(
    page.getByText(`Sul sito la partenza del ${shown(departure.startDate)}`),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Usa / }).click()
  await expect(page.getByText('Sul sito la partenza del')).toHaveCount(0)
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByLabel('Link di prenotazione')).toBeVisible()

  await page.goto(`/#/admin/departures?departure=${departure.id}`)
  const fromDeparture = await countPresses(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Nuovo link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo link' })
  await expect(dialog.getByLabel('Data di partenza')).toHaveValue(departure.startDate)
  await expect(dialog.getByLabel('Prezzo per persona (€)')).toHaveValue(
    String(departure.price / 100),
  )
  await dialog.getByRole('button', { name: 'Genera link' }).click()
  await dialog.getByRole('button', { name: 'Copia', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Copiato!' })).toBeVisible()
  expect(await fromDeparture()).toBe(3)
  expect(await copied()).toBe(await dialog.getByLabel('Link di prenotazione').inputValue())
  await expectAccessible(page)

  await openStaffPage(page, '/admin/links', 'Tutti i link')
  const fromAnywhere = await countPresses(page)
  await page.getByRole('link', { name: 'Nuovo link' }).filter({ visible: true }).first().click()
  // The list has a filter with the same name, and stays until the generator has loaded.
  await page.getByRole('heading', { level: 1, name: 'Generatore link' }).waitFor()
  await expect(page.getByLabel('Viaggio')).toHaveValue('hawaii')
  await expect(page.getByLabel('IBAN')).toHaveValue(account.id)
  await page.getByRole('button', { name: 'Genera link' }).click()
  await page.getByRole('button', { name: 'Copia', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copiato!' })).toBeVisible()
  expect(await fromAnywhere()).toBe(3)
})

test('a traveller is set right, a friend joins, and the booking moves to another day', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
  const [first, second] = [await addDeparture(office, 600), await addDeparture(office, 950)]
  const booked = await bookThrough(office, first.startDate, { tripId: 'hawaii', price: 100_000 })
  await page.goto(`/#/admin/bookings?booking=${booked.id}`)
  await page.getByRole('button', { name: 'Modifica viaggiatori' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica viaggiatori' })
  await expect(dialog.getByLabel('Passaporto')).toHaveValue('YA0000000')
  await dialog.getByLabel('Nome', { exact: true }).fill('Clara')
  await dialog.getByRole('button', { name: 'Aggiungi viaggiatore' }).click()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText('Inserisci il cognome')).toBeVisible()
  await dialog.getByLabel('Nome', { exact: true }).nth(1).fill('Ugo')
  await dialog.getByLabel('Cognome').nth(1).fill(freshName())
  await expect(dialog.getByText('1.000 € in più da versare.')).toBeVisible()
  await expectAccessible(page)
  // A resized window keeps what is being typed.
  await inWidth(page, phone, expectNoOverflow)
  await expect(dialog.getByText('1.000 € in più da versare.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: /^Clara / })).toBeVisible()
  await expect(page.getByText(/Prenotazione \w+ aggiornata/).first()).toBeVisible()

  await page.getByRole('button', { name: "Sposta su un'altra partenza" }).click()
  const moving = page.getByRole('dialog', { name: "Sposta su un'altra partenza" })
  await moving.getByLabel('Data di partenza').selectOption(second.startDate)
  await moving.getByLabel('Quello della nuova data').check()
  await expect(moving.getByText(/in più da versare\./)).toBeVisible()
  await expectAccessible(page)
  await moving.getByRole('button', { name: 'Sposta', exact: true }).click()
  await expect(page.getByText('Prenotazione spostata')).toBeVisible()
  const spots = async ({ id }: Departure) =>
    (await office.call<{ spotsAvailable: number }>('GET', `/departures/${id}`)).spotsAvailable
  expect([await spots(first), await spots(second)]).toEqual([4, 2])
})

test('a departure is closed, archived once nobody is on it, and found again', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
  const departure = await addDeparture(office, 1300)
  const booked = await bookThrough(office, departure.startDate, { tripId: 'hawaii' })
  const { version } = await office.call<{ version: number }>('GET', `/bookings/${booked.id}`)
  await office.call('POST', `/bookings/${booked.id}/cancel`, { version })
  await page.goto(`/#/admin/departures?departure=${departure.id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Elimina' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Chiudi le vendite' }).click()
  await expect(dialog.getByText('Chiusa alle vendite', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Nuovo link' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Archivia' }).click()
  await expect(dialog.getByText('Archiviata', { exact: true })).toBeVisible()
  await openStaffPage(page, '/admin/departures?state=archived', 'Partenze')
  await expect(page.getByText(shown(departure.startDate)).filter({ visible: true })).toBeVisible()
})

test('an ended link comes back, a message is found by its text, and documents are given to their booking', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
  const link = await office.link({ startDate: dayFromNow(320) })
  await openStaffPage(page, '/admin/links', 'Tutti i link')
  const row = page.getByRole('listitem').filter({ hasText: link.token })
  await row.getByRole('button', { name: 'Termina ora' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Termina ora' }).click()
  await expect(row).toContainText('Scaduto')
  await page.getByRole('button', { name: "Rimetti com'era" }).click()
  await expect(row).toContainText('Attivo')

  const word = freshName()
  await office.request.post('/api/contact-messages', {
    data: {
      submissionId: crypto.randomUUID(),
      firstName: 'Elena',
      lastName: 'Testo',
      email: 'elena@posta.example',
      message: `Vorrei festeggiare ${word} in viaggio con voi.`,
      filledInMs: 9_000,
    },
  })
  await openStaffPage(page, '/admin/messages', 'Messaggi')
  await page.getByLabel('Cerca nome, email o testo').fill(word)
  await expect(page.getByRole('button', { name: word })).toBeVisible()
  await expect(page.getByText('1 messaggio', { exact: true })).toBeVisible()

  await test.step('documents without a booking', async () => {
    const booked = await bookThrough(office, dayFromNow(330))
    await uploadDocuments(office, '')
    await openStaffPage(page, '/admin/documents', 'Documenti')
    const batch = page.getByRole('listitem').filter({ hasText: 'Senza prenotazione' }).first()
    await batch.getByRole('button', { name: 'Collega a una prenotazione' }).click()
    const dialog = page.getByRole('dialog', { name: 'Collega a una prenotazione' })
    await dialog.getByRole('button', { name: 'Collega' }).click()
    await expect(dialog.getByText('Inserisci il codice della prenotazione')).toBeVisible()
    await dialog.getByLabel('Codice della prenotazione').fill(booked.id.slice(0, 8))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Collega' }).click()
    await expect(page.getByText('Documenti collegati')).toBeVisible()
    await expect(page.getByRole('link', { name: booked.name })).toBeVisible()
  })
})
