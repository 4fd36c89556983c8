import type { Page } from '@playwright/test'
import { drawn } from './support/screens.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

type Size = { width: number; height: number }

/** Another width for a moment: every change lays out and paints the whole page again. */
export async function inWidth(
  page: Page,
  size: Size,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  await drawn(page)
  await look(page)
  if (before) await page.setViewportSize(before)
  await drawn(page)
}
