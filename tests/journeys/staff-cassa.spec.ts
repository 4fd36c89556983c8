import type { APIRequestContext } from '@playwright/test'
import { bookThrough, expect, openStaffPage, test } from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'

const shown = (day: string) => day.split('-').reverse().join('/')
const inEuro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

type Payable = { causale: string; iban: string; deposit: number }

async function payable(request: APIRequestContext, id: string): Promise<Payable> {
  const answer = await request.get(`/api/bookings/${id}/payment`)
  const { causale, account, booking } = (await answer.json()) as {
    causale: string
    account: { iban: string }
    booking: { depositAmount: number }
  }
  return { causale, iban: account.iban.replaceAll(' ', ''), deposit: booking.depositAmount }
}

test('a dropped statement books what is certain in one press, the rest by hand, and all of it can be undone', async ({
  staffPage: page,
  office,
}, info) => {
  const startDate = dayFromNow(140)
  const [sure, other] = [await bookThrough(office, startDate), await bookThrough(office, startDate)]
  const { causale, iban, deposit } = await payable(office.request, sure.id)
  const day = shown(dayFromNow(0))
  const odd = 40_000 + Math.floor(Math.random() * 10_000)
  const csv = [
    'Data Registrazione;Data valuta;Descrizione;Importo (EUR)',
    `${day};${day};BONIFICO DA ${sure.name.toUpperCase()} CAUSALE ${causale.toUpperCase()};${inEuro(deposit)}`,
    `${day};${day};BONIFICO DA UNO SCONOSCIUTO CAUSALE per il viaggio;${inEuro(odd)}`,
  ].join('\r\n')
  await openStaffPage(page, '/admin/cassa', 'Cassa')
  await page.getByLabel('Conto', { exact: true }).selectOption(iban)
  const file = { name: `lista-${odd}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('File della banca').setInputFiles(file)
  await expect(page.getByText('UniCredit, 2 righe, 2 nuove.')).toBeVisible()
  await page.getByLabel('File della banca').setInputFiles(file)
  await expect(page.getByText('UniCredit, 2 righe, nessuna novità.')).toBeVisible()

  const certain = page.getByRole('listitem').filter({ hasText: sure.name.toUpperCase() })
  await expect(certain.getByText('Sicuro')).toBeVisible()
  await expect(certain.getByText(`Causale «${causale}» nel testo`)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.screenshot({ path: info.outputPath('cassa.png'), fullPage: true })
  await page.getByRole('button', { name: /^Registra \d+ bonific/ }).click()
  await expect(page.getByText(/bonific[io] registrat[io]/)).toBeVisible()
  await expect(certain).toHaveCount(0)

  const unknown = page.getByRole('listitem').filter({ hasText: `${inEuro(odd)} €` })
  await unknown.getByRole('button', { name: 'Abbina' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Cerca/ }).fill(other.name)
  await dialog.getByRole('checkbox', { name: new RegExp(other.name) }).check()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('abbina.png') })
  await dialog.getByRole('button', { name: /^Registra/ }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Abbinati' }).click()
  const done = page.getByRole('listitem').filter({ hasText: sure.name.toUpperCase() })
  await done.getByRole('button', { name: /^Annulla/ }).click()
  await expect(page.getByText('Abbinamento annullato')).toBeVisible()
  const after = await payable(office.request, sure.id)
  expect(after.deposit).toBe(deposit)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Da incassare' }).click()
  await expect(page.getByText(/Nessun pagamento in sospeso|Promemoria/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Andamento' }).click()
  await expect(page.getByRole('heading', { name: 'Settimana per settimana' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.screenshot({ path: info.outputPath('andamento.png'), fullPage: true })
})
