import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../journeys/support/releases.ts'
import { type FaultsDatabase, openFaultsDatabase } from './faults-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const administrator = { email: 'direzione@ondalta.example', password: 'Giro-del-mondo-80' }
/** Roughly: in the transaction, while pages are rendered, and while they are switched; randomised. */
const deaths = [20, 300, 900].map((ms) => ms * (0.5 + Math.random()))

let dataDir: string
let databaseUrl: string | undefined
let origin: string
let cookie = ''
let server: ChildProcess

async function startAnew(): Promise<void> {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ondalta-killed-'))
  await start()
  cookie = ''
  const signedIn = await call('/api/auth/sign-in/email', 'POST', administrator)
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function endForGood(): Promise<void> {
  await kill()
  await rm(dataDir, { recursive: true, force: true })
}

async function start(): Promise<void> {
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = spawn(
    process.execPath,
    [
      '--liftoff-only',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'dist/server/main.js'),
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(port),
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        // As `npm start` does.
        NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const [sign] = await Promise.race([once(server, 'message'), once(server, 'exit')])
  if (sign !== 'ready') throw new Error('The server did not start')
}

async function kill(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function call(address: string, method = 'GET', body?: object): Promise<Response> {
  const answer = await fetch(origin + address, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer
}

const changed = ['trip/grecia', 'page/about', 'page/team', 'page/faq']
const shownOn = ['/', '/travels', '/travel/grecia', '/about', '/team', '/faq', '/ads-special']

type Json = Record<string, unknown>
type Found = { document: Json; revision: number }

/** Writes the number of the round into a draft of each of these documents. */
async function write(round: number, keys = changed) {
  const drafts: { key: string; revision: number }[] = []
  for (const key of keys) {
    const found = await call(`/api/admin/catalogue/document?key=${encodeURIComponent(key)}`)
    const { document, revision } = (await found.json()) as Found
    const mark = (text: unknown) => `${String(text).replace(/ giro-\d+$/, '')} giro-${round}`
    const next = key.startsWith('trip/')
      ? { ...document, title: mark(document['title']), price: 150_000 + round * 100 }
      : { ...document, metaTitle: mark(document['metaTitle']) }
    await call('/api/admin/catalogue/draft', 'PUT', { key, revision, document: next })
    drafts.push({ key, revision: revision + 1 })
  }
  return drafts
}

const publish = (documents: object[]) =>
  call('/api/admin/catalogue/publish', 'POST', { documents, note: '', at: null })

const pagesShown = () =>
  Promise.all(
    shownOn.map(async (address) => [address, await (await call(address)).text()] as const),
  )

const versionsOf = (pages: Awaited<ReturnType<typeof pagesShown>>) =>
  new Set(pages.map(([, html]) => /"version":"([^"]+)"/.exec(html)?.[1]))

/** The rounds found in pages, content and prices: exactly one if the site is consistent. */
async function roundsShown(): Promise<number[]> {
  const pages = await pagesShown()
  const versions = versionsOf(pages)
  expect(versions.size).toBe(1)
  const content = await call(`/content/${[...versions][0]}/trip/grecia.json`)
  const trip = (await content.json()) as { price: number }
  const spoken = pages.map(([address, html]) => {
    const said = new Set([...html.matchAll(/giro-(\d+)/g)].map(([, round]) => Number(round)))
    expect(said.size, address).toBeLessThan(2)
    return [...said][0] ?? 0
  })
  const price = trip.price % 10_000 === 0 ? 0 : (trip.price - 150_000) / 100
  const sitemap = await (await call('/sitemap.xml')).text()
  const dated = /grecia<\/loc><lastmod>/.test(sitemap)
  expect(dated).toBe(spoken.some((round) => round > 0))
  return [...new Set([...spoken, price])]
}

/** Returns how many publications were killed before their answer. */
async function publishAndDie(times: readonly number[]): Promise<number> {
  let before = 0
  let cutOff = 0
  for (const [at, afterMs] of times.entries()) {
    const round = at + 1
    const drafts = await write(round)
    let answered = false
    const pressed = publish(drafts).then(
      () => (answered = true),
      () => undefined,
    )
    await Promise.race([wait(afterMs), pressed])
    const acknowledged = answered
    await kill()
    await pressed
    await start()
    const shown = await roundsShown()
    expect(shown, `killed after ${afterMs} ms`).toHaveLength(1)
    expect([before, round]).toContain(shown[0])
    if (acknowledged) expect(shown).toEqual([round])
    else cutOff += 1
    before = shown[0] ?? before
  }
  return cutOff
}

const promise = 'a server killed while it publishes comes back with the old edition or the new one'

describe('on the embedded database', () => {
  beforeAll(startAnew)
  afterAll(endForGood)

  test(`${promise}, whole`, async () => {
    expect(await publishAndDie(deaths)).toBeGreaterThan(0)
  })

  test('a publication in two halves would be noticed', async () => {
    await publish(await write(90, ['trip/grecia']))
    // Pages that the publication does not concern are updated a moment later.
    await expect.poll(async () => versionsOf(await pagesShown()).size, { timeout: 60_000 }).toBe(1)
    expect((await roundsShown()).length).toBeGreaterThan(1)
  })
})

describe('on PostgreSQL', () => {
  let database: FaultsDatabase
  beforeAll(async () => {
    database = await openFaultsDatabase()
    databaseUrl = database.url
    await startAnew()
  })
  afterAll(async () => {
    await endForGood()
    await database.close()
  })

  // Pages behave as above; only the transaction differs, and the first kill falls into it.
  test(`${promise}, whole`, async () => {
    expect(await publishAndDie(deaths.slice(0, 1))).toBe(1)
  })
})
