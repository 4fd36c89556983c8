import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const patience = { timeout: 90_000, interval: 100 }

let dataDir: string
let started: ChildProcess[]
beforeAll(async () => {
  // One folder for all tests: if one start did not release it, the next one would fail.
  dataDir = await mkdtemp(path.join(tmpdir(), 'ondalta-npm-'))
})
beforeEach(() => {
  started = []
})
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  // Kills what a failing test left behind.
  const left = serverPid()
  if (left !== undefined && isAlive(left)) process.kill(left, 'SIGKILL')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const lockFile = () => path.join(dataDir, 'database', 'lock')

/** The lock of the data folder names the server's own process. */
function serverPid(): number | undefined {
  if (!existsSync(lockFile())) return undefined
  const pid = Number(readFileSync(lockFile(), 'utf8').split(' ')[0])
  return pid > 0 ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, ended: once(child, 'exit') as Promise<[number | null]> }
}

async function startNpm() {
  const npm = run('npm', ['start'])
  await expect.poll(npm.output, patience).toContain('The site is ready')
  const server = serverPid()
  expect(server && isAlive(server)).toBe(true)
  return { ...npm, server: server as number }
}

const isGone = (server: number) => !isAlive(server) && !existsSync(lockFile())

// Must be the first, on a new folder: only that start prints a password.
test('a server that dies comes back, on the same data, and ends by SIGINT', async () => {
  const { child, output, server, ended } = await startNpm()
  process.kill(server, 'SIGKILL')
  await expect.poll(() => output().split('The site is ready').length, patience).toBe(3)
  expect(output()).toContain('The server ended by itself (SIGKILL): starting it again in 1 s')
  expect(output().split('One-time password')).toHaveLength(2)
  const second = serverPid() as number
  expect(second).not.toBe(server)
  child.kill('SIGINT')
  await ended
  await expect.poll(() => isGone(second), patience).toBe(true)
})

// SIGINT is tested above; SIGTERM below in the hardest case, while nobody reads the output.
describe('ending npm start ends the server and frees the data folder', () => {
  test.each(['SIGHUP', 'SIGKILL'] as const)('by %s to npm’s own process', async (signal) => {
    const { child, server } = await startNpm()
    child.kill(signal)
    await expect.poll(() => isGone(server), patience).toBe(true)
  })

  test('by the death of the command that watches over the server', async () => {
    const { server } = await startNpm()
    process.kill(parentOf(server), 'SIGKILL')
    await expect.poll(() => isGone(server), patience).toBe(true)
  })

  test('by the death of the terminal', async () => {
    const terminal = run('script', ['-qfec', 'npm start', '/dev/null'])
    await expect.poll(terminal.output, patience).toContain('The site is ready')
    const server = serverPid() as number
    terminal.child.kill('SIGKILL')
    await expect.poll(() => isGone(server), patience).toBe(true)
  })

  test('by SIGTERM while nobody reads what it writes', async () => {
    const { child, output, server } = await startNpm()
    const address = /http:\/\/localhost:\d+/.exec(output())?.[0]
    child.stdout?.pause()
    // More lines than the buffer of a pipe holds.
    for (let batch = 0; batch < 40; batch += 1) {
      await Promise.all(Array.from({ length: 25 }, () => fetch(`${address}/health`)))
    }
    child.kill('SIGTERM')
    await expect.poll(() => isGone(server), patience).toBe(true)
  })
})

test('a start that explains why it can’t succeed is not tried again', async () => {
  const npm = run('npm', ['start'], { PORT: 'tremila' })
  expect((await npm.ended)[0]).toBe(1)
  expect(npm.output().split('Environment: PORT must be a port number')).toHaveLength(2)
})

describe('a server that dies again and again', () => {
  const dying = (lines: string[]) =>
    run(process.execPath, [
      '--input-type=module',
      '-e',
      [
        `import { supervise, stopWhenAsked } from ${JSON.stringify(path.join(root, 'scripts/supervise.mjs'))}`,
        'const times = { firstPauseMs: 20, longestPauseMs: 80, quickDeaths: 5, healthyMs: 60_000 }',
        `const stop = supervise({ command: process.execPath, args: ['-e', ${JSON.stringify(lines.join(';'))}], env: process.env, times })`,
        'stopWhenAsked(stop)',
      ].join('\n'),
    ])

  test('is waited for longer each time, and given up loudly', async () => {
    const supervisor = dying(['console.log("born")', 'process.exit(70)'])
    expect((await supervisor.ended)[0]).toBe(1)
    expect(supervisor.output().match(/born/g)).toHaveLength(5)
    expect(supervisor.output().match(/in 0\.\d+ s/g)).toEqual([
      'in 0.02 s',
      'in 0.04 s',
      'in 0.08 s',
      'in 0.08 s',
    ])
    expect(supervisor.output()).toContain('ended 5 times in a row (status 70): giving up')
  })

  test('once it has been ready, also a start that fails is tried again', async () => {
    const supervisor = dying(['process.send("ready", () => process.exit(1))'])
    await supervisor.ended
    expect(supervisor.output()).toContain('ended 5 times in a row (status 1): giving up')
  })
})

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
