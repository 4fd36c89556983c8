import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What the page would miss offline: itself, its scripts and styles. */
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

/** Waits until the worker controls the page and has cached what the page loaded before. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await expect.poll(() => missingCopies(page)).toEqual([])
}

/**
 * Tells the page just opened that it is offline. Some versions of Chromium leave `navigator.onLine` true when
 * a document is opened while offline is emulated.
 */
export async function sayOffline(context: BrowserContext, page: Page): Promise<void> {
  if (!(await page.evaluate(() => navigator.onLine))) return
  await context.setOffline(false)
  await context.setOffline(true)
}

/** The same, and the code of a page that works offline is in its own cache. */
export async function untilPlaceKept(page: Page, place: string): Promise<void> {
  await untilKept(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join(' ')))
    .toContain(`${place}-`)
}
