import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel })
const send = { name: 'Invia i documenti' }

test('passport and selfie arrive together', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/verifica-prenotazioni')
  await expect(page.getByRole('heading', { name: 'Verifica Prenotazione' })).toBeVisible()
  await page.getByRole('button', send).click()
  await expect(page.getByText('Carica una foto del tuo passaporto').first()).toBeVisible()
  await expect(page.getByText('Carica una selfie con il tuo passaporto')).toBeVisible()
  // A notification that fades away in the middle of the measurement has no contrast.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)

  await page.locator('input[name=passport]').setInputFiles(photo('passaporto.png'))
  await expect(page.getByText('passaporto.png')).toBeVisible()
  await expect(page.getByText('0,00 MB')).toBeVisible()
  await expect(page.getByAltText('Anteprima: Foto del passaporto')).toBeVisible()
  await page.getByRole('button', send).click()
  await expect(page.getByText('Carica una selfie con il tuo passaporto').first()).toBeVisible()

  await page.locator('input[name=selfie]').setInputFiles(photo('selfie.png'))
  // What is mended is not complained about any longer: well before the notification's own end.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 2_000 })
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', send).click()
  await page.waitForURL(/#\/verifica-success$/)
  await expect(page.getByText('Documenti caricati con successo!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Documenti Ricevuti!' })).toBeVisible()
  // The complaints from before leave by themselves.
  await expect(page.getByText('Errore', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('a file that is no photo is refused before it is sent', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/verifica-prenotazioni')
  await page
    .locator('input[name=passport]')
    .setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('ciao') })
  await expect(
    page.getByText('Carica una foto in formato JPEG, PNG, WebP o HEIC').first(),
  ).toBeVisible()
})

test('a picture in name only is refused by its content', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/verifica-prenotazioni')
  const fake = { name: 'falso.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await page.locator('input[name=passport]').setInputFiles(fake)
  await page.locator('input[name=selfie]').setInputFiles(photo('selfie.png'))
  await page.getByRole('button', send).click()
  await expect(
    page.getByText('Il file non è una foto leggibile: usa JPEG, PNG, WebP o HEIC.'),
  ).toBeVisible()
  await expect(page.getByRole('button', send)).toBeEnabled()
})

test('a lost connection keeps the photos and says what to do', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/#/verifica-prenotazioni')
  await page.locator('input[name=passport]').setInputFiles(photo('passaporto.png'))
  await page.locator('input[name=selfie]').setInputFiles(photo('selfie.png'))
  await page.route('**/api/documents', (route) => route.abort())
  await page.getByRole('button', send).click()
  await expect(
    page.getByText('Si è verificato un errore durante il caricamento. Riprova più tardi.'),
  ).toBeVisible()
  await page.unroute('**/api/documents')
  await page.getByRole('button', send).click()
  await page.waitForURL(/#\/verifica-success$/)
})

test('/pdf stays a placeholder', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/#/pdf')
  await expect(page.getByRole('heading', { name: 'Generatore PDF' })).toBeVisible()
  await expect(page.getByText('Funzionalità in sviluppo')).toBeVisible()
})
