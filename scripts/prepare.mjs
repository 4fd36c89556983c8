import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What every command needs first: packages, the project's own Node, an up-to-date build. */

export const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
/** The Node that comes with the project; the system's Node must only be recent enough to start it. */
export const projectNode = path.join(modules, 'node', 'bin', 'node')

const running = new Map()

export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    running.set(child, { pid: child.pid, isGroup: options.detached === true })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve(signal ? 1 : (code ?? 1))
    })
  })
}

/** Ends everything that `run` has started; for a detached process its whole group. */
export function endRunning(signal = 'SIGTERM') {
  for (const { pid, isGroup } of running.values()) end(isGroup ? -pid : pid, signal)
}

/** Waits until everything that `run` has started has ended, or until the limit. */
export async function untilEnded(limitMs) {
  const from = Date.now()
  while (running.size > 0 && Date.now() - from < limitMs) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function end(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended meanwhile.
  }
}

/** Programs found by name must be the project's, and must run on its Node. */
export function projectEnv(extra = {}) {
  const bin = [path.dirname(projectNode), path.join(modules, '.bin')].join(path.delimiter)
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...extra }
}

/** A release is complete when unpacked: nothing is downloaded or built. */
const isRelease = existsSync(path.join(root, 'release.json'))

export async function ensureInstalled() {
  if (isRelease) return
  const lock = await readFile(path.join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = path.join(modules, '.installed')
  const present = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
  if (present === wanted && existsSync(projectNode)) return
  console.log('Installing packages (only the first time, about two minutes) …')
  // Not `npm ci`: it refuses a lockfile without the packages of platforms that this one does not need.
  const code = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { shell: process.platform === 'win32' },
  )
  if (code !== 0 || !existsSync(projectNode)) {
    throw new Error('The packages could not be installed: see the message of npm above.')
  }
  await writeFile(stamp, wanted)
}

const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/compressed-copies.mjs',
]

const builtFrom = path.join(root, 'dist', '.built')

export async function ensureBuilt() {
  if (isRelease) return
  const present = existsSync(builtFrom) ? await readFile(builtFrom, 'utf8') : ''
  if (present !== (await signature())) await buildSite()
}

export async function buildSite() {
  console.log('Building the site …')
  // Read before the build, so that a change during the build causes another one.
  const sourcesNow = await signature()
  const code = await run(projectNode, [path.join(root, 'scripts', 'build.mjs')], {
    env: projectEnv({ NODE_ENV: 'production' }),
  })
  if (code !== 0) throw new Error('The site could not be built: see the message above.')
  await mkdir(path.dirname(builtFrom), { recursive: true })
  await writeFile(builtFrom, sourcesNow)
}

/** Names, sizes and times of all sources, so that changes, additions and removals are detected. */
async function signature() {
  const hash = createHash('sha256')
  for (const name of sources) {
    for (const file of await filesIn(path.join(root, name))) {
      if (/\.test\.tsx?$/.test(file)) continue
      const { size, mtimeMs } = await stat(file)
      hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

async function filesIn(entry) {
  if (!existsSync(entry)) return []
  if (!(await stat(entry)).isDirectory()) return [entry]
  const inside = await readdir(entry, { recursive: true, withFileTypes: true })
  return inside
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .toSorted((a, b) => a.localeCompare(b))
}

/**
 * Flags for running the server. The embedded database is a large WebAssembly program that Node would compile
 * twice; the second compilation gives a tenth more bookings per second and costs hundreds of megabytes at
 * every start.
 */
export function serverFlags(env) {
  const embedded = env.DATABASE_URL ? [] : ['--liftoff-only']
  return ['--disable-warning=ExperimentalWarning', ...embedded]
}

/** The built server, which starts in half the time of its sources. */
export const serverProgram = path.join(root, 'dist', 'server', 'main.js')

/** Node's compile cache: the next start reads compiled code instead of compiling it again. */
export const compiledCode = path.join(root, '.cache', 'compiled')

/** Hands the terminal over to a long-running program: forwards signals and returns its exit code. */
export function become(args, env) {
  const child = spawn(projectNode, args, { cwd: root, stdio: 'inherit', env })
  // Ctrl-C reaches the child directly; the handler only keeps the parent from ending first.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

export function fail(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
