import { expect, freshIban, openStaffPage, test } from './staff-back-office.ts'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'

test('a new IBAN is checked while it is typed and brings 20 links', async ({ staffPage: page }) => {
  await openStaffPage(page, '/admin/ibans', 'Conti bancari')
  await page.getByRole('button', { name: 'Aggiungi IBAN' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aggiungi IBAN' })
  await dialog.getByRole('button', { name: 'Salva IBAN' }).click()
  await expect(
    page.getByText('Compila almeno i campi obbligatori (Intestatario e IBAN)'),
  ).toBeVisible()
  const iban = freshIban()
  const holder = `Conto ${iban.slice(-6)}`
  await dialog.getByLabel('Intestatario').fill(holder)
  await dialog.getByLabel('IBAN', { exact: true }).fill(iban)
  await expect(dialog.getByText(/IBAN valido: Italia/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: 'Salva IBAN' }).click()
  await expect(page.getByText('IBAN salvato con successo')).toBeVisible()
  await expect(page.getByText('20 link generati automaticamente')).toBeVisible()

  const row = page.getByRole('listitem').filter({ hasText: holder })
  await expect(row).toContainText('20 link')
  await row.getByRole('button', { name: 'Duplica' }).click()
  const copy = page.getByRole('dialog', { name: 'Duplica IBAN' })
  await expect(copy.getByLabel('Nuovo intestatario')).toHaveValue(`${holder} - Copia`)
  await copy.getByLabel('Nuovo intestatario').fill('')
  await copy.getByRole('button', { name: 'Duplica' }).click()
  await expect(copy).toBeHidden()
  await row.getByRole('button', { name: 'Disattiva' }).click()
  await expect(page.getByText('IBAN disattivato con successo')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Riattiva' })).toBeVisible()
})

test('the generator asks for the IBAN first and reuses its link', async ({
  staffPage: page,
  office,
}) => {
  const account = await office.account()
  await openStaffPage(page, '/generatore', 'Generatore link')
  await expect(page.getByLabel('Viaggio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByRole('alert')).toContainText('Seleziona prima un IBAN')
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('IBAN').selectOption(account.id)
  await page.getByLabel('Viaggio').selectOption('grecia')
  await expect(page.getByLabel('Prezzo per persona (€)')).toHaveValue('1400')
  await page.getByLabel('Data di partenza').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByText('Link generato con successo!').first()).toBeVisible()
  const link = await page.getByLabel('Link di prenotazione').inputValue()
  expect(link).toMatch(/\/#\/prenotazione\/\w+$/)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByText('Esisteva già:')).toBeVisible()
  await expect(page.getByLabel('Link di prenotazione')).toHaveValue(link)
})

test('a free link says that it costs nothing and stays', async ({ staffPage: page }) => {
  await openStaffPage(page, '/admin/free-links', 'Generatore Link Gratuiti')
  await page.getByLabel('Destinazione').selectOption('thailandia')
  const dates = page.getByLabel('Data di partenza')
  await expect(dates.locator('option').nth(1)).toHaveText(
    /^\d{2}\/\d{2}\/\d{4} · [\d.]+ € · \d+ post[oi] disponibil[ei]$/,
  )
  await dates.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByText('Prezzo 0 €: la prenotazione è gratuita')).toBeVisible()
  await expect(page.getByText(/permanente e riutilizzabile/).first()).toBeVisible()
  await expect(page.getByLabel('Link di prenotazione')).toHaveValue(/prenotazione\/book_\d+/)
})

test('a verification link is made, listed and made anew', async ({ staffPage: page }) => {
  await openStaffPage(page, '/admin/passport-links', 'Generatore Link Verifica Passaporto')
  await page.getByRole('tab', { name: 'Link di verifica' }).click()
  const form = page.getByRole('tabpanel', { name: 'Link di verifica' })
  await form.getByRole('button', { name: 'Genera link di verifica' }).click()
  await expect(page.getByText('Compila tutti i campi obbligatori')).toBeVisible()
  const customer = `Cliente ${Date.now()}`
  await form.getByLabel('Nome del cliente').fill(customer)
  await form.getByLabel('Indirizzo di verifica').fill('https://in.sumsub.com/prova')
  await form.getByRole('button', { name: 'Genera link di verifica' }).click()
  await expect(form.getByLabel(`Link di verifica per ${customer}`)).toHaveValue(
    /#\/passport-verification\?token=/,
  )
  const row = page.getByRole('listitem').filter({ hasText: customer })
  await expect(row).toContainText('Da usare')
  await row.getByRole('button', { name: 'Rigenera' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rigenera e copia' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expectNoOverflow(page)
})
