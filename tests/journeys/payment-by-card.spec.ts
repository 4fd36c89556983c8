import { bookThrough } from './staff-back-office.ts'
import { dayFromNow, expect, test } from './support/office.ts'
import { expectAccessible, recordRequests } from './support/screens.ts'

const number = '4242424242424242'
const cvv = '987'

test('number and CVV never leave the browser', { tag: '@phone-only' }, async ({ page, office }) => {
  const { id } = await bookThrough(office, dayFromNow(150))
  await page.goto(`/#/payment-custom/${id}`)
  const requests = recordRequests(page)
  const byCard = page.getByRole('button', { name: 'Pagamento con Carta' })
  await byCard.click()
  await page.getByRole('button', { name: '← Torna al Bonifico' }).click()
  await expect(page.getByRole('button', { name: 'Bonifico Effettuato' })).toBeVisible()
  await byCard.click()
  await expect(page.getByText('Da qui la carta non viene addebitata.')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Paga €960' })
  await expect(submit).toBeDisabled()

  await page.getByLabel('Numero carta').pressSequentially(number)
  await expect(page.getByLabel('Numero carta')).toHaveValue('4242 4242 4242 4242')
  await page.getByLabel('Nome intestatario').fill('Chiara Rinaldi')
  await expect(page.getByLabel('Nome intestatario')).toHaveValue('CHIARA RINALDI')
  await page.getByLabel('Scadenza (MM/AA)').pressSequentially('1229')
  await expect(page.getByLabel('Scadenza (MM/AA)')).toHaveValue('12/29')
  await expect(submit).toBeDisabled()
  await page.getByLabel('CVV').fill(cvv)
  await expect(submit).toBeEnabled()
  await expectAccessible(page)
  await submit.click()

  await page.waitForURL(/#\/payment-assistance$/)
  await expect(page.getByRole('heading', { name: 'Pagamento Non Riuscito' })).toBeVisible()
  await expectAccessible(page)

  const attempt = requests.find(({ url }) => url.endsWith('/card-attempts'))
  expect(JSON.parse(attempt?.body ?? '{}')).toEqual({
    cardHolderName: 'CHIARA RINALDI',
    cardBrand: 'visa',
    cardLastFour: '4242',
  })
  const sent = requests.map(({ url, body }) => `${url}\n${body}`).join('\n')
  for (const secret of [
    number,
    '4242 4242',
    encodeURIComponent('4242 4242'),
    `"${cvv}"`,
    '12/29',
  ]) {
    expect(sent).not.toContain(secret)
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain(number)
  expect(JSON.stringify(await office.booking(id))).toContain('requires_assistance')

  await test.step('it follows even when the attempt cannot be recorded', async () => {
    const { id: other } = await bookThrough(office, dayFromNow(150))
    await page.goto(`/#/payment-custom/${other}`)
    await page.getByRole('timer').waitFor()
    await page.evaluate(() => localStorage.setItem('lastBookingId', crypto.randomUUID()))
    await page.route('**/card-attempts', (route) => route.abort())
    await page.getByRole('button', { name: 'Pagamento con Carta' }).click()
    await page.getByLabel('Numero carta').fill(number)
    await page.getByLabel('Nome intestatario').fill('Chiara Rinaldi')
    await page.getByLabel('Scadenza (MM/AA)').fill('1229')
    await page.getByLabel('CVV').fill(cvv)
    await page.getByRole('button', { name: 'Paga €960' }).click()
    await page.waitForURL(/#\/payment-assistance$/)
    await expect(page.getByText(other.slice(0, 8).toUpperCase())).toBeVisible()
  })
})
