import { expect, type Page, test } from '@playwright/test'
import {
  drawn,
  expectAccessible,
  expectNoOverflow,
  expectSecondOpinion,
} from './support/screens.ts'

const pages = {
  home: ['/', '/ads-special'],
  trips: ['/travels', '/travel/tokyo-kyoto', '/travel/parigi-disneyland', '/travel/atlantide'],
  rest: ['/team', '/team/marco-ferri', '/contact', '/non-esiste'],
}

/** Everything has come into view once, so that what appears late is looked at as well. */
async function scrollThrough(page: Page): Promise<void> {
  const below = () => page.evaluate(() => scrollY + innerHeight < document.body.scrollHeight - 1)
  while (await below()) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await drawn(page)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await drawn(page)
}

for (const [group, paths] of Object.entries(pages)) {
  test(`pages are accessible and fit: ${group}`, { tag: '@widths' }, async ({ page }) => {
    // Two checkers over whole pages, one after the other.
    test.slow()
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(`/#${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await scrollThrough(page)
        await expectNoOverflow(page)
        await expectAccessible(page)
        await expectSecondOpinion(page)
      })
    }
  })
}

test('pages fit from 320 px up', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of Object.values(pages).flat()) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflow(page)
  }
})

test('dates and airports are accessible', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/#/travel/grecia')
  const price = page.getByRole('complementary', { name: 'Prezzo e prenotazione' })
  await price.getByRole('button', { name: 'Prenota Ora' }).click()
  const book = page.getByRole('dialog').getByRole('button', { name: 'Prenota Ora' }).first()
  await expect(book).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await book.click()
  const proceed = page.getByRole('button', { name: 'Continua con la prenotazione' })
  await expect(proceed).toBeVisible()
  await proceed.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText("Scegli l'aeroporto da cui vuoi partire")).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('lightbox, open day and film are accessible', { tag: '@widths' }, async ({ page }) => {
  await page.goto('/#/travel/tokyo-kyoto')
  await page.locator('summary', { hasText: /^Giorno 2\D/ }).click()
  await page.getByRole('button', { name: /^Ingrandisci l'immagine/ }).click()
  await expect(page.getByRole('dialog', { name: 'Galleria di immagini' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Guarda il video' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the menu and the errors of the contact form are accessible', async ({ page, isMobile }) => {
  await page.goto('/#/contact')
  await page.getByRole('button', { name: 'Invia messaggio' }).click()
  await expect(page.getByText('Controlla i campi segnati in rosso.')).toBeVisible()
  await expectAccessible(page)
  if (!isMobile) return
  await page.getByRole('button', { name: 'Apri il menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Serve aiuto? Scrivici su WhatsApp' })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Il Team' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#\/team$/)
})
