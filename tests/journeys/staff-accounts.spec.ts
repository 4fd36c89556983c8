import { bookThrough, expect, freshIban, openStaffPage, test } from './staff-back-office.ts'
import { type Account, dayFromNow, type Office } from './support/office.ts'
import { expectAccessible, expectFine, expectNoOverflow } from './support/screens.ts'
import { desk, inWidth, phone } from './widths.ts'

async function freshAccount(office: Office): Promise<Account> {
  const iban = freshIban()
  const data = { accountHolder: `Conto ${iban.slice(-6)}`, iban, bankName: "Banca d'Esempio" }
  return (await office.call<{ iban: Account }>('POST', '/ibans', data)).iban
}

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

test('a blocked account is replaced on the traveller’s own page, which says why', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const [from, to] = [await freshAccount(office), await freshAccount(office)]
  const booking = await bookThrough(office, dayFromNow(150), { ibanId: from.id })
  await openStaffPage(page, '/admin/ibans', 'Conti bancari')
  const row = page.locator(`[data-iban="${from.iban}"]`)
  await row.getByRole('button', { name: 'Blocca conto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Blocca conto' })
  await expect(dialog).toContainText('21 link passano')
  await expect(dialog).toContainText('1 prenotazione da pagare')
  await dialog.getByRole('button', { name: 'Blocca e sposta' }).click()
  await expect(page.getByText('Scegli il conto sostitutivo')).toBeVisible()
  await dialog.getByRole('radio', { name: to.accountHolder }).check()
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Blocca e sposta' }).click()
  await expect(page.getByText('Conto bloccato', { exact: true })).toBeVisible()
  await expect(row).toContainText('Bloccato')
  await expect(row.getByRole('button', { name: 'Riattiva' })).toHaveCount(0)

  await page.goto(`/#/payment-custom/${booking.id}`)
  await expect(page.locator('[data-value="IBAN"]')).toContainText(to.iban)
  const notice = page.getByRole('region', { name: 'Il conto per il bonifico è cambiato' })
  await expect(notice).toContainText(`IT${from.iban.slice(2, 4)} … ${from.iban.slice(-4)}`)
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'I nostri conti' }).click()
  await page.getByRole('heading', { level: 1, name: 'I nostri conti' }).waitFor()
  const listed = page.locator(`[data-iban="${to.iban}"]`)
  await expect(listed).toContainText(to.accountHolder)
  await expect(page.locator(`[data-iban="${from.iban}"]`)).toHaveCount(0)
  await expectFine(page)
  await inWidth(page, desk, expectFine)
})

test('the default account is chosen in the settings, and the list says which it is', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
  const account = await freshAccount(office)
  await openStaffPage(page, '/admin/settings', 'Impostazioni')
  const part = page.locator('section').filter({ hasText: 'Conto predefinito' })
  await part.getByLabel('Conto', { exact: true }).selectOption(account.id)
  await part.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Impostazioni salvate')).toBeVisible()
  await openStaffPage(page, '/admin/ibans', 'Conti bancari')
  const row = page.locator(`[data-iban="${account.iban}"]`)
  await expect(row).toContainText('Predefinito')
  await expect(row).toContainText(grouped(account.iban))
  await inWidth(page, phone, expectNoOverflow)
  const { bank } = await office.call<{ bank: { version: number } }>('GET', '/settings')
  await office.call('PUT', '/settings/bank', { defaultIbanId: null, version: bank.version })
})
