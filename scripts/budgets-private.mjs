/**
 * Compares a private link on a slow phone with a trip page under the same throttling, in a real browser: the
 * requests until the page is shown, and the time to the first text as a ratio. Part of `npm run budgets`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { addDays, todayInRome } from '../src/domain/dates.ts'
import { administrator } from '../tests/journeys/support/staff.ts'
import { bookOne } from '../tests/journeys/support/travellers.ts'
import { root } from './prepare.mjs'
import { needChromium } from './system-packages.mjs'

const limits = { requests: 20, firstText: 1.5 }
const port = Number(process.env.BUDGETS_PORT ?? 4397)
const site = `http://localhost:${port}`
const slowPhone = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
}

const server = spawn(
  process.execPath,
  [
    '--liftoff-only',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'tests/journeys/support/serve.ts'),
  ],
  { env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
)
await once(server, 'message')
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** Makes a link as a consultant would. */
async function newLink() {
  const headers = { 'content-type': 'application/json', origin: site }
  const entered = await fetch(`${site}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(administrator),
  })
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const post = async (address, body) => {
    const request = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) }
    const answer = await fetch(`${site}/api/admin${address}`, request)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return answer.json()
  }
  const { iban } = await post('/ibans', {
    accountHolder: 'Ondalta Viaggi S.r.l.',
    iban: 'IT60X0542811101000000123456',
    bankName: "Banca d'Esempio",
  })
  const startDate = addDays(todayInRome(new Date()), 150)
  const { link } = await post('/links', {
    tripId: 'tokyo-kyoto',
    startDate,
    endDate: addDays(startDate, 9),
    price: 240_000,
    coordinatorNames: ['Marco'],
    ibanId: iban.id,
  })
  return link.token
}

async function newBooking(token) {
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })
  const id = await bookOne(await context.newPage(), token)
  await context.close()
  return id
}

async function measure(address) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowPhone)
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(site + address, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy]') &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { timeout: 60_000 },
  )
  const shown = requests
  const firstText = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  await context.close()
  return { requests: shown, firstText }
}

let over = 0
function say(label, value, limit) {
  if (value > limit) over++
  console.log(`${value <= limit ? 'ok  ' : 'OVER'} ${label.padEnd(66)} ${value} of ${limit}`)
}

try {
  const trip = await measure('/travel/tokyo-kyoto')
  const token = await newLink()
  const booking = await newBooking(token)
  const addresses = [
    ['/#/prenotazione/…', token],
    ['/prenotazione/…', token],
    ['/#/payment-custom/…', booking],
    ['/payment-custom/…', booking],
    ['/#/passport-verification?token=…', 'nessuno'],
    ['/passport-verification?token=…', 'nessuno'],
  ]
  for (const [address, id] of addresses) {
    const { requests, firstText } = await measure(address.replace('…', id))
    say(`${address} requests`, requests, limits.requests)
    const ratio = Number((firstText / trip.firstText).toFixed(2))
    say(`${address} first text, times that of a trip`, ratio, limits.firstText)
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
process.exit(over === 0 ? 0 : 1)
