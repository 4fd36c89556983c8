import { expect, test } from './support/office.ts'
import { expectAccessible } from './support/screens.ts'

test('a verification link opens once, a missing and an unknown token never', {
  tag: '@phone-only',
}, async ({ page, office }) => {
  const token = await office.verificationToken()
  await page.route('https://in.sumsub.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="it"><title>Verifica</title><p>Verifica</p></html>',
    }),
  )
  await page.goto(`/#/passport-verification?token=${token}`)
  const frame = page.getByTitle("Verifica dell'identità")
  await expect(frame).toBeVisible()
  expect((await frame.boundingBox())?.height).toBe(650)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ho completato la verifica' }).click()
  await page.waitForURL(/#\/passport-verification-success$/)
  await expect(page.getByText('Verifica completata con successo!')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/#/passport-verification?token=${token}`)
  const used =
    'Questo link è già stato utilizzato. Contattare il supporto per richiedere un nuovo link.'
  await expect(page.getByRole('main').getByText(used)).toBeVisible()
  await expect(frame).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/#/passport-verification')
  const missing = 'Link di verifica non valido. Contattare il supporto.'
  await expect(page.getByRole('main').getByText(missing)).toBeVisible()
  await page.goto('/#/passport-verification?token=inventato')
  const invalid = 'Link di verifica non valido o scaduto. Contattare il supporto.'
  await expect(page.getByRole('main').getByText(invalid)).toBeVisible()
})
