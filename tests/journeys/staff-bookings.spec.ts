import { bookThrough, expect, openStaffPage, test } from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { expectAccessible, expectFine } from './support/screens.ts'
import { phone } from './widths.ts'

test('a declared transfer is confirmed, and the booking cancelled and taken back', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
  const booked = await bookThrough(office, dayFromNow(170))
  await office.request.post(`/api/bookings/${booked.id}/transfer`, { data: {} })
  await openStaffPage(page, `/admin/bookings?q=${booked.name.split(' ')[1]}`, 'Prenotazioni')
  const row = page.getByRole('button', { name: new RegExp(booked.name) })
  await row.click()
  await expect(page.getByRole('heading', { level: 2, name: booked.name })).toBeVisible()
  await expect(page.getByText(/Bonifico dichiarato .*\./)).toBeVisible()
  await expectAccessible(page)
  // List and booking have their own scroll areas: the page is exactly as tall as the window.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Conferma pagamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Conferma pagamento' })
  await expect(dialog.getByLabel('Importo ricevuto (€)')).toHaveValue('960')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Conferma acconto' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Resta il saldo di 1\.440 €/)).toBeVisible()

  await page.getByRole('button', { name: /^Invia per email Ricevuta di pagamento/ }).click()
  await expect(page.getByText('inviata per email', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rinvia Ricevuta di pagamento/ })).toBeVisible()

  await page.getByRole('button', { name: 'Annulla prenotazione' }).click()
  const question = page.getByRole('dialog', { name: 'Annullare la prenotazione?' })
  await question.getByRole('button', { name: 'Annulla prenotazione' }).click()
  await expect(page.getByRole('button', { name: 'Ripristina' })).toBeVisible()
  await page.getByRole('button', { name: 'Ripristina' }).click()
  await expect(page.getByRole('button', { name: 'Conferma saldo' })).toBeVisible()

  await test.step('two members of staff write notes: the second is told and loses nothing', async () => {
    const notes = page.getByLabel('Note', { exact: true })
    await notes.fill('La mia nota')
    const { version } = await office.call<{ version: number }>('GET', `/bookings/${booked.id}`)
    await office.call('PUT', `/bookings/${booked.id}/notes`, {
      version,
      adminNotes: 'La nota della collega',
    })
    await page.getByRole('button', { name: 'Salva le note' }).click()
    await expect(page.getByText('Un collega ha modificato le note nel frattempo.')).toBeVisible()
    await expect(page.getByText('La nota della collega')).toBeVisible()
    await expect(notes).toHaveValue('La mia nota')
  })

  await page.getByRole('button', { name: 'Chiudi la prenotazione' }).click()
  await expect(row).toBeFocused()
  await row.click()
  // On a phone it is a different button.
  await page.setViewportSize(phone)
  await expect(page.getByRole('button', { name: "Torna all'elenco" })).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: "Torna all'elenco" }).click()
  await expect(row).toBeFocused()
})
