import { expect, openStaffPage, test } from './staff-back-office.ts'
import { expectAccessible, expectFineFrom320 } from './support/screens.ts'

const desks = {
  'the daily work': [
    ['/admin', 'Oggi'],
    ['/admin/bookings?status=pending', 'Prenotazioni'],
    ['/admin/departures?view=calendar', 'Partenze'],
    ['/admin/messages', 'Messaggi'],
    ['/admin/documents', 'Documenti'],
    ['/admin/links', 'Tutti i link'],
    ['/admin/free-links', 'Generatore Link Gratuiti'],
    ['/admin/passport-links', 'Generatore Link Verifica Passaporto'],
  ],
  administration: [
    ['/admin/ibans', 'Conti bancari'],
    ['/admin/whatsapp', 'Numeri WhatsApp'],
    ['/admin/outbox', 'Posta in uscita'],
    ['/admin/audit', 'Registro'],
    ['/admin/staff', 'Staff'],
    ['/admin/settings', 'Impostazioni'],
    ['/admin/claims', 'Numeri e garanzie'],
    ['/admin/system', 'Stato del sistema'],
    ['/admin/account', 'Il mio account'],
    ['/admin/tasks', 'Tasks'],
    ['/admin/non-esiste', 'Pagina non trovata'],
  ],
} as const

for (const [part, screens] of Object.entries(desks)) {
  test(`the pages of ${part} are accessible and fit the width`, { tag: '@widths' }, async ({
    staffPage: page,
  }) => {
    test.slow()
    for (const [path, title] of screens) {
      await test.step(title, async () => {
        await openStaffPage(page, path, title)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectFineFrom320(page)
      })
    }
  })
}

test('a claim is saved only with its proof, and whoever saves it has checked it', {
  tag: '@widths',
}, async ({ staffPage: page }) => {
  const label = 'Anno di fondazione'
  await openStaffPage(page, '/admin/claims', 'Numeri e garanzie')
  const row = page.getByRole('listitem').filter({ hasText: label })
  await expect(row).toContainText('Non dichiarato')
  await row.getByRole('button', { name: `Aggiungi ${label}` }).click()
  const form = page.getByRole('dialog', { name: label })
  await form.getByLabel('Che cosa si dice').fill('25+')
  await form.getByLabel('Vale fino al').fill('2099-12-31')
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(form.getByText('Indica una pagina, un documento o un file')).toBeVisible()
  const file = form.getByLabel('File che lo dimostra')
  await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(form.getByText('Scegli un PDF, oppure una foto')).toBeVisible()
  await expectAccessible(page)
  const buffer = Buffer.from(`%PDF-1.7\n${'1 0 obj\n'.repeat(40)}%%EOF`)
  await file.setInputFiles({ name: 'visura.pdf', mimeType: 'application/pdf', buffer })
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(row).toContainText('Provato')
  await expect(row).toContainText('controllata da')
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: 'visura.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('visura.pdf')
  await row.getByRole('button', { name: `Elimina ${label}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(row).toContainText('Non dichiarato')
})

test('the form of a WhatsApp number is accessible and gives the focus back', {
  tag: '@widths',
}, async ({ staffPage: page }) => {
  await openStaffPage(page, '/admin/whatsapp', 'Numeri WhatsApp')
  const create = page.getByRole('button', { name: 'Nuovo numero' })
  await create.click()
  const form = page.getByRole('dialog', { name: 'Nuovo numero' })
  await form.getByLabel('Peso').fill('0')
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(form.getByText('Il peso va da 1 a 100')).toBeVisible()
  await expect(form.getByText('Inserisci il numero di telefono')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(create).toBeFocused()
})

test('the English board moves tasks once nothing blocks them', { tag: '@desk' }, async ({
  staffPage: page,
}) => {
  await openStaffPage(page, '/admin/tasks', 'Tasks')
  const blocked = page.getByLabel('Status of Rehearse a restore')
  await expect(blocked.getByRole('option', { name: 'Completed' })).toBeDisabled()
  await page.getByLabel('Status of Set up nightly backups').selectOption('completed')
  await blocked.selectOption('completed')
  const done = page.getByRole('region', { name: 'Completed' })
  await expect(done.getByRole('heading', { name: 'Rehearse a restore' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Status of Rehearse a restore')).toHaveValue('todo')
})
