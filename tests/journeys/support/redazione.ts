import { expect, type Locator, type Page } from '@playwright/test'
import type { Office } from './office.ts'

type Stored = {
  title: string
  revision: number
  published: object | null
  first: object | null
  scheduledFor: string | null
}
type Waiting = { scheduled: { id: string; titles: string[] }[] }

function find(office: Office, key: string): Promise<Stored> {
  return office.call<Stored>('GET', `/catalogue/document?key=${encodeURIComponent(key)}`)
}

/** Resets the document to its original state, whatever an earlier attempt of the journey has left. */
export async function asItCame(office: Office, key: string): Promise<void> {
  const { title, scheduledFor } = await find(office, key)
  if (scheduledFor) {
    const { scheduled } = await office.call<Waiting>('GET', '/catalogue/editions')
    const own = scheduled.filter(({ titles }) => titles.includes(title))
    for (const { id } of own) await office.call('POST', `/catalogue/scheduled/${id}/cancel`, {})
  }
  const { revision, published, first } = await find(office, key)
  if (revision > 0) await office.call('POST', '/catalogue/draft/discard', { key, revision })
  if (!first || JSON.stringify(published) === JSON.stringify(first)) return
  const draft = { key, revision: 0, document: first }
  const saved = await office.call<{ revision: number }>('PUT', '/catalogue/draft', draft)
  const documents = [{ key, revision: saved.revision }]
  await office.call('POST', '/catalogue/publish', { documents, note: '', at: null })
}

export async function openDocument(page: Page, key: string): Promise<void> {
  await page.goto(`/#/admin/redazione/${key}`)
  // The previous page stays until the document has loaded.
  await page.getByRole('link', { name: 'Tutti i documenti' }).waitFor()
}

export async function openSection(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: title, exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Bozza salvata')).toBeVisible()
}

/** The publish dialog with only this draft chosen, because other journeys write at the same time. */
export async function openPublishing(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pubblica' })
  await dialog.getByRole('checkbox').first().waitFor()
  for (const box of await dialog.getByRole('checkbox').all()) {
    const isOwn = (await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent))
      ?.trim()
      .startsWith(title)
    if (!isOwn && (await box.isEnabled())) await box.uncheck()
  }
  return dialog
}

export async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Scarta la bozza' }).click()
  await page.getByRole('button', { name: 'Scarta la bozza' }).last().click()
  await expect(page.getByText('Uguale a quello che vedono i visitatori.')).toBeVisible()
}
