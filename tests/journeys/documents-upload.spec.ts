import { expect, test } from './support/office.ts'
import { expectAccessible, expectFine } from './support/screens.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel })
const send = { name: 'Invia i documenti' }

test('what is no photo is refused, a lost connection keeps the photos, and both arrive together', {
  tag: '@phone-only',
}, async ({ page }) => {
  const choose = (name: string, file: ReturnType<typeof photo>) =>
    page.locator(`input[name=${name}]`).setInputFiles(file)
  const notices = page.locator('[data-sonner-toast]')
  await page.goto('/#/verifica-prenotazioni')
  await expect(page.getByRole('heading', { name: 'Verifica Prenotazione' })).toBeVisible()

  await test.step('what is missing', async () => {
    await page.getByRole('button', send).click()
    await expect(page.getByText('Carica una foto del tuo passaporto').first()).toBeVisible()
    await expect(page.getByText('Carica una selfie con il tuo passaporto')).toBeVisible()
    // A notification that is fading out would fail the contrast check.
    await expect(notices).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a file that is no photo is refused before it is sent', async () => {
    const note = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('ciao') }
    await choose('passport', note)
    const refusal = page.getByText('Carica una foto in formato JPEG, PNG, WebP o HEIC')
    await expect(refusal.first()).toBeVisible()
  })

  await test.step('half of it', async () => {
    await choose('passport', photo('passaporto.png'))
    await expect(page.getByText('passaporto.png')).toBeVisible()
    await expect(page.getByText('0,00 MB')).toBeVisible()
    await expect(page.getByAltText('Anteprima: Foto del passaporto')).toBeVisible()
    await page.getByRole('button', send).click()
    await expect(page.getByText('Carica una selfie con il tuo passaporto').first()).toBeVisible()
    await choose('selfie', photo('selfie.png'))
    // A corrected error disappears at once: well before the notification's own timeout.
    await expect(notices).toHaveCount(0, { timeout: 2_000 })
    await expectFine(page)
  })

  await test.step('a picture in name only is refused by its content', async () => {
    await choose('passport', { ...photo('falso.png'), buffer: Buffer.from('not a picture') })
    await page.getByRole('button', send).click()
    const refusal = page.getByText('Il file non è una foto leggibile: usa JPEG, PNG, WebP o HEIC.')
    await expect(refusal.first()).toBeVisible()
    await expect(page.getByRole('button', send)).toBeEnabled()
  })

  await test.step('a lost connection keeps the photos and says what to do', async () => {
    await choose('passport', photo('passaporto.png'))
    await page.route('**/api/documents', (route) => route.abort())
    await page.getByRole('button', send).click()
    await expect(
      page.getByText('Si è verificato un errore durante il caricamento. Riprova più tardi.'),
    ).toBeVisible()
    await page.unroute('**/api/documents')
  })

  await test.step('and then they arrive', async () => {
    await page.getByRole('button', send).click()
    await page.waitForURL(/#\/verifica-success$/)
    await expect(page.getByText('Documenti caricati con successo!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Documenti Ricevuti!' })).toBeVisible()
    // The earlier error messages disappear by themselves.
    await expect(page.getByText('Errore', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })
})
