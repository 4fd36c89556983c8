import { mkdtemp, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TripDocument } from '../../../domain/catalogue/trip-document.ts'
import { type SiteFiles, stampedFile } from '../../http/site-files.ts'
import { packPage } from '../../http/stamped-page.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { firstEdition } from './first-edition.ts'
import { publishEdition } from './publish-edition.ts'
import { startPagesFolder } from './start-pages-folder.ts'

const database = await databaseOfThisFile()
let folder: string
let site: SiteFiles

beforeAll(async () => {
  const packed = await packPage('{"site":{"version":"x"}}', { quality: 1 })
  const file = stampedFile(packed, { key: '0', version: 'abc-0', status: 200, noindex: false })
  site = {
    memory: new Map([['/', file]]),
    disk: new Map(),
    notFound: file,
    shell: file,
    scriptHashes: [],
    release: 'abc',
    pages: ['/'],
    built: {},
  }
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function start(pagesDir: string) {
  const deps = testDeps(database.db)
  const env = { ...deps.env, PAGES_DIR: pagesDir, dataDir: path.join(folder, 'data') }
  return startPagesFolder({ ...deps, env }, site)
}

test('an edition that was published meanwhile keeps the pages of the one before from coming in', async () => {
  const pages = await start(path.join(folder, 'a/pages'))
  if (!pages) throw new Error('no folder')
  const put = async (number: number, state: string) => {
    const files = [...site.memory]
    const show = await pages.stage({ number, state, files }, await pages.look())
    return show
  }
  const current = () => readlink(path.join(folder, 'a/pages/current'))
  await (await put(0, 'a'))()
  const before = await current()
  const late = await put(0, 'b')
  const greece = firstEdition['trip/grecia'] as TripDocument
  const changes = { 'trip/grecia': { ...greece, price: 199_000 } }
  const actor = { id: 'a', name: 'Amina Diallo' }
  await database.db.transaction((tx) => publishEdition(tx, { actor, note: '', changes }))
  await late()
  expect(await current()).toBe(before)
  await (await put(1, 'c'))()
  expect(await current()).not.toBe(before)
  for (const made of ['a', 'a/pages']) {
    expect((await stat(path.join(folder, made))).mode & 0o777).toBe(0o755)
  }
})

test('a folder that nobody else could read is refused with a sentence', async () => {
  await expect(start(path.join(folder, 'data/pages'))).rejects.toThrow(StartFailure)
  await expect(start(path.join(folder, 'data/pages'))).rejects.toThrow(/choose another folder/)
})

test('without PAGES_DIR there is none', async () => {
  expect(await start('')).toBeUndefined()
})
