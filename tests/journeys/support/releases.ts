import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const copied = ['src', 'scripts', 'tests/journeys/support', 'index.html', 'vite.config.ts']
/** Output that depends on code alone, not on texts. */
const built = ['dist/prerender', 'dist/server']
/** Not changed by any release. */
const shared = ['node_modules', 'public', '.cache', 'package.json']

/** One release: its folder, and the files that its pages may request. */
export type Release = { folder: string; assets: ReadonlySet<string> }

async function releaseIn(folder: string): Promise<Release> {
  const names = await readdir(path.join(folder, 'dist/web/assets'))
  return { folder, assets: new Set(names.map((name) => `/assets/${name}`)) }
}

/** The site as it was built for the journeys. */
export const builtRelease = () => releaseIn(root)

/** The project with one text changed; pages and browser code are built again in another folder. */
export async function nextRelease(file: string, before: string, after: string): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ondalta-release-'))
  await mkdir(path.join(root, '.cache'), { recursive: true })
  for (const name of [...copied, ...built])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  for (const name of shared) await symlink(path.join(root, name), path.join(folder, name))
  const source = await readFile(path.join(folder, file), 'utf8')
  if (!source.includes(before)) throw new Error(`${file} does not say '${before}'`)
  await writeFile(path.join(folder, file), source.replace(before, after))
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--light'], { cwd: folder })
  return releaseIn(folder)
}

export const removeRelease = ({ folder }: Release) => rm(folder, { recursive: true, force: true })

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts the release's own server as in production, and resolves once it answers. */
export async function startRelease(
  { folder }: Release,
  port: number,
  script = 'serve.ts',
): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['--liftoff-only', '--disable-warning=ExperimentalWarning', `tests/journeys/support/${script}`],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const [sign] = await Promise.race([once(server, 'message'), once(server, 'exit')])
  if (sign !== 'ready') throw new Error(`the server of ${folder} did not start`)
  return server
}

export async function stopRelease(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}
