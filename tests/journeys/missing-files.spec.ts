import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, type Office, test } from './support/office.ts'
import { untilIdle } from './support/screens.ts'
import { bookOne } from './support/travellers.ts'

type Chunk = { file: string; isDynamicEntry?: boolean }
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('../../dist/web/.vite/manifest.json', import.meta.url), 'utf8'),
)
/** Every file that comes only when it is asked for, by its address. */
const lazyFiles = new Map(
  Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([source, chunk]) => [`/assets/${chunk.file.split('/').at(-1)}`, source]),
)

/** What a visitor presses on such a page; what is not there, because its file is missing, is passed over. */
type Press = (page: Page, timeout: number) => Promise<unknown>
type Kind = {
  name: string
  address: string | ((page: Page, office: Office) => Promise<string>)
  presses?: Press[]
}

const button =
  (name: string | RegExp): Press =>
  (page, timeout) =>
    page.getByRole('button', { name }).first().click({ timeout })
const escape: Press = (page) => page.keyboard.press('Escape')

const kinds: Kind[] = [
  {
    name: 'the home page',
    address: '/',
    presses: [button(/^Riproduci/), button(/film/i), escape],
  },
  { name: 'the list of trips', address: '/travels' },
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
  { name: 'a trip that does not exist', address: '/#/travel/atlantide' },
  {
    name: 'the contact page',
    address: '/contact',
    presses: [
      (page, timeout) => page.getByLabel('Nome', { exact: true }).fill('Ada', { timeout }),
      (page, timeout) => page.getByLabel('Email', { exact: true }).fill('ada', { timeout }),
      button('Invia messaggio'),
    ],
  },
  { name: 'the team', address: '/team' },
  { name: 'a member of the team', address: '/team/sara-conti', presses: [button(/Condividi/)] },
  { name: 'the questions', address: '/faq' },
  { name: 'a legal page', address: '/privacy-policy', presses: [button(/cookie/i), escape] },
  { name: 'no page', address: '/#/non-esiste' },
  {
    name: 'a booking link',
    address: async (_page, office) => `/#/prenotazione/${(await office.link()).token}`,
    presses: [button('condizioni generali'), escape, button('Procedi al Pagamento')],
  },
  {
    name: 'a payment',
    address: async (page, office) =>
      `/#/payment-custom/${await bookOne(page, (await office.link()).token)}`,
    presses: [button('Copia IBAN'), button('Bonifico Effettuato'), escape],
  },
  { name: 'a direct booking', address: '/#/booking' },
  { name: 'documents', address: '/#/verifica-prenotazioni', presses: [button(/Invia/)] },
  { name: 'a verification', address: '/#/passport-verification?token=scaduto' },
]

/** What the page says; the question about cookies is no part of it. */
async function readText(page: Page): Promise<string> {
  const [questions, all] = await Promise.all([
    page.getByRole('region', { name: /^Cookie/ }).allInnerTexts(),
    page.locator('#root').innerText(),
  ])
  return questions.reduce((text, question) => text.replace(question, ''), all).trim()
}

/**
 * Opens the page anew and presses everything once; answers what it said before, which lazy files it asked for, and
 * what could be pressed.
 */
async function walk(page: Page, address: string, presses: Press[], timeout: number) {
  const asked = new Set<string>()
  const pressed: Press[] = []
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (lazyFiles.has(pathname)) asked.add(pathname)
  }
  page.on('request', note)
  // A hash address in the same document would not load anything anew.
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilIdle(page)
  const text = await readText(page)
  for (const press of presses) {
    await press(page, timeout)
      .then(() => pressed.push(press))
      .catch(() => {})
  }
  await untilIdle(page)
  page.off('request', note)
  return { asked, text, pressed }
}

/**
 * As much to read as ever, and a way on. Where the page does not stand in the HTML, its own file is what it can't do
 * without: it then says so, with its header above, and lets try again.
 */
async function expectUsable(page: Page, least: number, mayBeMissing: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const root = page.locator('#root')
  const isMissing = mayBeMissing && (await readText(page)).length < least
  if (isMissing) await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible()
  else await expect.poll(async () => (await readText(page)).length).toBeGreaterThan(least)
  expect(await root.getByRole('link').or(root.getByRole('button')).count()).toBeGreaterThan(1)
}

async function without(page: Page, files: readonly string[], look: () => Promise<void>) {
  const isMissing = (url: URL) => files.includes(url.pathname)
  await page.route(isMissing, (route) => route.abort())
  await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
  await look()
  await page.unroute(isMissing)
}

/** Plain text: whatever it asks for belongs to the frame of all pages, and is tried there. */
const plainest = '/faq'
let askedByPlainest: ReadonlySet<string> | undefined
async function ofEveryPage(page: Page): Promise<ReadonlySet<string>> {
  askedByPlainest ??= (await walk(page, plainest, [], 0)).asked
  return askedByPlainest
}

for (const { name, address, presses = [] } of kinds) {
  test(`${name} stays readable and usable without its lazy files, any one or all`, {
    tag: '@phone',
  }, async ({ page, office }) => {
    test.setTimeout(120_000)
    const at = typeof address === 'string' ? address : await address(page, office)
    const elsewhere = at === plainest ? new Set() : await ofEveryPage(page)
    const { asked, text, pressed } = await walk(page, at, presses, 2_000)
    const own = [...asked].filter((file) => !elsewhere.has(file))
    // What shows nothing is tried where something is pressed.
    const files = own.filter((file) => presses[0] || lazyFiles.get(file)?.endsWith('x'))
    expect(asked.size).toBeGreaterThan(0)
    for (const missing of [...files.map((file) => [file]), [...asked]]) {
      const names = missing.map((file) => lazyFiles.get(file) ?? '')
      await test.step(`without ${names.join(', ')}`, () =>
        without(page, missing, async () => {
          // What the missing file would have brought is not waited for.
          await walk(page, at, pressed, 400)
          const isOwn = names.some((source) =>
            /(-page|not-found|routes-private)\.tsx$/.test(source),
          )
          await expectUsable(page, text.length * 0.8, at.includes('#') && isOwn)
        }))
    }
  })
}

test('what could not be loaded comes when the connection returns', { tag: '@phone' }, async ({
  page,
}) => {
  const banner = page.getByRole('button', { name: 'Scegli che cosa accettare' })
  await page.route('**/assets/consent-banner-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await failed
  await expect(banner).toBeHidden()
  await page.unroute('**/assets/consent-banner-*.js')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(banner).toBeVisible()
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
