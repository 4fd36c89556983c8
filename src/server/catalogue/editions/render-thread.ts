import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { assembleCatalogue, type Catalogue } from '../../../domain/catalogue/catalogue.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { markedCatalogue } from '../../../domain/catalogue/field-marks.ts'
import { quickQuality } from '../../http/kept-compression.ts'
import { packPage, unstampPage } from '../../http/stamped-page.ts'
import { joinPage, type KeptPage, pageFiles } from './page-files.ts'
import type { Answer, MadePage, Message, RenderSettings, SentTask } from './render-tasks.ts'

/**
 * A separate thread, so that no request waits while pages are rendered. It runs the prerenderer that the
 * build made of the web code; only its interface is known here.
 */
type Edition = { catalogue: Catalogue; version: string; figures?: unknown; reviews?: unknown }
type Prerenderer = {
  notFoundPath: string
  shellPath: string
  prerenderedPaths: (catalogue: Catalogue) => string[]
  inputsOf: (edition: Edition, path: string) => string
  renderPage: (
    shape: unknown,
    edition: Edition,
    path: string,
  ) => Promise<{ html: string; found: boolean; noindex: boolean }>
}
type PageSetOrder = Extract<SentTask, { known: unknown }>
type PreviewOrder = Extract<SentTask, { preview: unknown }>
type AheadOrder = Extract<SentTask, { ahead: true }>

const { root, release, cacheDir, built } = workerData as RenderSettings
const prerenderer: Prerenderer = await import(
  pathToFileURL(path.join(root, 'dist/prerender/prerender.js')).href
)
const shape: unknown = JSON.parse(await readFile(path.join(root, 'dist/pages/shape.json'), 'utf8'))
const files = pageFiles(cacheDir)
/** A placeholder: every page is stamped with its edition when it is served. */
const version = `${release}-0`
const versions = new Map<string, unknown>()
/** On a busy machine each step of compressing waits for its turn, so several pages are compressed at once. */
const packedAtOnce = 4
/** Pages are written to disk in the background: they are shown before that. */
const writings: Promise<void>[] = []

/** A large catalogue is drawn ahead in parts: the next request continues. */
const aheadAtOnce = 150
/** Number of tasks that a caller waits for. */
let awaited = 0
/** The task whose rest is no longer needed. */
let givenUp = 0

/** Tasks run one after the other, because a page's inputs are set for the whole thread. */
let last = Promise.resolve()
parentPort?.on('message', (message: Message) => {
  if ('givenUp' in message) {
    givenUp = message.givenUp
    return
  }
  if ('task' in message && !('ahead' in message.task)) awaited += 1
  last = last.then(() => take(message))
})

async function take(message: Exclude<Message, { givenUp: number }>): Promise<void> {
  if ('versions' in message) {
    for (const [hash, value] of message.versions) versions.set(hash, value)
    return
  }
  const { id, task } = message
  try {
    const documents = documentsOf(task.documents)
    if ('preview' in task) {
      return tell({ id, result: await preview(task, documents) })
    }
    if ('ahead' in task) return tell({ id, result: await drawAhead(task, documents) })
    const result = await makePages(task, documents, {
      onMade: (made, page) => {
        // Transferred, not copied: copying megabytes would block the receiving thread.
        tell({ id, made: { ...made, page } }, [page.bytes.buffer as ArrayBuffer])
      },
      onFirst: () => tell({ id, firstMade: true }),
      isGivenUp: () => givenUp === id,
    })
    tell({ id, result })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    tell({ id, reason })
  }
}

function tell(answer: Answer, memory: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, memory)
}

/** Versions that a task does not name are dropped here; the sender keeps the same account. */
function documentsOf(hashes: SentTask['documents']): Documents {
  const named = new Set(Object.values(hashes))
  for (const hash of versions.keys()) if (!named.has(hash)) versions.delete(hash)
  return Object.fromEntries(
    Object.entries(hashes).map(([key, hash]) => {
      if (!versions.has(hash)) throw new Error(`${key} was not sent`)
      return [key, versions.get(hash)]
    }),
  )
}

/** Makes every page of the edition; pages with unchanged inputs are not rendered again. */
async function makePages(
  task: PageSetOrder,
  documents: Documents,
  told: {
    onMade: (made: MadePage, page: KeptPage) => void
    onFirst: () => void
    isGivenUp: () => boolean
  },
): Promise<MadePage[] | undefined> {
  const { figures, reviews, origin, known, first = [] } = task
  const catalogue = assembleCatalogue(documents)
  const edition = { catalogue, version, figures, reviews }
  const { notFoundPath, shellPath } = prerenderer
  const made: Promise<MadePage>[] = []
  const paths = [...prerenderer.prerenderedPaths(catalogue), notFoundPath, shellPath]
  const earlier = new Set(first.filter((one) => paths.includes(one)))
  for (const pagePath of new Set([...earlier, ...paths])) {
    if (earlier.size > 0 && made.length === earlier.size) {
      await Promise.all(made)
      told.onFirst()
    }
    if (earlier.size > 0 && made.length >= earlier.size && told.isGivenUp()) {
      await Promise.all([...made, ...writings.splice(0)])
      return undefined
    }
    const inputs = hashOf(prerenderer.inputsOf(edition, pagePath))
    const key = hashOf(JSON.stringify([release, pagePath, inputs, origin]))
    if (known[pagePath] === key) {
      made.push(Promise.resolve({ path: pagePath, key }))
      continue
    }
    const packing = await pageOf(edition, { path: pagePath, inputs, key, origin })
    const page = packing.done.then((packed) => {
      told.onMade({ path: pagePath, key }, packed)
      return { path: pagePath, key }
    })
    // Awaited below; meanwhile the next few pages are rendered.
    page.catch(() => undefined)
    await made.at(-packedAtOnce)
    made.push(page)
  }
  const pages = await Promise.all(made)
  await Promise.all(writings.splice(0))
  await files.forgetOld(pages.map(({ key }) => key))
  return pages
}

/** Nothing waits for these pages: the loop stops as soon as another task arrives. */
async function drawAhead(task: AheadOrder, documents: Documents): Promise<void> {
  const { figures, reviews, origin } = task
  const edition = { catalogue: assembleCatalogue(documents), version, figures, reviews }
  const before = awaited
  let drawn = 0
  for (const pagePath of prerenderer.prerenderedPaths(edition.catalogue)) {
    await nextTurn()
    if (awaited !== before || drawn === aheadAtOnce) break
    const inputs = hashOf(prerenderer.inputsOf(edition, pagePath))
    const key = hashOf(JSON.stringify([release, pagePath, inputs, origin]))
    if (built[pagePath]?.inputs === inputs || (await files.has(key))) continue
    await (await pageOf(edition, { path: pagePath, inputs, key, origin })).done
    drawn += 1
  }
  await Promise.all(writings.splice(0))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Canonical and share addresses are part of the pages: they are rewritten for the published domain. */
function published(html: string, { brand }: Catalogue, origin: string | undefined): string {
  return origin ? html.replaceAll(brand.siteUrl, origin) : html
}

type Wanted = { path: string; inputs: string; key: string; origin: string | undefined }
/** The rendered page, while it is still being compressed beside the next one. */
type Packing = { done: Promise<KeptPage> }

/**
 * Takes the page from the build or from an earlier edition where the inputs are equal; renders it otherwise.
 */
async function pageOf(edition: Edition, wanted: Wanted): Promise<Packing> {
  const { path: pagePath, inputs, key, origin } = wanted
  const { catalogue } = edition
  const isFrame = pagePath === prerenderer.shellPath || pagePath === prerenderer.notFoundPath
  const asBuilt = isFrame ? undefined : built[pagePath]
  const isAsBuilt = asBuilt?.inputs === inputs
  if (isAsBuilt && (!origin || origin === catalogue.brand.siteUrl)) {
    return { done: builtPage(asBuilt) }
  }
  const kept = await files.read(key)
  if (kept) return { done: Promise.resolve(kept) }
  const { html, found, noindex } = isAsBuilt
    ? { html: String(await readBuilt(asBuilt.file)), found: true, noindex: asBuilt.noindex }
    : await prerenderer.renderPage(shape, edition, pagePath)
  if (!found && !isFrame) throw new Error(`No page answers ${pagePath}`)
  return { done: pack(key, published(html, catalogue, origin), noindex) }
}

async function pack(key: string, html: string, noindex: boolean): Promise<KeptPage> {
  const page = joinPage(await packPage(html, { quality: quickQuality }), noindex)
  writings.push(files.write(key, page))
  return page
}

async function builtPage({ file, noindex, places }: RenderSettings['built'][string]) {
  const [identity, br, gzip] = await Promise.all([
    readBuilt(file),
    readBuilt(`${file}.br`),
    readBuilt(`${file}.gz`),
  ])
  return joinPage(unstampPage({ identity, br, gzip }, places), noindex)
}

function readBuilt(file: string): Promise<Buffer> {
  return readFile(path.join(root, 'dist/pages', file))
}

/** One page for viewing only, without the app's scripts. */
async function preview(task: PreviewOrder, documents: Documents): Promise<string | undefined> {
  const { figures, reviews, origin, preview: pagePath } = task
  const catalogue = task.isMarked ? markedCatalogue(documents) : assembleCatalogue(documents)
  const edition = { catalogue, version, figures, reviews }
  const known = [...prerenderer.prerenderedPaths(catalogue)]
  if (!known.includes(pagePath)) return undefined
  const { html } = await prerenderer.renderPage(shape, edition, pagePath)
  return published(html, catalogue, origin)
    .replace(/<meta[^>]*name="robots"[^>]*>/, '<meta name="robots" content="noindex, nofollow">')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
}
