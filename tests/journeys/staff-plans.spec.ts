import { elidedDays } from '../../src/domain/typography.ts'
import { expect, freshName, openStaffPage, test } from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { expectAccessible, expectFine } from './support/screens.ts'

const shown = (day: string) => day.split('-').reverse().join('/')

test('instalments agreed on a link are what the traveller pays, and staff agree anew on the booking', {
  tag: '@phone-only',
}, async ({ staffPage: page, office }) => {
  const account = await office.account()
  await openStaffPage(page, '/generatore', 'Generatore link')
  await page.getByLabel('IBAN').selectOption(account.id)
  await page.getByLabel('Viaggio').selectOption('tokyo-kyoto')
  const departures = page.getByLabel('Data di partenza')
  const options = departures.locator('option:not([value=""])')
  await options.last().waitFor({ state: 'attached' })
  await departures.selectOption((await options.last().getAttribute('value')) ?? '')
  await page.getByText('Piano di pagamento').click()
  await page.getByLabel("Dopo l'acconto").selectOption('3')
  await expect(page.getByLabel('Saldo (%)')).toHaveValue('20')
  await page.getByLabel('Rata 1 (%)').fill('15')
  await expect(page.getByText('Acconto e rate devono dare il 100%.')).toBeVisible()
  await page.getByLabel('Rata 2 (%)').fill('25')
  await expect(page.getByText('Acconto e rate devono dare il 100%.')).toBeHidden()
  const secondDay = await page.getByLabel('Rata 2, entro il').inputValue()
  await expectFine(page)
  await page.getByRole('button', { name: 'Genera link' }).click()
  await expect(page.getByText('acconto 40% e 3 rate.')).toBeVisible()
  const address = await page.getByLabel('Link di prenotazione').inputValue()

  await page.goto(address)
  await expect(page.getByText('Il resto lo versi in 3 rate')).toBeVisible()
  await expectAccessible(page)
  const lastName = freshName()
  const traveller = {
    firstName: 'Chiara',
    lastName,
    birthDate: '1988-05-12',
    address: 'Via dei Tigli 8, Ancona',
    passportNumber: 'YA0000000',
    email: 'chiara@posta.example',
    phone: '+39 000 000 0000',
  }
  const answer = await office.request.post('/api/bookings', {
    data: {
      token: address.split('/').at(-1),
      submissionId: crypto.randomUUID(),
      travelers: [traveller],
    },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/#/payment-custom/${id}`)
  await expect(page.getByText('Acconto 40%')).toBeVisible()
  await expect(page.getByText(elidedDays(`Rata 2 entro il ${shown(secondDay)}`))).toBeVisible()

  await page.goto(`/#/admin/bookings?booking=${id}`)
  await page.getByRole('button', { name: 'Conferma pagamento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Conferma acconto' }).click()
  await expect(page.getByText('Acconto confermato', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cambia il piano di pagamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Piano di pagamento' })
  await expect(dialog.getByLabel('Acconto (€)')).toHaveAttribute('readonly', '')
  await dialog.getByLabel("Rate dopo l'acconto").selectOption('2')
  await dialog.getByLabel('Rata 1 (€)').fill('500')
  await expect(dialog.getByText(/al totale|più del totale/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salva il piano' }).click()
  await expect(dialog.getByText('Acconto e rate devono dare il totale esatto.')).toBeVisible()
  const rest = await restOf(office.request, id, 50_000)
  await dialog.getByLabel('Saldo (€)').fill(String(rest / 100).replace('.', ','))
  await dialog.getByLabel('Rata 1, entro il').fill(dayFromNow(20))
  await dialog.getByRole('button', { name: 'Salva il piano' }).click()
  await expect(page.getByText('Piano di pagamento salvato')).toBeVisible()

  await page.goto(`/#/payment-custom/${id}`)
  await expect(page.getByRole('heading', { name: 'Bonifico della rata' })).toBeVisible()
  await expect(
    page.getByText(elidedDays(`entro il ${shown(dayFromNow(20))}`)).first(),
  ).toBeVisible()
  await expectFine(page)
})

type Reader = { get: (path: string) => Promise<{ json: () => Promise<unknown> }> }

/** The balance that remains after an instalment of this amount. */
async function restOf(request: Reader, id: string, instalment: number): Promise<number> {
  const { booking } = (await (await request.get(`/api/bookings/${id}/payment`)).json()) as {
    booking: { totalPrice: number; depositAmount: number }
  }
  return booking.totalPrice - booking.depositAmount - instalment
}

test('when reminders go and what they say is set in one place', { tag: '@phone-only' }, async ({
  staffPage: page,
}) => {
  await openStaffPage(page, '/admin/settings', 'Impostazioni')
  const days = page.getByLabel('Promemoria, giorni prima della partenza')
  await expect(days).toHaveValue('45, 30, 20')
  await page.getByText('Anteprima dei testi').click()
  await expect(page.getByText('Manca poco: è il momento del saldo').first()).toBeVisible()
  await expectFine(page)
  const part = page.locator('form').filter({ has: days })
  await days.fill('45, 45')
  await part.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Ogni giorno una volta sola')).toBeVisible()
  await days.fill('40, 25')
  await part.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Impostazioni salvate')).toBeVisible()
  await days.fill('45, 30, 20')
  await part.getByRole('button', { name: 'Salva' }).click()
  await expect(days).toHaveValue('45, 30, 20')
})
