import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { bookThrough } from './staff-back-office.ts'
import { dayFromNow, expect, type Office, test } from './support/office.ts'
import { untilIdle } from './support/screens.ts'
import { bookOne } from './support/travellers.ts'

type Chunk = { file: string; isDynamicEntry?: boolean }
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('../../dist/web/.vite/manifest.json', import.meta.url), 'utf8'),
)
/** Every lazily loaded file, by its URL. */
const lazyFiles = new Map(
  Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([source, chunk]) => [`/assets/${chunk.file.split('/').at(-1)}`, source]),
)

/** Files without which a page that is not prerendered can't be shown. */
const isOfPage = (source: string) => /(-page|routes-private)\.tsx$/.test(source)
const partsOfPages = [...lazyFiles].filter(([, source]) => !isOfPage(source)).map(([file]) => file)

/** What a visitor presses on such a page; elements missing because of their file are skipped. */
type Press = (page: Page, timeout: number) => Promise<unknown>
type Kind = {
  name: string
  address: string | ((office: Office) => Promise<string>)
  presses?: Press[]
}

const button =
  (name: string | RegExp): Press =>
  (page, timeout) =>
    page.getByRole('button', { name }).first().click({ timeout })
const escape: Press = (page) => page.keyboard.press('Escape')

/** One page of each kind; all other pages are made of the same parts. */
const kinds: Kind[] = [
  {
    name: 'the home page',
    address: '/',
    presses: [button(/^Riproduci/), button(/film/i), escape],
  },
  {
    name: 'a trip',
    address: '/travel/tokyo-kyoto',
    presses: [
      button(/^Ingrandisci/),
      escape,
      (page, timeout) => page.locator('[commandfor="date"]').first().click({ timeout }),
      (page, timeout) => page.locator('.departure-button').first().click({ timeout }),
      escape,
    ],
  },
  {
    name: 'the contact page',
    address: '/contact',
    presses: [
      (page, timeout) => page.getByLabel('Nome', { exact: true }).fill('Ada', { timeout }),
      (page, timeout) => page.getByLabel('Email', { exact: true }).fill('ada', { timeout }),
      button('Invia messaggio'),
    ],
  },
  { name: 'a legal page', address: '/privacy-policy', presses: [button(/cookie/i), escape] },
  {
    name: 'a payment',
    address: async (office) =>
      `/#/payment-custom/${(await bookThrough(office, dayFromNow(150))).id}`,
    presses: [button('Copia IBAN'), button('Bonifico Effettuato'), escape],
  },
  { name: 'documents', address: '/#/verifica-prenotazioni', presses: [button(/Invia/)] },
]

/** The text of the page without the cookie banner. */
async function readText(page: Page): Promise<string> {
  const [questions, all] = await Promise.all([
    page.getByRole('region', { name: /^Cookie/ }).allInnerTexts(),
    page.locator('#root').innerText(),
  ])
  return questions.reduce((text, question) => text.replace(question, ''), all).trim()
}

async function open(page: Page, address: string): Promise<void> {
  // A new hash address in the same document would not reload anything.
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilIdle(page)
}

/** Most of the text is still there, with a heading and something to press. */
async function expectUsable(page: Page, least: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect.poll(async () => (await readText(page)).length).toBeGreaterThan(least)
  const root = page.locator('#root')
  expect(await root.getByRole('link').or(root.getByRole('button')).count()).toBeGreaterThan(1)
}

/** Returns the files that were requested meanwhile and did not arrive. */
async function without(page: Page, files: readonly string[], look: () => Promise<void>) {
  const missed = new Set<string>()
  const isMissing = (url: URL) => files.includes(url.pathname)
  await page.route(isMissing, (route) => {
    missed.add(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
  await look()
  await page.unroute(isMissing)
  return [...missed].map((file) => lazyFiles.get(file) ?? '')
}

for (const { name, address, presses = [] } of kinds) {
  test(`${name} stays readable and usable without the files that come later`, {
    tag: '@phone',
  }, async ({ page, office }) => {
    const at = typeof address === 'string' ? address : await address(office)
    await open(page, at)
    const { length } = await readText(page)
    // A prerendered page stays even without its own code.
    const files = at.includes('#') ? partsOfPages : [...lazyFiles.keys()]
    const missed = await without(page, files, async () => {
      await open(page, at)
      // A short timeout: what a missing file would have shown is not waited for.
      for (const press of presses) await press(page, 400).catch(() => {})
      await untilIdle(page)
      await expectUsable(page, length * 0.8)
    })
    expect(missed).not.toEqual([])
    if (at.includes('#')) return
    // With its own code the page takes over, and presses work with the files that did arrive.
    const missedParts = await without(page, partsOfPages, async () => {
      await open(page, at)
      for (const press of presses) await press(page, 400).catch(() => {})
      await untilIdle(page)
      await expectUsable(page, length * 0.8)
    })
    expect(missedParts.length).toBeGreaterThan(missed.filter((file) => !isOfPage(file)).length)
  })
}

test('a page of the app says that it can’t be shown, and lets try again', {
  tag: '@phone',
}, async ({ page, office }) => {
  const at = `/#/prenotazione/${(await office.link()).token}`
  await page.goto('/faq')
  for (const source of ['routes-private.tsx', 'bookings/booking-link-page.tsx']) {
    const files = [...lazyFiles].filter(([, file]) => file.endsWith(source)).map(([file]) => file)
    const missed = await without(page, files, async () => {
      await page.goto('about:blank')
      await page.goto(at)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qualcosa non ha funzionato')
      await expect(page.getByRole('link', { name: 'Torna alla Home' })).toBeVisible()
    })
    expect(missed).toEqual([`src/web/${source}`])
  }
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('button', { name: 'Procedi al Pagamento' })).toBeVisible()
})

/** Newer browsers ask again for a file that failed; for all others only a fresh page does. */
test('what could not be loaded comes when the connection returns', { tag: '@phone' }, async ({
  page,
}) => {
  const isPage = (url: URL) => isOfPage(lazyFiles.get(url.pathname) ?? '')
  await page.route(isPage, (route) => route.abort())
  await page.goto('/about')
  await untilIdle(page)
  const banner = page.getByRole('button', { name: 'Scegli che cosa accettare' })
  await expect(banner).toBeHidden()
  await page.unroute(isPage)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(banner).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('what a press could not load comes with another press', { tag: '@phone' }, async ({
  page,
}) => {
  const lightbox = '**/assets/lightbox-*.js'
  await page.route(lightbox, (route) => route.abort())
  await page.goto('/travel/tokyo-kyoto')
  const enlarge = page.getByRole('button', { name: /^Ingrandisci l'immagine/ })
  const gallery = page.getByRole('dialog', { name: 'Galleria di immagini' })
  const notice = page.getByText('Questa parte non si è caricata.')
  await expect(async () => {
    await enlarge.click()
    await expect(notice).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.unroute(lightbox)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(notice).toBeHidden()
  await expect(async () => {
    if (await gallery.isHidden()) await enlarge.click({ timeout: 1_000 })
    await expect(gallery).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a payment speaks without a connection', { tag: '@phone' }, async ({
  page,
  office,
  context,
}) => {
  await bookOne(page, (await office.link()).token)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Copia IBAN' }).click()
  await expect(page.getByText('Copiato!').or(page.getByText(/^Copia non riuscita/))).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
})
