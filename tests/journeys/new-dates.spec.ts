import { expect, freshName, openStaffPage, test } from './staff-back-office.ts'
import { dayFromNow, type Office } from './support/office.ts'
import { expectFine } from './support/screens.ts'

type Mail = { id: string; kind: string; recipient: string }

async function textOfMail(office: Office, kind: string, recipient: string): Promise<string> {
  const { items } = await office.call<{ items: Mail[] }>('GET', '/outbox?pageSize=100')
  const mail = items.find((one) => one.kind === kind && one.recipient === recipient)
  if (!mail) return ''
  return (await office.call<{ text: string }>('GET', `/outbox/${mail.id}`)).text
}

test('whoever finds no date confirms by mail and is told when one goes on sale', {
  tag: '@phone',
}, async ({ staffPage: page, office }) => {
  test.slow()
  // A trip that no other journey uses: its only departure is taken off sale.
  const [tripId, title] = ['india-triangolo-oro', "India: il Triangolo d'Oro"]
  const departure = await office.call<{ id: string; version: number }>('POST', '/departures', {
    tripId,
    startDate: dayFromNow(140),
    totalSpots: 8,
  })
  const sales = `/departures/${departure.id}/sales`
  const closed = await office.call<{ version: number }>('PUT', sales, {
    version: departure.version,
    sales: 'closed',
  })
  const email = `${freshName().toLowerCase()}@posta.example`

  await page.goto(`/#/travel/${tripId}`)
  await page.getByRole('button', { name: 'Prenota Ora' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Date di partenza disponibili' })
  await expect(dialog.getByText('Nessuna data disponibile al momento.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Avvisatemi' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectFine(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Avvisatemi' }).click()
  await expect(dialog.getByText('Controlla la posta.')).toBeVisible()

  const asked = await textOfMail(office, 'date_alert_asked', email)
  const [, address = ''] = /(\/#\/nuove-date\/\S+)/.exec(asked) ?? []
  await page.goto(address)
  await page.getByRole('button', { name: 'Sì, avvisatemi' }).click()
  await expect(page.getByRole('heading', { name: 'Ti avvisiamo noi' })).toBeVisible()
  await expectFine(page)

  await openStaffPage(page, '/admin/departures', 'Partenze')
  await expect(page.getByText(/Aspettano nuove date/)).toContainText(title)

  await office.call('PUT', sales, { version: closed.version, sales: 'open' })
  await expect
    .poll(() => textOfMail(office, 'date_alert_told', email), { timeout: 30_000 })
    .toContain(`/#/travel/${tripId}`)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Le nuove date sono uscite' })).toBeVisible()
})
