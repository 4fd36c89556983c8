import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './staff-back-office.ts'
import { test } from './support/publishing.ts'
import { asItCame } from './support/redazione.ts'
import { expectFine } from './support/screens.ts'

/** Three megapixels; each tone makes a different photograph. */
async function photograph(tone: string): Promise<Buffer> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${tone}"/><stop offset="1" stop-color="#f6d9a8"/></linearGradient></defs>
    <rect width="400" height="300" fill="url(#sky)"/><circle cx="300" cy="90" r="38" fill="#fff3c4"/>
    <path d="M0 300 120 120 210 230 280 160 400 300Z" fill="#33415c"/></svg>`
  const picture = sharp(Buffer.from(scene), { density: 360 }).resize(2000, 1500).jpeg()
  return picture.withExif({ IFD0: { Copyright: 'Nessuno deve leggerlo' } }).toBuffer()
}

async function openPictures(page: Page, trip: string): Promise<Locator> {
  await page.goto(`/#/admin/redazione/trip/${trip}`)
  const section = page.getByRole('button', { name: 'Immagini', exact: true })
  await section.waitFor()
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  return page.getByRole('group', { name: 'Immagine principale' })
}

/** Publishes only our own drafts, because other journeys write at the same time. */
async function publish(page: Page, ours: readonly RegExp[]): Promise<void> {
  await expect(page.getByText('Bozza salvata').first()).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pubblica' })
  await dialog.getByRole('checkbox').first().waitFor()
  for (const box of await dialog.getByRole('listitem').getByRole('checkbox').all()) {
    const label = await box.evaluate((input) => input.closest('label')?.textContent ?? '')
    if (await box.isEnabled()) await box.setChecked(ours.some((one) => one.test(label)))
  }
  await expect(dialog.getByText(/caricata|dipinta/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Pubblica adesso' }).click()
  await expect(page.getByText('In pochi secondi è sul sito.')).toBeVisible({ timeout: 30_000 })
}

test('a photograph takes the place of a painting, which can come back', { tag: '@widths' }, async ({
  staffPage: page,
  request,
  browser,
  office,
}) => {
  test.setTimeout(240_000)
  // A retry uses another photograph, which has no description yet.
  const attempt = test.info().retry + test.info().repeatEachIndex
  const trip = { id: 'peru-machuPicchu', title: /^Per/, tone: `#7d5a8${attempt}` }
  const alt = `Il sole basso sopra le montagne, prova ${attempt + 1}`
  await asItCame(office, `trip/${trip.id}`)
  const address = `/travel/${trip.id}`
  const main = await openPictures(page, trip.id)
  const input = main.locator('input[type=file]')
  const coming = main.getByRole('list', { name: 'Foto in arrivo' })

  await test.step('a file that is no picture is refused with a sentence', async () => {
    const letters = { mimeType: 'image/jpeg', buffer: Buffer.from('non sono una fotografia') }
    await input.setInputFiles({ name: 'lettera.jpg', ...letters })
    await expect(coming.getByText(/Questo file non è un’immagine/)).toBeVisible()
    await main.getByRole('button', { name: /^Togli lettera.jpg/ }).click()
    await expect(coming).toHaveCount(0)
  })

  await test.step('a photograph arrives, and its progress is seen', async () => {
    const buffer = await photograph(trip.tone)
    await input.setInputFiles({ name: 'montagne.jpg', mimeType: 'image/jpeg', buffer })
    await expect(coming.getByText(/in lavorazione \d+ di \d+/)).toBeVisible({ timeout: 60_000 })
    await expect(main.getByLabel('Testo alternativo')).toBeVisible({ timeout: 120_000 })
  })

  await test.step('nobody publishes it without saying what is seen', async () => {
    const missing = page.getByRole('region', { name: 'Da sistemare' })
    await missing.getByRole('button', { name: /Testo alternativo/ }).click()
    await expect(main.getByLabel('Testo alternativo')).toBeFocused()
    await main.getByLabel('Testo alternativo').fill(alt)
    await main.getByLabel('Autore o fonte').fill('Anna Neri')
    await expect(missing).toHaveCount(0)
  })

  await test.step('the point to keep in sight is pressed, or moved with the arrows', async () => {
    const point = main.getByRole('button', { name: /^Punto da tenere in vista/ })
    const box = await point.boundingBox()
    const position = { x: (box?.width ?? 0) * 0.75, y: (box?.height ?? 0) * 0.3 }
    await point.click({ position })
    await expect(point).toHaveAccessibleName(/: 75% da sinistra, 30% dall’alto/)
    await point.press('ArrowLeft')
    await point.press('ArrowDown')
    await expect(point).toHaveAccessibleName(/: 73% da sinistra, 32% dall’alto/)
  })
  await expectFine(page)
  await publish(page, [trip.title, new RegExp(alt)])

  await test.step('visitors see it in every size, with its name and its author', async () => {
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
      .toContain(alt)
    const html = await (await request.get(address)).text()
    const avif = /type="image\/avif" srcSet="([^"]*\/pictures\/upload\/[^"]*)"/i.exec(html)?.[1]
    expect(avif?.split(', ').length).toBeGreaterThanOrEqual(3)
    const file = await request.get(avif?.split(' ')[0] ?? '')
    expect(file.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    })
    const context = await browser.newContext({ viewport: page.viewportSize() })
    const visitor = await context.newPage()
    await visitor.goto(address)
    const shown = visitor.getByRole('img', { name: alt }).first()
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300)
    await expect(shown).toHaveCSS('object-position', '73% 32%')
    // One photograph among paintings is not announced as a gallery of photographs.
    await visitor.getByRole('button', { name: /^Ingrandisci l'immagine 1 di/ }).click()
    const gallery = visitor.getByRole('dialog', { name: 'Galleria di immagini' })
    await expect(gallery.getByText('Foto: Anna Neri')).toBeVisible()
    await context.close()
  })

  await test.step('the painting comes back with one press', async () => {
    const again = await openPictures(page, trip.id)
    await again.getByRole('button', { name: 'Torna all’illustrazione' }).click()
    await expect(again.getByText(/^Illustrazione:/)).toBeVisible()
    await publish(page, [trip.title])
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
      .not.toContain(alt)
  })

  await test.step('the photograph stays in the library', async () => {
    const last = await openPictures(page, trip.id)
    await last.getByRole('button', { name: 'Scegli dalla raccolta' }).click()
    const library = page.getByRole('dialog', { name: 'Raccolta' })
    await expect(library.getByRole('button', { name: alt })).toBeVisible()
    await expectFine(page)
  })
})
