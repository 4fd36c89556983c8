import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The scripts needed to start and maintain a release. Everything else that builds, draws, tests and measures
 * is left out; see `npm run release` and the Dockerfile.
 */
const scripts = ['ondalta', 'start', 'program', 'command', 'prepare', 'project-node'].concat([
  'quick-imports',
  'supervise',
])
const commands = ['backup', 'restore', 'move-to-postgres', 'rotate-key', 'statements'].concat([
  'catalogue',
  'launch-check',
])
export const releaseScripts = [
  ...scripts.map((name) => `scripts/${name}.mjs`),
  ...commands.map((name) => `scripts/commands/${name}.mjs`),
]
/** The browser's code is in dist; commands, threads and processes still run the server's sources. */
const unusedSources = ['src/web', 'src/dev.ts', 'src/server/testing', 'docs/screenshots']
const leftBehind =
  /\.test\.tsx?$|\/migrations\/meta\/\d+_snapshot\.json$|\/dist\/server\/builds\.json$/
/** From packages only what Node loads, and the licence. */
const unusedInPackages = /\.(?:d\.[cm]?ts|[cm]?ts|tsx|map|md|markdown|flow|html)$/i
/**
 * Optional extensions of the embedded database, alternative builds of a decoder, tools and tests of packages:
 * nothing loads them.
 */
const unusedParts = [
  /pglite\/dist\/[\w-]+\.tar\.gz$/,
  /libheif-js\/(?:libheif\/libheif\.js|libheif-wasm\/libheif(?:\.js|\.wasm|-bundle\.mjs))$/,
  /\/pdfkit\/(?:\.yarn\/|js\/pdfkit\.standalone\.js$)/,
  /\/bintrees\/test\//,
  /\/react-dom\/(?:umd\/|cjs\/.*(?:profiling|-test-utils|client\.development))/,
]
const licence = /^(?:licen[cs]e|copying|notice)/i

/** Removes from a release folder what is not needed at run time. Returns the packages that stay. */
export function slimDown(root) {
  for (const name of unusedSources) rmSync(path.join(root, name), { recursive: true, force: true })
  const kept = new Set(releaseScripts.map((name) => path.join(root, name)))
  for (const file of [...filesIn(path.join(root, 'src')), ...filesIn(path.join(root, 'dist'))]) {
    if (leftBehind.test(file)) rmSync(file)
  }
  for (const file of filesIn(path.join(root, 'scripts'))) if (!kept.has(file)) rmSync(file)
  const packages = neededPackages(root)
  for (const folder of packagesIn(path.join(root, 'node_modules'))) {
    if (!packages.has(folder)) removePackage(folder, packages)
  }
  for (const folder of packages) trim(folder)
  rmSync(path.join(root, 'node_modules', '.bin'), { recursive: true, force: true })
  keepCommands(root)
  return [...packages].toSorted((a, b) => a.localeCompare(b))
}

/** Keeps only the npm scripts whose files are in the release. */
function keepCommands(root) {
  const file = path.join(root, 'package.json')
  const told = JSON.parse(readFileSync(file, 'utf8'))
  const scripts = Object.entries(told.scripts).filter(([, line]) => {
    const [, program, command] = /(scripts\/[\w-]+\.mjs)(?: ([\w-]+))?/.exec(line) ?? []
    return releaseScripts.includes(program) && (!command || commands.includes(command))
  })
  writeFileSync(
    file,
    `${JSON.stringify({ ...told, scripts: Object.fromEntries(scripts) }, null, 2)}\n`,
  )
}

/** A removed package keeps its nested packages that others need. */
function removePackage(folder, packages) {
  const isNeededInside = [...packages].some((one) => one.startsWith(`${folder}${path.sep}`))
  if (!isNeededInside) rmSync(folder, { recursive: true, force: true })
}

function trim(folder) {
  for (const file of filesIn(folder, (name) => name !== 'node_modules')) {
    const name = path.basename(file)
    const isUnused =
      unusedInPackages.test(name) || unusedParts.some((part) => part.test(asPosix(file)))
    if (isUnused && !licence.test(name)) rmSync(file)
  }
}

const asPosix = (file) => file.split(path.sep).join('/')

/**
 * The folders of all packages that the built site, its threads, processes and commands import, with their
 * dependencies.
 */
export function neededPackages(root) {
  const modules = path.join(root, 'node_modules')
  const named = new Set(['node'])
  const seen = new Set()
  const begin = [
    ...filesIn(path.join(root, 'dist', 'server')),
    ...filesIn(path.join(root, 'dist', 'prerender')),
    ...releaseScripts.map((name) => path.join(root, name)),
    ...startedApart(path.join(root, 'src', 'server')),
  ]
  for (const file of begin) follow(file, { seen, named })
  const found = new Set()
  for (const name of named) need(modules, name, found)
  return found
}

/** Programs of threads and processes, which no file imports. */
function startedApart(folder) {
  return filesIn(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g),
      ].map(([, target]) => path.resolve(path.dirname(file), target)),
    )
}

const imports = /\b(?:from|import|require)\s*\(?\s*["']([^"'\n]+)["']/g

function follow(file, { seen, named }) {
  if (seen.has(file) || !existsSync(file) || !/\.(?:[cm]?js|ts)$/.test(file)) return
  seen.add(file)
  // Examples in comments contain package names, too.
  const text = readFileSync(file, 'utf8').replaceAll(/^(?:import type |\s*\* ).*$/gm, '')
  for (const [, target] of text.matchAll(imports)) {
    if (target.startsWith('.')) follow(path.resolve(path.dirname(file), target), { seen, named })
    else if (!target.startsWith('node:')) named.add(packageOf(target))
  }
}

const packageOf = (target) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

/** Resolves like Node: in the importing package first, then upwards. */
function need(modules, name, found) {
  const folder = nearest(modules, name)
  if (folder === undefined || found.has(folder)) return
  found.add(folder)
  const told = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const peers = Object.keys(told.peerDependencies ?? {}).filter(
    (peer) => told.peerDependenciesMeta?.[peer]?.optional !== true,
  )
  const wanted = [told.dependencies, told.optionalDependencies].flatMap((list) =>
    Object.keys(list ?? {}),
  )
  for (const next of [...wanted, ...peers]) need(path.join(folder, 'node_modules'), next, found)
}

function nearest(modules, name) {
  const folder = path.join(modules, name)
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const above = path.dirname(modules).lastIndexOf(`${path.sep}node_modules${path.sep}`)
  return above < 0 ? undefined : nearest(`${modules.slice(0, above)}${path.sep}node_modules`, name)
}

function* packagesInside(modules) {
  if (!existsSync(modules)) return
  for (const entry of readdirSync(modules)) {
    const folder = path.join(modules, entry)
    if (entry.startsWith('.') || !statSync(folder).isDirectory()) continue
    if (entry.startsWith('@')) yield* packagesInside(folder)
    else {
      yield* packagesInside(path.join(folder, 'node_modules'))
      yield folder
    }
  }
}

const packagesIn = (modules) => [...packagesInside(modules)]

function filesIn(folder, isWanted = () => true) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!isWanted(entry.name)) return []
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(full, isWanted)
    return entry.isFile() ? [full] : []
  })
}
