/**
 * Builds the site: browser code, prerendered pages, compressed copies of both.
 *   dist/web    hashed assets, served as they are
 *   dist/pages  one HTML file per public page, and index.json that says which is which
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

process.env.NODE_ENV = 'production'
const { build } = await import('vite')

const pagesDir = 'dist/pages'
const startedAt = performance.now()
const say = (text) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${text}`)

/**
 * Before the page's own HTML: when the hash names another page, that HTML is parsed into a template,
 * where nothing of it is drawn or fetched, and the app gets an empty root for the right page.
 */
const inlineScript =
  "var h=location.hash;if(h.startsWith('#/')&&!(location.pathname==='/'&&/^#\\/($|[?#])/.test(h)))document.write('<div id=root></div><template>')"

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

async function buildBrowser() {
  await build({ logLevel: 'warn' })
  return JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
}

async function buildPrerenderer() {
  await build({ logLevel: 'warn', build: { ssr: 'src/web/prerender.tsx' } })
  return import(pathToFileURL('dist/prerender/prerender.js').href)
}

/** The entry's files and those of the given sources, each once, in the order of need. */
function chunksFor(manifest, sources) {
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  // Content comes with the HTML: its own files are for visits from inside the app.
  const code = sources.filter((source) => !source.startsWith('src/content/'))
  for (const source of ['index.html', ...code]) visit(source)
  return [...files].filter((file) => file.endsWith('.js'))
}

function assetTags(manifest, sources) {
  const entry = manifest['index.html'].file
  const [style] = manifest['index.html'].css
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2') && !/-(western|other)-/.test(file))
  const scripts = chunksFor(manifest, sources).filter((file) => file !== entry)
  // The page can be read before its code is there: style, letters and the first picture come first.
  return [
    `<link rel="stylesheet" href="/${style}">`,
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" fetchpriority="low" src="/${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ].join('')
}

function htmlPage({ template, document, takenOver, head, body, data, tags }) {
  const attributes = ` data-day="${document.day}" data-origin="${document.origin}"`
  const root = takenOver ? '<div id="root" data-prerendered>' : '<div id="root">'
  const pageData =
    data && data !== '{}' ? `<script type="application/json" id="page-data">${data}</script>` : ''
  return template
    .replace('<html lang="it-IT">', () => `<html lang="it-IT"${attributes}>`)
    .replace('<!--head-->', () => `${head}${tags}`)
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<script>${inlineScript}</script>${root}${body}</div>${pageData}`,
    )
}

/** The template without what Vite's build puts into it: each page gets its own tags. */
async function readTemplate() {
  const source = await readFile('index.html', 'utf8')
  return source
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/>\s+</g, '><')
    .trim()
}

const fileNameOf = (path) => `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.html`

async function writePages(manifest, prerenderer) {
  const template = await readTemplate()
  const document = prerenderer.documentData()
  await rm(pagesDir, { recursive: true, force: true })
  await mkdir(pagesDir, { recursive: true })
  const index = {
    origin: document.origin,
    day: document.day,
    pages: {},
    shell: 'shell.html',
    notFound: '404.html',
  }
  for (const path of [...prerenderer.prerenderedPaths, prerenderer.notFoundPath]) {
    const page = await prerenderer.renderPage(path)
    const isNotFound = path === prerenderer.notFoundPath
    if (!page.found && !isNotFound) throw new Error(`No page answers ${path}`)
    const file = isNotFound ? index.notFound : fileNameOf(path)
    const tags = assetTags(manifest, page.modules)
    await writeFile(
      join(pagesDir, file),
      // Other pages answer with it as well, such as that of an unknown destination.
      htmlPage({ template, document, ...page, takenOver: !isNotFound, tags }),
    )
    if (!isNotFound) index.pages[path] = { file, status: 200, noindex: page.noindex }
  }
  const shellHead = '<title>Ondalta Viaggi</title><meta name="robots" content="noindex, nofollow">'
  const head = shellHead.replace(/<(title|meta)/g, '<$1 data-page=""')
  await writeFile(
    join(pagesDir, index.shell),
    htmlPage({ template, document, head, body: '', tags: assetTags(manifest, []) }),
  )
  index.scriptHashes = [sha256(inlineScript)]
  await writeFile(join(pagesDir, 'index.json'), JSON.stringify(index, null, 1))
  return Object.keys(index.pages).length
}

/** The worker knows its release by the files of the first page; it keeps pages of no other. */
async function buildWorker(manifest) {
  const home = await readFile(join(pagesDir, 'home.html'), 'utf8')
  const shell = await readFile(join(pagesDir, 'shell.html'), 'utf8')
  const core = [...new Set(home.match(/\/assets\/[^"]+/g))]
  const release = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12)
  const { securityHeaders } = await import('../src/server/http/security.ts')
  const { scriptHashes } = JSON.parse(await readFile(join(pagesDir, 'index.json'), 'utf8'))
  const constants = {
    __SHELL_HEADERS__: securityHeaders({ scriptHashes, https: false }),
    __RELEASE__: release,
    __ENTRY__: `/${manifest['index.html'].file}`,
    __CORE__: core,
    __SHELL__: shell,
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      outDir: 'dist/web',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/web/service-worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/

/** Pages are many and long: the last two per cent are not worth half a minute of every build. */
async function compressFile(file) {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.html') ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(
      (entry) =>
        entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('.vite'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
  const queue = files.values()
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const file of queue) await compressFile(file)
  })
  await Promise.all(workers)
  return files.length
}

const manifest = await buildBrowser()
say('browser code built')
const prerenderer = await buildPrerenderer()
say('prerenderer built')
const pages = await writePages(manifest, prerenderer)
say(`${pages} pages prerendered`)
await buildWorker(manifest)
say('service worker built')
const compressed = (await compressFolder('dist/web')) + (await compressFolder(pagesDir))
say(`${compressed} files compressed`)
process.exit(0)
