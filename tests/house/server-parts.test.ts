import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = new URL('../../scripts/server-parts.mjs', import.meta.url).href
const { removeOlderParts } = (await import(script)) as {
  removeOlderParts: (folder: string, parts: string[], now: number) => Promise<string[]>
}
const dayMs = 86_400_000
const start = Date.UTC(2026, 0, 1)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-parts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function build(name: string, now: number): Promise<string[]> {
  const parts = ['main.js', 'shared.js', `part-${name}.js`]
  for (const part of parts) await writeFile(path.join(folder, part), name)
  await removeOlderParts(folder, parts, now)
  return (await readdir(folder)).filter((file) => file.startsWith('part-')).toSorted()
}

test('the parts of the last builds stay for what still runs, older ones go', async () => {
  await writeFile(path.join(folder, 'part-unknown.js'), '')
  expect(await build('a', start)).toEqual(['part-a.js', 'part-unknown.js'])
  expect(await build('b', start + 10 * dayMs)).toContain('part-unknown.js')
  expect(await build('c', start + 20 * dayMs)).toEqual(['part-a.js', 'part-b.js', 'part-c.js'])
  expect(await build('d', start + 30 * dayMs)).toEqual(['part-b.js', 'part-c.js', 'part-d.js'])
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['main.js', 'shared.js']))
})

test('many builds of one day all stay: nobody has stopped what runs since the morning', async () => {
  const now = start + 40 * dayMs
  for (const [minute, name] of ['e', 'f', 'g', 'h', 'i'].entries()) {
    await build(name, now + minute * 60_000)
  }
  expect(await build('j', now + 3_600_000)).toEqual(
    ['e', 'f', 'g', 'h', 'i', 'j'].map((name) => `part-${name}.js`),
  )
})
