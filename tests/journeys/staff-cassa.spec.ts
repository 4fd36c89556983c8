import type { APIRequestContext } from '@playwright/test'
import {
  bookThrough,
  expect,
  freshIban,
  freshName,
  openStaffPage,
  test,
} from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { expectAccessible, expectFine } from './support/screens.ts'

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

test('a dropped statement books what is certain in one press, the rest by hand, and all of it can be undone', {
  tag: '@desk',
}, async ({ staffPage: page, office }) => {
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
  await page.getByRole('button', { name: /^Registra \d+ bonific/ }).click()
  await expect(page.getByText(/bonific[io] registrat[io]/)).toBeVisible()
  await expect(certain).toHaveCount(0)

  const unknown = page.getByRole('listitem').filter({ hasText: `${inEuro(odd)} €` })
  await unknown.getByRole('button', { name: 'Abbina' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Cerca/ }).fill(other.name)
  await dialog.getByRole('checkbox', { name: new RegExp(other.name) }).check()
  await expectAccessible(page)
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
})

test('a cancelled booking is given back as a voucher, which pays for another one', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const startDate = dayFromNow(150)
  const [first, next] = [await bookThrough(office, startDate), await bookThrough(office, startDate)]
  const { deposit } = await payable(office.request, first.id)
  const version = async () => (await office.call<{ version: number }>('GET', address)).version
  const address = `/bookings/${first.id}`
  await office.call('POST', `${address}/payments`, {
    kind: 'deposit',
    amount: deposit,
    receivedOn: dayFromNow(0),
    version: await version(),
  })
  await office.call('POST', `${address}/cancel`, { version: await version() })

  await openStaffPage(page, '/admin/cassa?tab=refunds', 'Cassa')
  await page.getByRole('button', { name: `Rimborsa ${first.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Buono viaggio/ }).check()
  await expectAccessible(page)
  await dialog.getByLabel('Accettazione scritta del cliente').fill('email di oggi')
  await dialog.getByRole('button', { name: 'Emetti il buono' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: first.name }).filter({ hasText: 'BV-' })
  await expect(row.getByText('Valido')).toBeVisible()
  const code = /BV(?:-\w{4}){3}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  await expectFine(page)

  await page.goto(`/#/payment-custom/${next.id}`)
  await page.getByRole('button', { name: 'Hai un buono viaggio?' }).click()
  await page.getByLabel('Codice del buono').fill('BV-AAAA-AAAA-AAAA')
  await page.getByRole('button', { name: 'Usa il buono' }).click()
  await expect(page.getByText('Non troviamo un buono con questo codice')).toBeVisible()
  await page.getByLabel('Codice del buono').fill(code.toLowerCase())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usa il buono' }).click()
  await expect(page.getByText('Buono accettato')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Acconto ricevuto' })).toBeVisible()

  await page.goto(`/#/admin/bookings?booking=${next.id}`)
  await expect(
    page.getByRole('link', { name: /^Ricevuta di pagamento R-\d{4}-\d{4}/ }),
  ).toBeVisible()
})

test('columns that nobody knows are asked about once, and remembered for the account', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const iban = freshIban()
  const accountHolder = `Ondalta ${freshName()}`
  await office.call('POST', '/ibans', { accountHolder, iban, bankName: 'Banca Nuova' })
  await openStaffPage(page, '/admin/cassa', 'Cassa')
  await page.getByLabel('Conto', { exact: true }).selectOption(iban)
  const drop = (name: string, cents: number) => {
    const row = `${shown(dayFromNow(0))};per il viaggio;${inEuro(cents)}`
    const buffer = Buffer.from(`Quando;Cosa;Quanto\r\n${row}\r\n`)
    return page.getByLabel('File della banca').setInputFiles({ name, mimeType: 'text/csv', buffer })
  }
  await drop('prima.csv', 12_300)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Data contabile').selectOption('Quando')
  await dialog.getByLabel('Importo').selectOption('Quanto')
  await dialog.getByLabel('Descrizione o causale').selectOption('Cosa')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Importa' }).click()
  await expect(page.getByText('Tabella, 1 riga, 1 nuova.')).toBeVisible()
  await drop('seconda.csv', 45_600)
  await expect(page.getByText('Tabella, 1 riga, 1 nuova.')).toHaveCount(2)
})
