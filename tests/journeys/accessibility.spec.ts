import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { drawn, expectFine, expectFineFrom320, expectSecondOpinion } from './support/screens.ts'

/** Scrolls everything into view once, so that content that appears late is checked as well. */
async function scrollThrough(page: Page): Promise<void> {
  const below = () => page.evaluate(() => scrollY + innerHeight < document.body.scrollHeight - 1)
  while (await below()) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await drawn(page)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await drawn(page)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The full check of each public page: two checkers, from 320 px up. */
async function expectWhole(page: Page): Promise<void> {
  await scrollThrough(page)
  await expectSecondOpinion(page)
  await expectFineFrom320(page)
}

test('the home page and its film are accessible and fit', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/')
  await expectWhole(page)
  await page.getByRole('button', { name: 'Guarda il video' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFineFrom320(page)
})

test('the list of trips and the pages of advertisements are accessible and fit', {
  tag: '@widths',
}, async ({ page }) => {
  await open(page, '/travels')
  await expectWhole(page)
  // The offer above a page that was already checked without it by both checkers.
  await open(page, '/ads-special/team')
  await scrollThrough(page)
  await expectFineFrom320(page)
})

test('a trip, its pictures, dates and airports are accessible and fit', {
  tag: '@widths',
}, async ({ page }) => {
  await open(page, '/travel/tokyo-kyoto')
  await page.locator('summary', { hasText: /^Giorno 2\D/ }).click()
  await expectWhole(page)
  await page.getByRole('button', { name: /^Ingrandisci l'immagine/ }).click()
  await expect(page.getByRole('dialog', { name: 'Galleria di immagini' })).toBeVisible()
  await expectFineFrom320(page)
  await page.keyboard.press('Escape')

  const price = page.getByRole('complementary', { name: 'Prezzo e prenotazione' })
  await price.getByRole('button', { name: 'Prenota Ora' }).click()
  const book = page.getByRole('dialog').getByRole('button', { name: 'Prenota Ora' }).first()
  await expect(book).toBeVisible()
  await expectFineFrom320(page)
  await book.click()
  const proceed = page.getByRole('button', { name: 'Continua con la prenotazione' })
  await expect(proceed).toBeVisible()
  await proceed.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText("Scegli l'aeroporto da cui vuoi partire")).toBeVisible()
  await expectFineFrom320(page)
})

test('other pages are accessible and fit', { tag: '@widths' }, async ({ page }) => {
  const paths = [
    '/travel/parigi-disneyland',
    '/travel/atlantide',
    '/team',
    '/team/marco-ferri',
    '/contact',
    '/non-esiste',
  ]
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path)
      await expectWhole(page)
    })
  }
})

test('the menu of a phone is accessible and leads on', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/non-esiste')
  await page.getByRole('button', { name: 'Apri il menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Serve aiuto? Scrivici su WhatsApp' })).toBeVisible()
  await expectFine(page)
  await menu.getByRole('link', { name: 'Il Team' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#\/team$/)
})
