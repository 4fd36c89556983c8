import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '../../src/server/platform/db/client.ts'
import { whatsappClicks } from '../../src/server/platform/db/schema/contact.ts'

const writer = fileURLToPath(new URL('./row-writer.ts', import.meta.url))
const quickImports = new URL('../../scripts/quick-imports.mjs', import.meta.url).href
const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url))
/** `KILLS=25 npm test -- faults` is the long version. */
const kills = Number(process.env['KILLS'] ?? 10)
/** Kills at even intervals within the time in which a writer writes hundreds of rows. */
const latestMs = 190

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ondalta-kill-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Starts the writer, kills it after a moment without warning, and returns the acknowledged rows. */
async function writeUntilKilled(round: number): Promise<string[]> {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--liftoff-only',
      '--disable-warning=ExperimentalWarning',
      `--import=${quickImports}`,
      writer,
      dataDir,
      cacheDir,
      String(round),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const acknowledged: string[] = []
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('The writer has no output')
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line)
    // The first row shows that the database is open; the kill follows after this round's delay.
    if (acknowledged.length === 1)
      setTimeout(() => child.kill('SIGKILL'), (round * latestMs) / kills)
  }
  await ended
  return acknowledged
}

test(`no acknowledged row is lost in ${kills} kills, and the database always opens again`, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round++) {
    const rows = await writeUntilKilled(round)
    expect(rows.length, `round ${round} wrote nothing`).toBeGreaterThan(0)
    acknowledged.push(...rows)
  }
  const database = await openEmbeddedDatabase(dataDir, path.resolve(cacheDir))
  const stored = await database.db.select({ name: whatsappClicks.phoneNumber }).from(whatsappClicks)
  await database.close()
  const names = new Set(stored.map((row) => row.name))
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
  expect(names.size).toBeGreaterThanOrEqual(kills)
})
