import type { Page } from '@playwright/test'
import { expect, freshName, openStaffPage, test } from './staff-back-office.ts'
import { expectAccessible, recordRequests, untilIdle } from './support/screens.ts'

/** A word without digits, because digits in messages are masked. */
const freshWord = () => freshName().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

async function breakOn(page: Page, word: string): Promise<void> {
  await page.evaluate((message) => {
    const error = new Error(message)
    error.stack = `Error: ${message}\n    at Hero (${location.origin}/assets/none-12345678.js:1:2)`
    setTimeout(() => {
      throw error
    })
  }, word)
}

async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('speed and errors of a visit reach the back office, once statistics are accepted', {
  tag: '@desk',
}, async ({ staffPage: page }) => {
  await page.addInitScript(() => sessionStorage.setItem('measured_visit', 'yes'))
  const requests = recordRequests(page)
  const sentTo = (address: string) => requests.filter(({ url }) => url.endsWith(address))
  const word = freshWord()
  await page.goto('/travel/grecia')
  await untilIdle(page)
  await breakOn(page, word)
  await turnAway(page)
  const banner = page.getByRole('region', { name: 'Cookie: decidi tu' })
  await expect(banner).toBeVisible()
  expect([...sentTo('/api/vitals'), ...sentTo('/api/page-errors')]).toEqual([])

  // The error from before the consent is sent now, and so are the browser's measurements.
  await banner.getByRole('button', { name: 'Accetta', exact: true }).click()
  await expect.poll(() => sentTo('/api/page-errors').length).toBe(1)
  await turnAway(page)
  await expect.poll(() => sentTo('/api/vitals').length).toBeGreaterThan(0)

  await openStaffPage(page, '/admin', 'Oggi')
  const speed = page.getByRole('table', { name: 'Velocità del sito per dispositivo' })
  await expect(speed.getByRole('row', { name: /^Risposta del server/ })).toContainText('buone su')

  await openStaffPage(page, '/admin/system', 'Stato del sistema')
  const error = page.getByRole('listitem').filter({ hasText: `Error: ${word}` })
  await expect(error).toContainText('Pagina di un viaggio')
  await expect(error).toContainText('Versione in uso')
  await expectAccessible(page)
  await error.getByRole('button', { name: /^Segna come risolto/ }).press('Enter')
  await expect(error).toBeHidden()
  await page.getByRole('button', { name: 'Risolti' }).press('Enter')
  await expect(error).toContainText('Risolto da')
})
