import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openTestDatabase } from '../../../src/server/testing/test-database.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const administrator = { email: 'titolare@ondalta.example', password: 'una-password-di-prova' }

export type RealServer = {
  port: number
  base: string
  /** Cookie of a signed-in administrator. */
  cookie: string
  isAlive: () => boolean
  /** Log lines that report a failure. */
  failures: string[]
  stop: () => Promise<void>
}

/** The real server in a process of its own, because only then can the test see it crash. */
export async function startRealServer(env: Record<string, string> = {}): Promise<RealServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ondalta-attacks-'))
  const database = process.env.TEST_DATABASE_URL ? await openTestDatabase() : undefined
  const child = spawn(
    process.execPath,
    // As `npm start` does: WebAssembly of the embedded database is compiled only once.
    [
      '--liftoff-only',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'dist/server/main.js'),
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
        DATA_DIR: path.join(folder, 'data'),
        // As `npm start` does.
        NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        ...(database?.url ? { DATABASE_URL: database.url } : {}),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const failures: string[] = []
  const port = await announcedPort(child, failures)
  const base = `http://127.0.0.1:${port}`
  return {
    port,
    base,
    cookie: await signIn(base),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    failures,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await database?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function announcedPort(child: ChildProcess, failures: string[]): Promise<number> {
  if (!child.stdout) throw new Error('The server has no output')
  const lines = createInterface(child.stdout)
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended before it was ready')))
    lines.on('line', (line) => {
      const ready = /http:\/\/localhost:(\d+)$/.exec(line)
      if (ready) resolve(Number(ready[1]))
      else if (line.startsWith('{')) failures.push(line)
    })
  })
}

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(administrator),
  })
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
