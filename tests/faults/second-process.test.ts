import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUse, lockDataDirectory } from '../../src/server/platform/db/data-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a second process on the same folder is refused with a clear message', async () => {
  const first = await lockDataDirectory(folder)
  await expect(lockDataDirectory(folder)).rejects.toThrow(DataDirectoryInUse)
  await expect(lockDataDirectory(folder)).rejects.toThrow(/in use by another process .*DATA_DIR/)
  await first.release()
  const second = await lockDataDirectory(folder)
  await second.release()
})

test('the lock of a process that died is taken over', async () => {
  await writeFile(path.join(folder, 'lock'), '999999 12345')
  const lock = await lockDataDirectory(folder)
  expect(await readFile(path.join(folder, 'lock'), 'utf8')).toContain(String(process.pid))
  await lock.release()
})

test('a lock whose process number was given to another program is taken over', async () => {
  await writeFile(path.join(folder, 'lock'), `${process.pid} 1`)
  const lock = await lockDataDirectory(folder)
  expect(await readFile(path.join(folder, 'lock'), 'utf8')).not.toBe(`${process.pid} 1`)
  await lock.release()
})

test('an empty lock left by a crash is taken over', async () => {
  await writeFile(path.join(folder, 'lock'), '')
  const lock = await lockDataDirectory(folder)
  expect(await readFile(path.join(folder, 'lock'), 'utf8')).toContain(String(process.pid))
  await lock.release()
})
