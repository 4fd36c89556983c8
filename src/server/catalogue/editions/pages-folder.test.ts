import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageHeadersFor } from '../../http/nginx-headers.ts'
import { type MemoryFile, stampedFile } from '../../http/site-files.ts'
import { packPage } from '../../http/stamped-page.ts'
import { createLog } from '../../platform/log.ts'
import { type FolderOptions, openPagesFolder, type PagesFolder } from './pages-folder.ts'
import type { PageFile } from './pages-folder-files.ts'

const log = createLog({ LOG_LEVEL: 'silent' })
const security = { 'Content-Security-Policy': `script-src 'self' "x"`, Vary: 'Accept-Encoding' }
const headers = pageHeadersFor(security, {})
const addresses = ['/', '/travels', '/travel/grecia', '/ads-special/travels']

let folder: string
/** The edition that the database says is shown. */
let shown: number

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-pages-'))
  shown = 1
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

let last = Promise.resolve()
/** Like the lock in the database: one after the other. */
const whileShown = async (number: number, work: () => Promise<void>) => {
  const mine = last.then(async () => (number === shown ? work() : undefined))
  last = mine.catch(() => undefined)
  await mine
}

const open = (more: Partial<FolderOptions> = {}) =>
  openPagesFolder({ folder, log, headers, kind: ['abc'], whileShown, ...more })

async function page(text: string, version = 'abc-1'): Promise<MemoryFile> {
  const packed = await packPage(`${text}{"site":{"version":"x"}}`, { quality: 1 })
  return stampedFile(packed, { key: text.padEnd(16, '.'), version, status: 200, noindex: false })
}

const all = (text: string, version?: string): Promise<PageFile[]> =>
  Promise.all(addresses.map(async (one) => [one, await page(text, version)] as const))

/** The site's own order: look at the folder, read the pages' inputs, write, show. */
async function put(pages: PagesFolder, text: string, { number = shown, seen = pages.look() } = {}) {
  const files = await all(text, `abc-${number}`)
  const show = await pages.stage({ number, state: `${number} ${text}`, files }, await seen)
  await show()
}

const fileOf = (name: string) => path.join(folder, 'current', headers.name, name)
const read = (name: string) => readFile(fileOf(name), 'utf8')
const textShown = async () => (await read('travels.html')).replace(/\{.*/, '')
const editionFolders = async () =>
  (await readdir(folder)).filter((name) => /^\d{13}-/.test(name)).length

test('every page lies there as it is sent, in every encoding, for a web server to read', async () => {
  const files = await all('uno')
  const pages = await open()
  await (await pages.stage({ number: 1, state: 'a', files }, await pages.look()))()
  const names = ['.html', 'travels.html', 'travel/grecia.html', 'ads-special/travels.html']
  for (const [at, name] of names.entries()) {
    const { bodies } = files[at]?.[1] ?? (await page(''))
    expect(await readFile(fileOf(name))).toEqual(bodies.identity)
    expect(await readFile(fileOf(`${name}.br`))).toEqual(bodies.br)
    expect(await readFile(fileOf(`${name}.gz`))).toEqual(bodies.gzip)
    expect((await stat(fileOf(name))).mode & 0o777).toBe(0o644)
  }
  expect((await stat(path.dirname(fileOf('travel/grecia.html')))).mode & 0o777).toBe(0o755)
})

test('the headers lie beside them, and name the folder of the pages that are sent with them', async () => {
  await put(await open(), 'uno')
  const include = await readFile(path.join(folder, 'nginx-headers.conf'), 'utf8')
  expect(include).toContain(`set $pages_headers ${headers.name};`)
  expect(include).toContain(`add_header Content-Security-Policy "script-src 'self' \\"x\\"";`)
  const others = pageHeadersFor({ ...security, 'Content-Security-Policy': "script-src 'none'" }, {})
  await put(await open({ headers: others }), 'due')
  // With the headers it has loaded, nginx finds no files and asks the process.
  await expect(read('travels.html')).rejects.toThrow('ENOENT')
  expect(await readdir(path.join(folder, 'current'))).toContain(others.name)
})

test('an address that is no plain name is left to the process', async () => {
  const pages = await open()
  const files: PageFile[] = [['/../../outside', await page('x')]]
  await (await pages.stage({ number: 1, state: 'a', files }, await pages.look()))()
  expect(await readdir(path.join(folder, 'current'))).toEqual(['about.json'])
})

test('pages that stay the same stay the same file; one that changes is told apart in the same second', async () => {
  const pages = await open()
  const [home, list] = [await page('home'), await page('elenco')]
  const stage = async (state: string, files: PageFile[]) =>
    (await pages.stage({ number: 1, state, files }, await pages.look()))()
  await stage('a', [
    ['/', home],
    ['/travels', list],
  ])
  const before = { home: await stat(fileOf('.html')), list: await stat(fileOf('travels.html')) }
  await stage('b', [
    ['/', home],
    ['/travels', await page('Elenco')],
  ])
  const after = { home: await stat(fileOf('.html')), list: await stat(fileOf('travels.html')) }
  expect(after.home.ino).toBe(before.home.ino)
  expect([after.list.size, after.list.ino === before.list.ino]).toEqual([before.list.size, false])
  expect(Math.floor(after.list.mtimeMs / 1000)).not.toBe(Math.floor(before.list.mtimeMs / 1000))
})

test('a trip that is hidden is gone with the next edition', async () => {
  const pages = await open()
  await put(pages, 'uno')
  const files = (await all('due')).filter(([address]) => address !== '/travel/grecia')
  await (await pages.stage({ number: 1, state: 'b', files }, await pages.look()))()
  await expect(read('travel/grecia.html')).rejects.toThrow('ENOENT')
  expect(await textShown()).toBe('due')
})

test('whoever reads meanwhile finds one whole edition after the other, and never nothing', async () => {
  const pages = await open()
  await put(pages, 'giro-0')
  let done = false
  const seen: number[] = []
  const reader = (async () => {
    while (!done) seen.push(Number((await textShown()).replace('giro-', '')))
  })()
  for (let round = 1; round <= 20; round += 1) await put(pages, `giro-${round}`)
  done = true
  await reader
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(new Set(seen).size).toBeGreaterThan(1)
})

test('a slower process does not put back what it had read before', async () => {
  const [fast, slow] = [await open(), await open()]
  await put(fast, 'prima')
  const seen = await slow.look()
  await put(fast, 'nuovo')
  await put(slow, 'vecchio', { seen: Promise.resolve(seen) })
  expect(await textShown()).toBe('nuovo')
  expect(await editionFolders()).toBeLessThanOrEqual(2)
  // What the slow process reads after that is newer again.
  await put(slow, 'ultimo')
  expect(await textShown()).toBe('ultimo')
})

test('two processes at once leave one whole edition, and the first one wins', async () => {
  const writers = await Promise.all([open(), open(), open()])
  for (let round = 0; round < 10; round += 1) {
    const seen = await Promise.all(writers.map((one) => one.look()))
    await Promise.all(
      writers.map((one, at) =>
        put(one, `giro-${round}-${at}`, { seen: Promise.resolve(seen[at] ?? one.look()) }),
      ),
    )
    const texts = await Promise.all(['.html', 'travels.html', 'travel/grecia.html'].map(read))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain(`giro-${round}-`)
  }
})

test('pages of an edition that is not to be shown any more are not shown', async () => {
  const pages = await open()
  await put(pages, 'uno')
  const seen = pages.look()
  shown = 2
  await put(pages, 'ancora uno', { number: 1, seen })
  expect(await textShown()).toBe('uno')
})

test('what is there already is only confirmed', async () => {
  await put(await open(), 'uno')
  const before = await readdir(folder)
  await put(await open(), 'uno')
  expect(await readdir(folder)).toEqual(before)
})

test('a process of an older release does not replace the pages of a newer one while that one lives', async () => {
  const older = await open({ kind: ['older'] })
  await put(older, 'vecchia')
  await wait(2)
  await put(await open({ kind: ['newer'] }), 'nuova')
  await put(older, 'vecchia con altri posti')
  expect(await textShown()).toBe('nuova')
  const longAgo = new Date(Date.now() - 20 * 60_000)
  await utimes(path.join(folder, 'current', 'about.json'), longAgo, longAgo)
  await put(older, 'vecchia con altri posti')
  expect(await textShown()).toBe('vecchia con altri posti')
})

test('two processes that see different things do not take turns all the time', async () => {
  const [one, other] = [await open(), await open()]
  await put(one, 'uno')
  await put(other, 'altro')
  await put(one, 'uno')
  expect(await textShown()).toBe('altro')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  await put(one, 'uno')
  expect(await textShown()).toBe('uno')
})

test('pages that can’t be written are taken away, so that the process is asked, and come back later', async () => {
  const pages = await open()
  await put(pages, 'uno')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const broken: MemoryFile = {
    ...(await page('due')),
    stamped: () => {
      throw full
    },
  }
  const files: PageFile[] = [
    ['/', await page('due')],
    ['/travels', broken],
  ]
  const show = await pages.stage({ number: 1, state: 'b', files }, await pages.look())
  // Until the process changes its own pages, the old files are right.
  expect(await textShown()).toBe('uno')
  await show()
  await expect(textShown()).rejects.toThrow('ENOENT')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  await put(pages, 'due')
  expect(await textShown()).toBe('due')
})

test('killed at any moment, a process leaves a whole edition and nothing that stays for ever', async () => {
  await put(await open(), 'giro-0')
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const writer = `
    import { openPagesFolder } from ${here('./pages-folder.ts')}
    import { stampedFile } from ${here('../../http/site-files.ts')}
    import { packPage } from ${here('../../http/stamped-page.ts')}
    const log = { warn() {}, error() {} }
    const options = ${JSON.stringify({ folder, headers, kind: ['abc'] })}
    const pages = await openPagesFolder({ ...options, log, whileShown: (_, work) => work() })
    for (let round = 0; ; round += 1) {
      const seen = await pages.look()
      const packed = await packPage('giro-' + round + '{"site":{"version":"x"}}', { quality: 1 })
      const stamp = { key: String(round).padEnd(16, '.'), version: 'abc-1', status: 200, noindex: false }
      const files = ${JSON.stringify(addresses)}.map((one) => [one, stampedFile(packed, stamp)])
      await (await pages.stage({ number: 1, state: String(round), files }, seen))()
      if (round === 1) process.send?.('writing')
    }`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', writer]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(child, 'message')
  await wait(Math.random() * 30)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const names = ['.html', 'travels.html', 'travel/grecia.html', 'ads-special/travels.html']
  const texts = await Promise.all(names.map(read))
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toMatch(/^giro-\d+\{"site":\{"version":"abc-1"/)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  await open()
  expect((await readdir(folder)).toSorted()).toHaveLength(3)
  expect(await textShown()).toMatch(/^giro-/)
})
