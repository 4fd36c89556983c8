import { bookThrough } from './staff-back-office.ts'
import { dayFromNow, expect, test } from './support/office.ts'
import { expectAccessible, expectFine, expectNoOverflow } from './support/screens.ts'
import { bookOne } from './support/travellers.ts'
import { desk, inWidth } from './widths.ts'

const declare = { name: 'Bonifico Effettuato' }
const confirm = { name: 'Sì, ho completato il pagamento' }

test('the transfer is copied, declared and thanked for', { tag: '@phone-only' }, async ({
  page,
  office,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await bookOne(page, (await office.link()).token)
  await expect(page.getByRole('timer')).toHaveText(/^04:5\d:\d\d$/)
  await expect(page.getByText(/Ultim[oi] (\d+ )?post[oi] disponibil[ei]!/)).toBeVisible()
  await expect(page.getByText('IT60X0542811101000000123456', { exact: true })).toBeVisible()
  await expect(page.getByText('960,00 €')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Codice QR del bonifico' })).toBeVisible()
  const contract = page.getByRole('link', { name: 'Scarica la proposta di contratto (PDF)' })
  await expect(contract).toHaveAttribute('href', `/api/bookings/${id}/contratto.pdf`)

  const causale = await page.getByText(/^Ricevuta \d{4}$/).innerText()
  const key = `receipt_code_${id}`
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(causale)

  await page.getByRole('button', { name: 'Copia IBAN' }).click()
  await expect(page.getByText('Copiato!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'IT60X0542811101000000123456',
  )
  await expect(page.getByRole('button', { name: 'Copia IBAN' })).toBeVisible()
  await page.getByRole('button', { name: 'Copia causale' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(causale)
  await expectFine(page)
  await inWidth(page, desk, expectFine)

  await page.getByRole('button', declare).click()
  await expect(page.getByRole('heading', { name: 'Conferma Pagamento' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', confirm).click()
  await page.waitForURL(new RegExp(`#/bank-transfer-confirmation/${id}$`))
  await expect(page.getByText(/entro 24 ore/).first()).toBeVisible()
  await expect(page.getByText(id.slice(0, 8).toUpperCase())).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contatta il supporto' })).toBeVisible()
  await expectAccessible(page)

  const booking = await office.booking(id)
  expect(JSON.stringify(booking)).toContain('bank_transfer_pending')
  const paper = await page.request.get(`/api/bookings/${id}/contratto.pdf`)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto(`/#/booking-confirmation/${id}`)
  await expect(contract).toBeVisible()
})

test('the countdown survives a reload, and after it one can still pay, at the second try too', {
  tag: '@desk',
}, async ({ page, office }) => {
  const { id } = await bookThrough(office, dayFromNow(150))
  await page.goto(`/#/payment-custom/${id}`)
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^04:5\d:\d\d$/)
  const opened = Date.now()
  await page.clock.install({ time: opened + 20 * 60 * 1000 })
  await page.reload()
  await expect(timer).toHaveText(/^04:3\d:\d\d$/)

  await page.clock.setSystemTime(opened + 6 * 60 * 60 * 1000)
  await page.goto(`/?dopo=1#/payment-custom/${id}`)
  await expect(
    page.getByText('Tempo scaduto, ma puoi ancora completare il pagamento'),
  ).toBeVisible()
  await expect(timer).toHaveText('00:00:00')

  await page.route('**/transfer', (route) => route.abort())
  await page.getByRole('button', declare).click()
  await page.getByRole('button', confirm).click()
  await expect(page.getByText("Errore nell'elaborazione della conferma")).toBeVisible()
  await expect(
    page.getByText(
      "Si è verificato un problema durante l'aggiornamento dello stato del pagamento. Contatta l'assistenza.",
    ),
  ).toBeVisible()
  await page.unroute('**/transfer')
  await page.getByRole('button', declare).click()
  await page.getByRole('button', confirm).click()
  await page.waitForURL(new RegExp(`#/bank-transfer-confirmation/${id}$`))
})

test('once the deposit is in, the page says how and until when the balance is paid', {
  tag: '@phone-only',
}, async ({ page, office }) => {
  const { id } = await bookThrough(office, dayFromNow(150))
  const { version } = await office.call<{ version: number }>('GET', `/bookings/${id}`)
  const deposit = { version, kind: 'deposit', amount: 96_000, receivedOn: dayFromNow(0) }
  await office.call('POST', `/bookings/${id}/payments`, deposit)
  await page.goto(`/#/payment-custom/${id}`)
  await expect(page.getByRole('heading', { name: 'Acconto ricevuto' })).toBeVisible()
  const transfer = page.getByRole('region', { name: 'Bonifico del saldo' })
  await expect(transfer.getByText('1.440,00 €')).toBeVisible()
  await expect(transfer.getByText(/^Ricevuta \d{4}$/)).toBeVisible()
  await expect(transfer.getByRole('img', { name: 'Codice QR del bonifico' })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Tokyo e Kyoto' })
  await expect(summary.getByText('Già versato')).toBeVisible()
  await expect(summary.getByText('960 €')).toBeVisible()
  await expect(page.getByRole('button', declare)).toHaveCount(0)
  await expectFine(page)
})

test('an unknown booking is not found and leads home', { tag: '@desk' }, async ({ page }) => {
  await page.clock.install()
  for (const address of ['payment-custom', 'booking-confirmation', 'dati-ricevuti']) {
    await page.goto(`/#/${address}/00000000-0000-4000-8000-000000000000`)
    await expect(page.getByRole('heading', { name: 'Prenotazione non trovata' })).toBeVisible()
    await expect(page.getByText('La prenotazione richiesta non è stata trovata.')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Torna alla Home' }),
    ).toBeVisible()
    await page.clock.fastForward(4000)
    await page.waitForURL(/\/#?\/?$/)
  }
})

test('an account deactivated meanwhile still works, and a booking cancelled meanwhile says so on all its pages', {
  tag: '@desk',
}, async ({ page, office }) => {
  const holder = `Conto di prova ${crypto.randomUUID()}`
  const account = await office.account(holder)
  const { id } = await bookThrough(office, dayFromNow(150), { ibanId: account.id })
  await office.call('PUT', `/ibans/${account.id}/active`, {
    isActive: false,
    version: account.version,
  })
  await page.goto(`/#/payment-custom/${id}`)
  await expect(
    page.getByText(
      "L'IBAN associato a questo link è stato disattivato ma continua a funzionare per link esistenti.",
    ),
  ).toBeVisible()
  await expect(page.getByText(holder).first()).toBeVisible()

  const { version } = await office.call<{ version: number }>('GET', `/bookings/${id}`)
  await office.call('POST', `/bookings/${id}/cancel`, { version })
  await page.getByRole('button', declare).click()
  await page.getByRole('button', confirm).click()
  await expect(page.getByText('Questa prenotazione è stata annullata.')).toBeVisible()
  const cancelled = page.getByRole('heading', { level: 1, name: 'Prenotazione annullata' })
  await expect(cancelled).toBeVisible()
  for (const address of ['bank-transfer-confirmation', 'dati-ricevuti', 'booking-confirmation']) {
    await page.goto(`/#/${address}/${id}`)
    await expect(page).toHaveURL(new RegExp(`#/booking-confirmation/${id}$`))
    await expect(cancelled).toBeVisible()
  }
})

/** A phone of 390 px at 200 % text size. */
const enlarged = { width: 195, height: 422 }

test('with letters twice as large no amount and no button is cut off', {
  tag: '@phone-only',
}, async ({ page, office }) => {
  const { id } = await bookThrough(office, dayFromNow(150))
  await page.goto(`/#/payment-custom/${id}`)
  await expect(page.getByRole('timer')).toBeVisible()
  await inWidth(page, enlarged, async () => {
    await expectNoOverflow(page)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main section :is(dd, .button, .figures)')]
        .filter((one) => {
          const section = one.closest('section')?.getBoundingClientRect()
          return one.checkVisibility() && one.getBoundingClientRect().right > (section?.right ?? 0)
        })
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })
})
