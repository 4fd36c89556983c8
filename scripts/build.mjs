/**
 * Builds the site: browser code, prerendered pages, compressed copies of both.
 *   dist/web    hashed assets, served as they are
 *   dist/pages  one HTML file per public page, and index.json that says which is which
 *   dist/maps   source maps of the browser code; never served
 *   dist/server the server in few files, because reading sources and packages one by one would take more
 *               than half of its start
 */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { compressFolder, manyAtOnce } from './compressed-copies.mjs'
import { removeOlderParts } from './server-parts.mjs'

/**
 * For tests of one release replacing another: changed texts, fast compression, and the existing prerenderer
 * and server, which read the texts at start.
 */
const isLight = process.argv.includes('--light')

process.env.NODE_ENV = 'production'
const { build } = await import('vite')
const { firstEdition } = await import('../src/server/catalogue/editions/first-edition.ts')
const { assembleCatalogue } = await import('../src/domain/catalogue/catalogue.ts')
const { packPage, placesOf, stampPage } = await import('../src/server/http/stamped-page.ts')

const pagesDir = 'dist/pages'
const startedAt = performance.now()
const say = (text) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${text}`)

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const assetsDir = 'dist/web/assets'
const mapsDir = 'dist/maps'

/** Moves the source maps out of the served folder, without source text: only the server reads them. */
async function putMapsAside() {
  await rm(mapsDir, { recursive: true, force: true })
  await mkdir(mapsDir, { recursive: true })
  for (const name of await readdir(assetsDir)) {
    if (!name.endsWith('.map')) continue
    const map = JSON.parse(await readFile(join(assetsDir, name), 'utf8'))
    delete map.sourcesContent
    await writeFile(join(mapsDir, name), JSON.stringify(map))
    await rm(join(assetsDir, name))
  }
}

async function buildBrowser() {
  await build({ logLevel: 'warn' })
  await putMapsAside()
  return JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
}

async function buildPrerenderer() {
  if (!isLight) await build({ logLevel: 'warn', build: { ssr: 'src/web/prerender.tsx' } })
  return import(pathToFileURL('dist/prerender/prerender.js').href)
}

/** Large, native or rarely needed packages, or ones with data files: not bundled. All are in package.json. */
const leftInPackages = [
  /^(?:@aws-sdk|@electric-sql|@opentelemetry(?!\/semantic-conventions)|@react-pdf)\//,
  /^(?:sharp|libheif-js|fontkit|file-type|pg|pino|prom-client|nodemailer|stripe|papaparse|yauzl|yazl)(?:\/|$)/,
  /^(?:fast-xml-parser|read-excel-file|write-excel-file|ical-generator|react)(?:\/|$)/,
]

/** Code for a thread or a process of its own is built like the server, each into a file named after it. */
const programs = globSync('src/server/**/*-{thread,process}.ts')
const startedProgram = /new URL\('[^']*?([\w-]+-(?:thread|process))\.ts', import\.meta\.url\)/g

/** Fonts and migrations are resolved from the source file, threads and processes from the server's folder. */
const placesInSources = {
  name: 'places-in-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const source = JSON.stringify(relative(resolve('dist/server'), id))
      return {
        code: code
          .split(startedProgram)
          .map((part, index) =>
            index % 2 === 1
              ? `new URL('./${part}.js', import.meta.url)`
              : part.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
          )
          .join(''),
        map: null,
      }
    },
  },
}

async function buildServer() {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [placesInSources],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist/server',
      // A process still running during the next build may load parts of its own build.
      emptyOutDir: false,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: {
        input: ['src/main.ts', ...programs],
        external: leftInPackages,
        // All in one folder, so that relative paths to the sources are the same for each. Not minified, with
        // a marker where each source file begins: src/server/platform/places-in-sources.ts reads them.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          minify: false,
        },
      },
    },
  })
  const parts = output.map(({ fileName }) => fileName)
  await removeOlderParts('dist/server', parts)
  const program = await readFile('dist/server/main.js', 'utf8')
  if (!program.includes('\n// src/main.ts\n'))
    throw new Error('The server was built without marks: its log could not name the sources.')
}

/** The HTML template without the tags that Vite adds: each page gets its own. */
async function readTemplate() {
  const source = await readFile('index.html', 'utf8')
  return source
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/>\s+</g, '><')
    .trim()
}

const fileNameOf = (path) => `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.html`

/** Identifies the release: its code and its initial content. Browsers cache content under this id. */
function releaseOf(manifest) {
  const text = JSON.stringify([manifest, firstEdition])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

async function writePages(manifest, prerenderer) {
  const { notFoundPath, shellPath, inputsOf, prerenderedPaths, renderPage } = prerenderer
  const shape = { template: await readTemplate(), manifest }
  const catalogue = assembleCatalogue(firstEdition)
  const release = releaseOf(manifest)
  const edition = { catalogue, version: `${release}-0` }
  await rm(pagesDir, { recursive: true, force: true })
  await mkdir(pagesDir, { recursive: true })
  // The server renders later editions from the same template data.
  await writeFile(join(pagesDir, 'shape.json'), JSON.stringify(shape))
  const index = {
    origin: catalogue.brand.siteUrl,
    release,
    pages: {},
    shell: 'shell.html',
    notFound: '404.html',
    scriptHashes: [sha256(prerenderer.inlineScript)],
  }
  const files = { [notFoundPath]: index.notFound, [shellPath]: index.shell }
  const pages = []
  for (const path of [...prerenderedPaths(catalogue), notFoundPath, shellPath]) {
    const page = await renderPage(shape, edition, path)
    if (!page.found && path !== notFoundPath) throw new Error(`No page answers ${path}`)
    const file = files[path] ?? fileNameOf(path)
    pages.push({ file, html: page.html })
    if (!files[path]) {
      const inputs = createHash('sha256').update(inputsOf(edition, path)).digest('hex')
      index.pages[path] = { file, status: 200, noindex: page.noindex, inputs }
    }
  }
  say(`${pages.length} pages rendered`)
  const places = new Map()
  await manyAtOnce(pages, async ({ file, html }) => {
    places.set(file, await writePage(file, html, edition.version))
  })
  for (const entry of Object.values(index.pages)) entry.places = places.get(entry.file)
  await writeFile(join(pagesDir, 'index.json'), JSON.stringify(index, null, 1))
  return Object.keys(index.pages).length
}

/**
 * Brotli quality 10 makes pages a twelfth smaller than 9; 11 would save half a per cent more in four times
 * the time.
 */
async function writePage(file, html, version) {
  const page = await packPage(html, { quality: isLight ? 4 : 10, level: 9 })
  const { identity, br, gzip } = stampPage(page, version)
  await writeFile(join(pagesDir, file), identity)
  await writeFile(join(pagesDir, `${file}.br`), br)
  await writeFile(join(pagesDir, `${file}.gz`), gzip)
  return placesOf(page)
}

/** All files that these modules load: scripts, styles and fonts. */
function filesOf(manifest, modules) {
  const seen = new Set(modules)
  for (const key of seen) for (const imported of manifest[key].imports ?? []) seen.add(imported)
  const files = [...seen].flatMap((key) => [
    manifest[key].file,
    ...(manifest[key].css ?? []),
    ...(manifest[key].assets ?? []),
  ])
  return [...new Set(files)].map((file) => `/${file}`)
}

/** The files of a page that works offline: its own, and those of the private routes that load it. */
function placeFiles(manifest, page) {
  return filesOf(manifest, ['src/web/routes-private.tsx', page])
}

/** The worker identifies its release by the files of the home page, and caches pages of no other. */
async function buildWorker(manifest) {
  const home = await readFile(join(pagesDir, 'home.html'), 'utf8')
  const shell = await readFile(join(pagesDir, 'shell.html'), 'utf8')
  // Only in the page's own quotes: the list for private pages is in an attribute and does not count.
  const core = [...new Set(home.match(/(?<=")\/assets\/[^"&]+(?=")/g))]
  const release = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12)
  const { securityHeaders } = await import('../src/server/http/security.ts')
  const { scriptHashes } = JSON.parse(await readFile(join(pagesDir, 'index.json'), 'utf8'))
  const constants = {
    __SHELL_HEADERS__: securityHeaders({ scriptHashes, https: false }),
    __RELEASE__: release,
    __ENTRY__: `/${manifest['index.html'].file}`,
    __CORE__: core,
    __PLACES__: {
      coordinatore: placeFiles(manifest, 'src/web/admin/road/road-page.tsx'),
      viaggio: placeFiles(manifest, 'src/web/trip-place/trip-place-page.tsx'),
    },
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

const manifest = await buildBrowser()
say('browser code built')
const prerenderer = await buildPrerenderer()
say('prerenderer built')
if (!isLight) await buildServer()
say('server built')
const pages = await writePages(manifest, prerenderer)
say(`${pages} pages written`)
await buildWorker(manifest)
say('service worker built')
const compressed = await compressFolder('dist/web', isLight ? 4 : 11)
say(`${compressed} files compressed`)
process.exit(0)
