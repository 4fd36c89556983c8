import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What the page is made of and would miss without a connection: itself, its scripts and styles. */
const missingCopies = (page: Page) =>
  page.evaluate(async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => new URL(url).pathname.startsWith('/assets/'))
    const own = location.origin + location.pathname
    const copies = await Promise.all([own, ...files].map((url) => caches.match(url)))
    return [own, ...files].filter((_url, index) => !copies[index])
  })

/** The worker has taken over, and what the first page had loaded before it was there is kept. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await expect.poll(() => missingCopies(page)).toEqual([])
}

/**
 * The page that was just opened hears that there is no connection. Some versions of Chromium forget it for
 * `navigator.onLine` when a document is opened while they are told to be offline.
 */
export async function sayOffline(context: BrowserContext, page: Page): Promise<void> {
  if (!(await page.evaluate(() => navigator.onLine))) return
  await context.setOffline(false)
  await context.setOffline(true)
}

/** The same, and the code of a place that opens without a connection lies in its own store. */
export async function untilPlaceKept(page: Page, place: string): Promise<void> {
  await untilKept(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join(' ')))
    .toContain(`${place}-`)
}
