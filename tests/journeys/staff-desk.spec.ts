import type { Locator } from '@playwright/test'
import {
  bookThrough,
  expect,
  freshName,
  openStaffPage,
  readCsv,
  test,
  uploadDocuments,
} from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'

const toldOfTheOther = /Un collega ha modificato questi dati nel frattempo/
const utf8Mark = 'efbbbf'
const shown = (day: string) => day.split('-').reverse().join('/')

/** A dialog can overflow without making the page wider. */
async function expectFits(dialog: Locator): Promise<void> {
  const wider = await dialog.evaluate((box) =>
    Math.max(...[box, ...box.querySelectorAll('*')].map((at) => at.getBoundingClientRect().right)),
  )
  expect(wider).toBeLessThanOrEqual(dialog.page().viewportSize()?.width ?? 0)
}

test('a message is read, moved on and noted, and a colleague in between is told', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const lastName = freshName()
  await office.request.post('/api/contact-messages', {
    data: {
      submissionId: crypto.randomUUID(),
      firstName: 'Elena',
      lastName,
      email: 'elena@posta.example',
      phone: '+39 000 000 0000',
      destination: 'tokyo-kyoto',
      message: 'Ci sono ancora due posti ad aprile?',
      filledInMs: 9_000,
    },
  })
  await openStaffPage(page, `/admin/messages?q=${lastName}`, 'Messaggi')
  const row = page.getByRole('button', { name: new RegExp(lastName) })
  await row.click()
  const dialog = page.getByRole('dialog', { name: `Elena ${lastName}` })
  await expect(dialog.getByText('Ci sono ancora due posti ad aprile?')).toBeVisible()
  await expect(dialog.getByText('Tokyo e Kyoto')).toBeVisible()
  await expectFits(dialog)
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'In lavorazione' }).click()
  await expect(page.getByText('Messaggio: in lavorazione')).toBeVisible()
  const { items } = await office.call<{ items: { id: string; version: number }[] }>(
    'GET',
    `/messages?search=${lastName}`,
  )
  const [stored] = items
  await office.call('PUT', `/messages/${stored?.id}`, {
    version: stored?.version,
    state: 'answered',
    staffNote: 'Le ho telefonato io',
  })
  await dialog.getByLabel(/^Nota interna/).fill('La richiamo domani')
  await dialog.getByRole('button', { name: 'Salva la nota' }).click()
  await expect(page.getByText(toldOfTheOther)).toBeVisible()
  await expect(dialog.getByText('Le ho telefonato io')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Risposto' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(dialog.getByLabel(/^Nota interna/)).toHaveValue('La richiamo domani')
  await dialog.getByRole('button', { name: 'Unisci le due' }).click()
  await dialog.getByRole('button', { name: 'Salva comunque il mio testo' }).click()
  await expect(page.getByText('Nota salvata')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
})

test('mail is looked at and sent again, documents are seen, lists open in Excel', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
  test.slow()
  const startDate = dayFromNow(215)
  const trip = { tripId: 'test-travel-5', price: 199_950 }
  const departure = await office.call<{ id: string }>('POST', '/departures', {
    tripId: trip.tripId,
    startDate,
    totalSpots: 9,
    coordinator1: 'Amina',
  })
  const booked = await bookThrough(office, startDate, trip)
  const lastName = booked.name.split(' ')[1] ?? ''
  await uploadDocuments(office, booked.id)

  await test.step('the mail, as the traveller reads it', async () => {
    await openStaffPage(page, '/admin/outbox?q=chiara', 'Posta in uscita')
    const reference = booked.id.slice(0, 8).toUpperCase()
    await page
      .getByRole('button', { name: new RegExp(`${reference}.*Prenotazione ricevuta`) })
      .click()
    const dialog = page.getByRole('dialog', { name: new RegExp(reference) })
    const preview = dialog.frameLocator('iframe')
    await expect(preview.getByText(/Ricevuta \d{4}/).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Solo testo' }).click()
    await expect(dialog.getByText(/IT60 ?X054/)).toBeVisible()
    // Not on the preview tab: the frame's sandbox forbids scripts, the checker's included.
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Riprova adesso' }).click()
    await expect(page.getByText('Email rimessa in coda')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('passport and selfie, each opening in the log', async () => {
    await openStaffPage(page, '/admin/documents', 'Documenti')
    const batch = page.getByRole('listitem').filter({ hasText: booked.name })
    const link = batch.getByRole('link', { name: /^Passaporto/ })
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await expect(tab.locator('img')).toBeVisible()
    await tab.close()
    await batch.getByRole('button', { name: 'Segna come visti' }).click()
    await expect(page.getByText('Documenti segnati come visti')).toBeVisible()
    await expect(batch).toHaveCount(0)
    const { items } = await office.call<{ items: unknown[] }>(
      'GET',
      '/audit?entity=document&action=viewed',
    )
    expect(items.length).toBeGreaterThan(0)
  })

  await test.step('the filtered bookings', async () => {
    await openStaffPage(page, `/admin/bookings?q=${lastName}`, 'Prenotazioni')
    await expect(page.getByRole('button', { name: booked.name })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Esporta/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^prenotazioni-\d{4}-\d{2}-\d{2}\.csv$/)
    const { mark, rows } = await readCsv(download)
    expect(mark).toBe(utf8Mark)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain(booked.name)
    expect(rows[1]).toContain(shown(startDate))
    expect(rows[1]).toContain('1999,50')
    expect(rows[1]).toHaveLength(rows[0]?.length ?? 0)
  })

  await test.step('the travellers, for the coordinator', async () => {
    await page.goto(`/#/admin/departures?departure=${departure.id}`)
    const dialog = page.getByRole('dialog', { name: 'Viaggio di prova 5' })
    await expect(dialog.getByText('1 occupato su 9')).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Elenco viaggiatori (CSV)' }).click(),
    ])
    const { mark, rows } = await readCsv(download)
    expect(mark).toBe(utf8Mark)
    expect(rows[0]?.slice(0, 4)).toEqual(['N.', 'Cognome', 'Nome', 'Data di nascita'])
    expect(rows[1]?.slice(0, 4)).toEqual(['1', lastName, 'Chiara', '12/05/1988'])
  })
})

test('a departure is made, repeated, edited at the same time as a colleague, and removed', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const startDate = dayFromNow(230)
  const day = shown(startDate)
  await openStaffPage(page, '/admin/departures?trip=test-travel', 'Partenze')
  const create = page.getByRole('button', { name: 'Nuova partenza' })
  await create.click()
  const form = page.getByRole('dialog', { name: 'Nuova partenza' })
  await form.getByLabel('Data di partenza').fill(startDate)
  await form.getByLabel('Primo coordinatore').selectOption({ index: 1 })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Crea partenza' }).click()
  await expect(page.getByText('Partenza creata')).toBeVisible()
  await expect(create).toBeFocused()
  await expectNoOverflow(page)

  // The row itself; beside it is the button that makes a link for that day.
  await page
    .getByRole('button', { name: new RegExp(day) })
    .first()
    .click()
  const departure = page.getByRole('dialog', { name: 'Viaggio di prova' })
  await departure.getByRole('button', { name: 'Ripeti' }).click()
  const repeat = page.getByRole('dialog', { name: 'Ripeti la partenza' })
  await repeat.getByLabel('Quante partenze').fill('2')
  await repeat.getByRole('button', { name: 'Crea le partenze' }).click()
  await expect(page.getByText('2 partenze create')).toBeVisible()

  const edit = page.getByRole('dialog', { name: 'Modifica partenza' })
  await departure.getByRole('button', { name: 'Modifica' }).click()
  await edit.getByLabel('Posti', { exact: true }).fill('8')
  const id = new URL(page.url()).hash.split('departure=')[1]
  await office.call('PUT', `/departures/${id}`, {
    version: 1,
    startDate,
    totalSpots: 6,
    coordinator1: 'Marco',
  })
  await edit.getByRole('button', { name: 'Salva' }).click()
  // Nothing typed is lost: the colleague's value is shown, and only a second click overwrites it.
  const told = edit.getByRole('alert', { name: 'Salvato da un collega nel frattempo' })
  await expect(told).toContainText('Posti, salvato adesso')
  await expect(edit.getByLabel('Posti', { exact: true })).toHaveValue('8')
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Salva comunque' }).click()
  await expect(departure.getByText('0 occupati su 8')).toBeVisible()
  await expect(departure.getByText('Marco')).toBeVisible()

  await departure.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Partenza eliminata')).toBeVisible()
})
