import { expect, freshIban, openStaffPage, test } from './staff-back-office.ts'
import { type Account, dayFromNow, type Office } from './support/office.ts'
import { expectFine } from './support/screens.ts'

test('a new IBAN is checked while it is typed and brings 20 links', { tag: '@phone-only' }, async ({
  staffPage: page,
  office,
}) => {
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
  await expectFine(page)
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

  await row.getByRole('button', { name: 'Modifica' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica IBAN' })
  await edit.getByLabel('Intestatario').fill('')
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText("Il nome dell'intestatario è obbligatorio")).toBeVisible()
  await edit.getByLabel('Intestatario').fill(`${holder} mio`)
  await renameMeanwhile(office, iban, `${holder} suo`)
  await edit.getByRole('button', { name: 'Salva' }).click()
  await edit
    .getByRole('alert', { name: 'Salvato da un collega nel frattempo' })
    .getByRole('button', { name: /^Usa questo/ })
    .click()
  await expect(edit.getByLabel('Intestatario')).toHaveValue(`${holder} suo`)
  await edit.getByRole('button', { name: 'Annulla' }).click()
  await expect(row).toContainText(`${holder} suo`)
  await row.getByRole('button', { name: 'Disattiva' }).click()
  await expect(page.getByText('IBAN disattivato con successo')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Riattiva' })).toBeVisible()
})

async function renameMeanwhile(office: Office, iban: string, accountHolder: string) {
  const { ibans } = await office.call<{ ibans: Account[] }>('GET', '/ibans')
  const account = ibans.find((one) => one.iban === iban)
  await office.call('PUT', `/ibans/${account?.id}`, { version: account?.version, accountHolder })
}

test('the generator asks for the IBAN first and reuses its link; a free link costs nothing and stays', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const account = await office.account()
  await openStaffPage(page, '/generatore', 'Generatore link')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page.getByLabel('Viaggio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByRole('alert')).toContainText('Seleziona prima un IBAN')
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('IBAN').selectOption(account.id)
  await expect(page.getByLabel('Tipo di pagamento')).toHaveValue('deposit')
  await expect(page.getByLabel('Data di partenza')).toBeDisabled()
  await page.getByLabel('Viaggio').selectOption('grecia')
  await expect(page.getByLabel('Prezzo per persona (€)')).toHaveValue('1400')
  await page.getByLabel('Data di partenza').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByText('Link generato con successo!').first()).toBeVisible()
  const link = await page.getByLabel('Link di prenotazione').inputValue()
  expect(link).toMatch(/\/#\/prenotazione\/\w+$/)
  expect(new URL(link).origin).toBe(new URL(page.url()).origin)
  await page.getByRole('button', { name: 'Copia', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copiato!' })).toBeVisible()
  await expect(page.getByText('Link copiato negli appunti!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copia', exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectFine(page)
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByText('Esisteva già:')).toBeVisible()
  await expect(page.getByLabel('Link di prenotazione')).toHaveValue(link)

  await test.step('a free link', async () => {
    await openStaffPage(page, '/admin/free-links', 'Generatore Link Gratuiti')
    await page.getByLabel('Destinazione').selectOption('thailandia')
    const dates = page.getByLabel('Data di partenza')
    await expect(dates.locator('option').nth(1)).toHaveText(
      /^\d{2}\/\d{2}\/\d{4} · [\d.]+ € · \d+ post[oi] disponibil[ei]$/,
    )
    await dates.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Genera link' }).click()
    await expect(page.getByText('Prezzo 0 €: la prenotazione è gratuita')).toBeVisible()
    await expect(page.getByText(/permanente e riutilizzabile/)).toBeVisible()
    const link = page.getByLabel('Link di prenotazione')
    await expect(link).toHaveValue(/prenotazione\/book_\d+/)
    const made = await link.inputValue()

    // The dialog on a trip's departures gives out the same link.
    await openStaffPage(page, '/admin/departures?trip=thailandia', 'Partenze')
    await page.getByRole('button', { name: 'Genera link gratuito' }).click()
    const dialog = page.getByRole('dialog', { name: 'Genera link di prenotazione' })
    await dialog.getByRole('button', { name: 'Genera link' }).click()
    await expect(dialog.getByText('Scegli la data di partenza')).toBeVisible()
    await dialog.getByLabel('Data di partenza').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Genera link' }).click()
    await expect(dialog.getByLabel('Link di prenotazione')).toHaveValue(made)
    await expectFine(page)
  })
})

test('a verification link is made, listed and made anew; the other form takes typed days', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const account = await office.account()
  await openStaffPage(page, '/admin/passport-links', 'Generatore Link Verifica Passaporto')

  await test.step('a link for a verification', async () => {
    await page.getByRole('tab', { name: 'Link di verifica' }).click()
    const form = page.getByRole('tabpanel', { name: 'Link di verifica' })
    await form.getByRole('button', { name: 'Genera link di verifica' }).click()
    await expect(page.getByText('Compila tutti i campi obbligatori')).toBeVisible()
    const customer = `Cliente ${Date.now()}`
    await form.getByLabel('Nome del cliente').fill(customer)
    await form.getByLabel('Indirizzo di verifica').fill('https://verifica.example/prova')
    await form.getByRole('button', { name: 'Genera link di verifica' }).click()
    await expect(form.getByText("L'indirizzo deve essere su *.sumsub.com")).toBeVisible()
    await form.getByLabel('Indirizzo di verifica').fill('https://in.sumsub.com/prova')
    await form.getByRole('button', { name: 'Genera link di verifica' }).click()
    await expect(form.getByLabel(`Link di verifica per ${customer}`)).toHaveValue(
      /#\/passport-verification\?token=/,
    )
    const row = page.getByRole('listitem').filter({ hasText: customer })
    await expect(row).toContainText('Da usare')
    const before = await row.locator('p').nth(1).innerText()
    await row.getByRole('button', { name: 'Rigenera' }).click()
    await expect(row.locator('p').nth(1)).not.toHaveText(before)
    await expectFine(page)
  })

  await test.step('the administrators’ form says when the typed day is past', async () => {
    await page.getByRole('tab', { name: 'Link di prenotazione' }).click()
    const form = page.getByRole('tabpanel', { name: 'Link di prenotazione' })
    await form.getByLabel('IBAN').selectOption(account.id)
    await form.getByLabel('Viaggio').selectOption('grecia')
    const past = form.getByText('Partenza già passata: nessuno potrà prenotare con questo link')
    await form.getByLabel('Data di partenza').fill(dayFromNow(-30))
    await expect(past).toBeVisible()
    await expectFine(page)
    await form.getByLabel('Data di partenza').fill(dayFromNow(60))
    await expect(past).toHaveCount(0)
    await form.getByRole('button', { name: 'Genera link' }).click()
    await expect(form.getByLabel('Link di prenotazione')).toHaveValue(/#\/prenotazione\/\w+$/)
  })
})
