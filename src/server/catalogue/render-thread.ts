import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { assembleCatalogue, type Catalogue } from '../../domain/catalogue/catalogue.ts'
import { keptCompression, quickQuality } from '../http/kept-compression.ts'
import type {
  MadePage,
  PageSetTask,
  PreviewTask,
  RenderSettings,
  RenderTask,
} from './render-tasks.ts'

/**
 * A thread of its own, so that no request waits while pages are made. It runs what the build has made
 * of the web wing; here only that wing's promise is known.
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

const { root, release, cacheDir, built } = workerData as RenderSettings
const prerenderer: Prerenderer = await import(
  pathToFileURL(path.join(root, 'dist/prerender/prerender.js')).href
)
const shape: unknown = JSON.parse(await readFile(path.join(root, 'dist/pages/shape.json'), 'utf8'))
const compression = keptCompression(cacheDir, quickQuality)
const pagesKeptMs = 7 * 86_400_000
const used = new Set<string>()

type Order = { id: number; task: RenderTask }

/** One after the other: what a page reads is set for the whole thread. */
let last = Promise.resolve()
parentPort?.on('message', (order: Order) => {
  last = last.then(() => answer(order))
})

async function answer({ id, task }: Order): Promise<void> {
  try {
    const result = 'preview' in task ? await preview(task) : await makePages(task)
    parentPort?.postMessage({ id, result })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id, reason })
  }
}

/** Every page of the edition; those that are the same as before are not rendered again. */
async function makePages(task: PageSetTask): Promise<MadePage[]> {
  const { documents, number, figures, reviews, origin } = task
  const catalogue = assembleCatalogue(documents)
  const version = `${release}-${number}`
  const edition = { catalogue, version, figures, reviews }
  const { notFoundPath, shellPath } = prerenderer
  const paths = [...prerenderer.prerenderedPaths(catalogue), notFoundPath, shellPath]
  const made: MadePage[] = []
  for (const pagePath of paths) {
    const { html, noindex } = await pageOf(edition, pagePath)
    const own = html.replace(/("site":\{"version":")[^"]*/, (_, before) => before + version)
    const identity = Buffer.from(published(own, catalogue, origin))
    const { br, gzip } = await compression.compress(identity)
    made.push({ path: pagePath, noindex, identity, br, gzip })
  }
  await compression.forgetOthers()
  await forgetOldPages()
  return made
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Canonical and share addresses are written into the pages: they follow the published domain. */
function published(html: string, { brand }: Catalogue, origin: string | undefined): string {
  return origin ? html.replaceAll(brand.siteUrl, origin) : html
}

type Kept = { html: string; noindex: boolean }

/** From the build or from an earlier edition where it was made from the same; otherwise made now. */
async function pageOf(edition: Edition, pagePath: string): Promise<Kept> {
  const isFrame = pagePath === prerenderer.shellPath || pagePath === prerenderer.notFoundPath
  const inputs = hashOf(prerenderer.inputsOf(edition, pagePath))
  const asBuilt = built[pagePath]
  if (!isFrame && asBuilt?.inputs === inputs) {
    const html = await readFile(path.join(root, 'dist/pages', asBuilt.file), 'utf8')
    return { html, noindex: asBuilt.noindex }
  }
  const file = path.join(cacheDir, `${hashOf(`${release} ${pagePath} ${inputs}`)}.json`)
  used.add(path.basename(file))
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return JSON.parse(kept) as Kept
  const { html, found, noindex } = await prerenderer.renderPage(shape, edition, pagePath)
  if (!found && !isFrame) throw new Error(`No page answers ${pagePath}`)
  await keep(file, JSON.stringify({ html, noindex } satisfies Kept))
  return { html, noindex }
}

/** An edition taken back finds its pages again for a week. */
async function forgetOldPages(): Promise<void> {
  const names = await readdir(cacheDir).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.json') && !used.has(one))) {
    const file = path.join(cacheDir, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > pagesKeptMs) await rm(file, { force: true })
  }
}

/** Written aside and moved: another process never reads half a page. */
async function keep(file: string, content: string): Promise<void> {
  try {
    await mkdir(cacheDir, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch {
    // A folder that can't be written costs only the time of making the page again.
  }
}

/** One page as it would be: to be read and looked at, without the app behind it. */
async function preview(task: PreviewTask): Promise<string | undefined> {
  const { documents, figures, reviews, origin, preview: pagePath } = task
  const catalogue = assembleCatalogue(documents)
  const edition = { catalogue, version: `${release}-0`, figures, reviews }
  const known = [...prerenderer.prerenderedPaths(catalogue)]
  if (!known.includes(pagePath)) return undefined
  const { html } = await prerenderer.renderPage(shape, edition, pagePath)
  return published(html, catalogue, origin)
    .replace(/<meta[^>]*name="robots"[^>]*>/, '<meta name="robots" content="noindex, nofollow">')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
}
