import type { Page } from '@playwright/test'
import { expect, openStaffPage } from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { test } from './support/publishing.ts'
import {
  asItCame,
  discard,
  openDocument,
  openPublishing,
  openSection,
  saved,
} from './support/redazione.ts'
import { expectAccessible, expectFine } from './support/screens.ts'

// One after the other: restoring an edition would undo a publication made at the same time.
test.describe.configure({ mode: 'default' })

/** No other journey uses this trip. */
const published = { id: 'losAngeles-lasVegas', key: 'trip/losAngeles-lasVegas' }

test('an hour is set for a publication and called off', { tag: '@widths' }, async ({
  staffPage: page,
  office,
}) => {
  const id = 'parigi-disneyland'
  await asItCame(office, `trip/${id}`)
  await openDocument(page, `trip/${id}`)
  const title = await page.getByLabel('Titolo', { exact: true }).first().inputValue()
  await openSection(page, 'Prezzo e durata')
  await page.getByLabel('Prezzo a persona (€)').fill('1.111')
  await saved(page)
  const dialog = await openPublishing(page, title)
  await dialog.getByRole('radio', { name: 'Più tardi' }).check()
  await dialog.getByLabel('Giorno e ora').fill(`${dayFromNow(1)}T18:00`)
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Programma' }).click()
  await expect(page.getByText('Pubblicazione programmata', { exact: true })).toBeVisible()

  await openStaffPage(page, '/admin/redazione/storia', 'Storia delle pubblicazioni')
  const waiting = page.getByRole('list', { name: 'Programmate' }).getByRole('listitem')
  const own = waiting.filter({ hasText: title })
  await expect(own).toContainText('18:00')
  await expectFine(page)
  await own.getByRole('button', { name: 'Annulla la programmazione' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Annulla la programmazione' })
    .click()
  await expect(page.getByText('Programmazione annullata')).toBeVisible()
  await expect(own).toHaveCount(0)

  await openDocument(page, `trip/${id}`)
  await openSection(page, 'Prezzo e durata')
  await expect(page.getByLabel('Prezzo a persona (€)')).toHaveValue(/^1\.?111$/)
  await discard(page)
})

type Draft = { document: { title: string; price: number; hotels: unknown[] }; revision: number }

test('a price and a hotel are changed, published, seen everywhere and taken back @desk', async ({
  staffPage: page,
  browser,
  request,
  office,
}) => {
  test.slow()
  const address = `/travel/${published.id}`
  const note = `Listino nuovo ${Date.now()}`
  await asItCame(office, published.key)
  // The pages are updated a moment later.
  await expect
    .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
    .not.toContain('Rifugio dei Baobab')
  const visitor = await (await browser.newContext()).newPage()
  const trouble: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && trouble.push(message.text()))
  visitor.on('pageerror', (error) => trouble.push(error.message))
  await visitor.goto(address)
  const before = await visitor.getByRole('heading', { level: 1 }).textContent()
  const known = `/catalogue/document?key=${encodeURIComponent(published.key)}`
  const { document } = await office.call<Draft>('GET', known)
  const oldPrice = `${(document.price / 100).toLocaleString('it-IT', { useGrouping: 'always' })} €`
  await openDocument(page, published.key)
  await openSection(page, 'Prezzo e durata')
  await page.getByLabel('Prezzo a persona (€)').fill('2.345')
  await openSection(page, 'Voli e hotel')
  await page.getByRole('button', { name: /^Hotel 1/ }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Rifugio dei Baobab')
  await saved(page)

  await test.step('the dialog says it in words and prices', async () => {
    const dialog = await openPublishing(page, document.title)
    await expect(dialog.getByText('2.345 €')).toBeVisible()
    await expect(dialog.getByText('Rifugio dei Baobab')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Nota').fill(note)
    await dialog.getByRole('button', { name: 'Pubblica adesso' }).click()
    await expect(page.getByText('In pochi secondi è sul sito.')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('whoever was on the page goes on with the edition that it came with', async () => {
    const card = visitor.getByRole('article', { name: document.title })
    await visitor.evaluate(() => {
      window.location.hash = '/travels'
    })
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Viaggi e Pacchetti')
    await expect(card).toContainText(oldPrice)
    await card.getByRole('link').first().click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
    await expect(visitor.getByText(oldPrice).first()).toBeVisible()
    await expect(visitor.getByText('2.345 €')).toHaveCount(0)
    await expect(visitor.getByText('Rifugio dei Baobab')).toHaveCount(0)
    expect(trouble).toEqual([])
  })

  await test.step('visitors see it on the real path, by hash and in structured data', async () => {
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
      .toContain('Rifugio dei Baobab')
    const html = await (await request.get(address)).text()
    expect(html).toContain('2.345')
    expect(html).toMatch(/"(?:price|lowPrice)":"?2345/)
    await visitor.goto(`/#${address}`)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
    await expect(visitor.getByText('2.345 €').first()).toBeVisible()
  })

  await test.step('the sitemap has its day', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`${address}</loc><lastmod>${day}</lastmod>`)
  })

  await test.step('the history knows who and why, and brings it back', async () => {
    await openStaffPage(page, '/admin/redazione/storia', 'Storia delle pubblicazioni')
    const own = page.getByRole('listitem').filter({ hasText: note })
    const previous = own.locator('xpath=following-sibling::li[1]')
    await previous.getByRole('button', { name: /^Ripristina/ }).click()
    await page.getByRole('button', { name: 'Ripristina', exact: true }).click()
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
      .not.toContain('Rifugio dei Baobab')
  })

  await test.step('what was set for an hour happens by itself', async () => {
    const [hotel, ...others] = document.hotels
    const later = {
      ...document,
      hotels: [{ ...(hotel as object), name: 'Campo Stella' }, ...others],
    }
    const draft = { key: published.key, revision: 0, document: later }
    const { revision } = await office.call<{ revision: number }>('PUT', '/catalogue/draft', draft)
    const at = new Date(Date.now() + 2_000).toISOString()
    const documents = [{ key: published.key, revision }]
    await office.call('POST', '/catalogue/publish', { documents, note: 'All’ora giusta', at })
    expect(await (await request.get(address)).text()).not.toContain('Campo Stella')
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 30_000 })
      .toContain('Campo Stella')
  })
  await visitor.context().close()
})

/** Publishes right after the last change, which must be included. */
async function publishNow(
  page: Page,
  title: string,
  told = 'In pochi secondi è sul sito.',
): Promise<void> {
  const dialog = await openPublishing(page, title)
  await dialog.getByRole('button', { name: 'Pubblica adesso' }).click()
  await expect(page.getByText(told)).toBeVisible({ timeout: 30_000 })
}

test('a new trip is made, published, offered to visitors and staff, and hidden again @desk', async ({
  staffPage: page,
  request,
  office,
}, { retry, repeatEachIndex }) => {
  test.slow()
  // A trip is never deleted, so a retry creates another one.
  const attempt = retry + repeatEachIndex
  const [title, id] = attempt
    ? [`Praga d’inverno ${attempt}`, `praga-d-inverno-${attempt}`]
    : ['Praga d’inverno', 'praga-d-inverno']
  const address = `/travel/${id}`
  await openStaffPage(page, '/admin/redazione', 'Redazione')
  await page.getByRole('button', { name: 'Nuovo viaggio' }).click()
  await page.getByLabel('Titolo').fill(title)
  await page.getByLabel('Comincia da').selectOption('praga-budapest')
  await page.getByRole('button', { name: 'Crea la bozza' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await openSection(page, 'Prima di prenotare')
  await expect(page.getByLabel('gennaio').first()).not.toHaveValue('')
  await openSection(page, 'Nel sito')
  await page.getByLabel('Stato').selectOption('shown')
  await publishNow(page, title)

  await test.step('visitors find its page, and its dates in the booking form', async () => {
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 20_000 })
      .toBe(200)
    expect(await (await request.get(address)).text()).toContain(title)
    expect(await (await request.get('/sitemap.xml')).text()).toContain(address)
    // Pages concerned are published first, all others follow (decision 069); the form needs the home page.
    const editionOf = async (path: string) =>
      /"site":\{"version":"([^"]+)/.exec(await (await request.get(path)).text())?.[1]
    await expect.poll(async () => (await editionOf('/')) === (await editionOf(address))).toBe(true)
    await page.goto(`/#/booking?destination=${id}`)
    await expect(page.getByLabel('Viaggio', { exact: true })).toHaveValue(id)
    await expect(page.locator('option', { hasText: 'posti disponibili' }).first()).toBeAttached()
  })

  await test.step('hidden, its page is gone', async () => {
    await openDocument(page, `trip/${id}`)
    await openSection(page, 'Nel sito')
    await page.getByLabel('Stato').selectOption('hidden')
    await publishNow(page, title, 'In pochi secondi non è più sul sito.')
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 20_000 })
      .toBe(404)
    const account = await office.account()
    await page.goto('/#/generatore')
    await page.getByLabel('IBAN').selectOption(account.id)
    await expect(page.getByLabel('Viaggio').locator(`option[value="${id}"]`)).toHaveText(
      `${title} (nascosto)`,
    )
  })
})
