import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'

/** Presses Tab until the element has the focus, as a keyboard user would. */
async function tabTo(page: Page, name: RegExp | string, limit = 60): Promise<void> {
  const target = page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .or(page.locator('summary', { hasText: name }))
    .first()
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${name} is not reached by the keyboard`)
}

test('the first press of Tab leads to the content, then the gallery and one day at a time', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/#/travel/tokyo-kyoto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokyo e Kyoto')

  await test.step('the way to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Vai al contenuto' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(/\/#\/travel\/tokyo-kyoto$/)
  })

  await test.step('the gallery', async () => {
    const photos = page
      .getByRole('list', { name: 'Immagini di Tokyo e Kyoto' })
      .getByRole('button', { name: /^Mostra l'immagine/ })
    await expect(photos).toHaveCount(12)
    const more = page.getByRole('button', { name: /^Mostra altre \d+ foto$/ })
    const hidden = Number((await more.textContent())?.match(/\d+/)?.[0])
    await tabTo(page, /^Mostra altre \d+ foto$/)
    await page.keyboard.press('Enter')
    await expect(photos).toHaveCount(12 + hidden)
    await expect(photos.nth(12)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(photos.nth(12)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('one day of the itinerary is open at a time', async () => {
    const itinerary = page.getByRole('region', { name: 'Itinerario' })
    const day = (number: number) => itinerary.locator('details').nth(number - 1)
    const title = (number: number) => day(number).locator('summary')
    await expect(itinerary.locator('summary')).toHaveCount(10)
    await expect(title(1)).toContainText(/^Giorno 1\D/)
    await tabTo(page, /^Giorno 1\D/)
    await page.keyboard.press('Enter')
    await expect(day(1)).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(title(2)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(day(2)).toHaveAttribute('open')
    await expect(day(1)).not.toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(day(2)).not.toHaveAttribute('open')
    await expect(itinerary.locator('details[open]')).toHaveCount(0)
  })
})

test('the lightbox goes round in a circle, and dialogs give the focus back to what opened them', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/#/travel/grecia')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grecia')
  // Starts at the main content, where the first press of Tab (skip link) leads.
  await page.getByRole('main').focus()

  await test.step('the lightbox', async () => {
    await tabTo(page, "Ingrandisci l'immagine 1 di 3")
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: 'Galleria di immagini' })
    await expect(lightbox).toContainText('1 / 3')
    await page.keyboard.press('ArrowLeft')
    await expect(lightbox).toContainText('3 / 3')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).toContainText('1 / 3')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).toContainText('2 / 3')
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(page.getByRole('button', { name: /^Ingrandisci l'immagine/ })).toBeFocused()
  })

  await test.step('dates and airports', async () => {
    await tabTo(page, 'Prenota Ora')
    await page.keyboard.press('Enter')
    const dates = page.getByRole('dialog', { name: 'Date di partenza disponibili' })
    await expect(dates.getByRole('button', { name: 'Prenota Ora' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dates).toBeHidden()
    const opener = page.getByRole('button', { name: 'Prenota Ora' }).first()
    await expect(opener).toBeFocused()

    // A click before React has heard of the close event must open the dates again.
    await page.keyboard.press('Enter')
    await expect(dates.getByRole('button', { name: 'Prenota Ora' }).first()).toBeVisible()
    await dates.evaluate(async (dialog: HTMLDialogElement) => {
      dialog.requestClose()
      await Promise.resolve()
      ;(document.activeElement as HTMLElement).click()
    })
    await expect(dates).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dates).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await dates.getByRole('button', { name: 'Prenota Ora' }).first().focus()
    await page.keyboard.press('Enter')
    const airport = page.getByRole('dialog', { name: "Seleziona l'aeroporto di partenza" })
    await expect(airport).toBeVisible()
    await expect(airport.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(airport.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(airport).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
