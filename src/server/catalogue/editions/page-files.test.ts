import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packPage, stampPage } from '../../http/stamped-page.ts'
import { joinPage, pageFiles, takeApart } from './page-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const packed = await packPage('<p>Ciao</p>{"site":{"version":"abc-0"}}', { quality: 5 })
const page = joinPage(packed, true)

test('a page is found again as it was', async () => {
  const files = pageFiles(folder)
  await files.write('a', page)
  const found = await files.read('a')
  expect(found?.noindex).toBe(true)
  expect(found && stampPage(takeApart(found), 'abc-7')).toEqual(stampPage(packed, 'abc-7'))
  expect(await files.read('b')).toBeUndefined()
})

test('half a page is none', async () => {
  const files = pageFiles(folder)
  await files.write('a', { ...page, bytes: page.bytes.subarray(3) })
  expect(await files.read('a')).toBeUndefined()
  await writeFile(path.join(folder, 'b.page'), 'not a page')
  expect(await files.read('b')).toBeUndefined()
})

test('pages of other days and of many editions ago go, those of this one stay', async () => {
  const files = pageFiles(folder)
  const keys = Array.from({ length: 205 }, (_, at) => `older-${at}`)
  for (const [at, key] of [...keys, 'shown', 'taken-back', 'long-ago'].entries()) {
    await files.write(key, page)
    const daysAgo = key === 'long-ago' ? 9 : key === 'taken-back' ? 0 : 2
    const time = new Date(Date.now() - daysAgo * 86_400_000 + at * 1000)
    await utimes(path.join(folder, `${key}.page`), time, time)
  }
  await files.forgetOld(['shown'])
  const left = await readdir(folder)
  expect(left).toContain('shown.page')
  expect(left).toContain('taken-back.page')
  expect(left).not.toContain('long-ago.page')
  expect(left).not.toContain('older-0.page')
  expect(left).toHaveLength(201)
})
