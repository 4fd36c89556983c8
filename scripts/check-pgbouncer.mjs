/**
 * Runs the server and concurrency tests through PgBouncer in transaction mode, configured as in
 * `deploy/pgbouncer/pgbouncer.ini`. `npm run check:pgbouncer`, or with test paths for a part of them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort, startPostgres } from './postgres.mjs'
import { ensureInstalled, projectEnv, root, run } from './prepare.mjs'
import { needPgBouncer } from './system-packages.mjs'

await ensureInstalled()
const program = needPgBouncer()
const postgres = await startPostgres()
const bouncer = await startPgBouncer(new URL(postgres.url).port)
try {
  await expectOnePoolForMany(bouncer.url)
  const paths = process.argv.slice(2)
  const vitest = path.join(root, 'node_modules', '.bin', 'vitest')
  const args = ['run', '--project', 'server', '--project', 'concurrency', ...paths]
  process.exitCode = await run(vitest, args, {
    env: projectEnv({ TEST_DATABASE_URL: bouncer.url, TEST_BEHIND_POOLER: '1' }),
  })
} finally {
  await bouncer.stop()
  await postgres.stop()
}

/** The example configuration with other addresses, for every database that a test creates. */
function configFor({ databasePort, port, folder }) {
  const example = readFileSync(path.join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  const limits = /connect_query='[^']*'/.exec(example)?.[0]
  if (!limits) throw new Error('deploy/pgbouncer/pgbouncer.ini sets no limits.')
  return example
    .replace(/^ondalta = .*$/m, `* = host=127.0.0.1 port=${databasePort} ${limits}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(
      /^auth_file = .*$/m,
      `unix_socket_dir =\nlogfile = ${folder}/log\npidfile = ${folder}/pid`,
    )
    .replace(/^\* = (.*)$/m, '* = $1 user=test')
}

async function startPgBouncer(databasePort) {
  const port = await freePort()
  const folder = mkdtempSync('/tmp/ondalta-pgbouncer-')
  chmodSync(folder, 0o777)
  const config = path.join(folder, 'pgbouncer.ini')
  writeFileSync(config, configFor({ databasePort, port, folder }))
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(program, [...asUser, config], { stdio: 'ignore' })
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  await untilItAnswers(url, folder)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url, folder) {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const log = spawnSync('cat', [path.join(folder, 'log')], { encoding: 'utf8' }).stdout
      if (attempt > 50) throw new Error(`PgBouncer did not start.\n${log}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** If it were not in transaction mode, the tests below would prove nothing. */
async function expectOnePoolForMany(url) {
  const clients = Array.from({ length: 40 }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  const answers = await Promise.all(
    clients.map((client) =>
      client.query("select pg_backend_pid() as pid, current_setting('lock_timeout') as limit"),
    ),
  )
  await Promise.all(clients.map((client) => client.end()))
  const backends = new Set(answers.map(({ rows }) => rows[0].pid))
  if (backends.size > 20)
    throw new Error(`${backends.size} connections for 40 clients: no pooling.`)
  const limits = new Set(answers.map(({ rows }) => rows[0].limit))
  if (limits.size !== 1 || !limits.has('3s')) throw new Error(`Limits: ${[...limits].join(', ')}`)
  console.log(`40 clients share ${backends.size} connections, each with the limits of the site`)
}
