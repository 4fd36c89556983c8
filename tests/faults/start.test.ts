import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function start(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    [
      '--liftoff-only',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'dist/server/main.js'),
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        DATA_DIR: path.join(folder, 'data'),
        // As `npm start` does.
        NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, ended: once(child, 'exit') as Promise<[number | null]> }
}

async function failedStart(env: Record<string, string>): Promise<string> {
  const run = start(env)
  const [code] = await run.ended
  expect(code).toBe(1)
  return run.output().trim()
}

describe('a start that can’t succeed says why in one sentence', () => {
  test('a port that is no number', async () => {
    expect(await failedStart({ PORT: 'tremila' })).toMatch(
      /^Environment: PORT must be a port number[^\n]*$/,
    )
  })

  test('a port that is taken', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    expect(await failedStart({ PORT: String(port) })).toMatch(
      new RegExp(`^PORT ${port} is already in use[^\\n]*$`, 'm'),
    )
    other.close()
  })

  test('a database that can’t be reached', async () => {
    const sentence = await failedStart({ DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/db' })
    expect(sentence).toMatch(/^DATABASE_URL: the database at 127\.0\.0\.1:1 can't be used[^\n]*$/)
    expect(sentence).not.toContain('geheim')
  })

  test('a data folder that can’t be written', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    expect(await failedStart({ DATA_DIR: file })).toMatch(/^DATA_DIR .* can't be written[^\n]*$/)
    const closed = path.join(folder, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o500)
    // Root may write everywhere, so the check makes sense for ordinary users only.
    if (process.getuid?.() !== 0)
      expect(await failedStart({ DATA_DIR: closed })).toMatch(/^DATA_DIR .* can't be written/)
  })
})

test('a first start prints the password once, a second process is refused, SIGTERM ends it cleanly', async () => {
  const first = start({ PORT: '0' })
  await expect.poll(first.output, { timeout: 60_000 }).toMatch(/One-time password:\s+\S{16}/)
  expect(await failedStart({ PORT: '0' })).toMatch(
    /^The data folder .* is in use by another process/,
  )
  first.child.kill('SIGTERM')
  expect((await first.ended)[0]).toBe(0)
  const second = start({ PORT: '0' })
  await expect.poll(second.output, { timeout: 60_000 }).toContain('The site is ready')
  expect(second.output()).not.toContain('One-time password')
  second.child.kill('SIGINT')
  expect((await second.ended)[0]).toBe(0)
})
