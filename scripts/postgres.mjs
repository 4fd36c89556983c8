import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { needPostgres } from './system-packages.mjs'

/**
 * A temporary PostgreSQL for tests, started from the system's binaries. `memory` is its cache for tables;
 * benchmarks with many rows set it as an owner of so many would. `isDurable: false` skips syncing to disk,
 * for runs that measure nothing and don't simulate a crash of the machine.
 */
export async function startPostgres({ memory = '256MB', isDurable = true } = {}) {
  const bin = needPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-postgres-'))
  const as = ordinaryUser(folder)
  const call = (program, args) =>
    execFileSync(path.join(bin, program), args, { stdio: 'pipe', cwd: folder, ...as })
  call('initdb', ['-D', `${folder}/data`, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
  const port = await freePort()
  const settings = [
    'max_connections=300',
    `shared_buffers=${memory}`,
    'log_min_messages=fatal',
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
  ]
  const begin = async () => {
    const started = spawn(
      path.join(bin, 'postgres'),
      ['-D', `${folder}/data`, '-p', String(port), '-k', folder, '-h', '127.0.0.1'].concat(
        settings.flatMap((setting) => ['-c', setting]),
      ),
      { stdio: 'ignore', cwd: folder, ...as },
    )
    await waitUntil(() => call('pg_isready', ['-h', '127.0.0.1', '-p', String(port), '-q']))
    return started
  }
  let server = await begin()
  const end = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    bin,
    pid: () => server.pid,
    restart: async () => {
      await end()
      server = await begin()
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package created. */
function ordinaryUser(folder) {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(folder, uid, gid)
  return { uid, gid }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function waitUntil(check) {
  for (let attempt = 0; ; attempt++) {
    try {
      check()
      return
    } catch (error) {
      if (attempt > 100) throw new Error('PostgreSQL did not start.', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
