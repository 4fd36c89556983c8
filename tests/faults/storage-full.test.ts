import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentUploads } from '../../src/server/platform/db/schema/bookings.ts'
import type { Deps } from '../../src/server/platform/deps.ts'
import { createDiskStore } from '../../src/server/platform/files/disk-store.ts'
import { encrypted } from '../../src/server/platform/files/encrypted-store.ts'
import type { FileStore } from '../../src/server/platform/files/file-store.ts'
import { removeDueFiles } from '../../src/server/platform/files/removals.ts'
import { keyRing } from '../../src/server/platform/keys.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { callApi, testDeps } from '../../src/server/testing/test-deps.ts'

const database = await databaseOfThisFile()
let folder: string
let room: number
let deps: Deps

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-documents-'))
  room = Number.POSITIVE_INFINITY
  const files = encrypted(withRoom(createDiskStore(folder)), keyRing([randomBytes(32)]))
  deps = { ...testDeps(database.db), files }
  await database.db.delete(documentUploads)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a full disk at either photograph leaves nothing behind, and the next try works', async () => {
  for (const enough of [0, 1]) {
    room = enough
    const answer = await callApi(deps, 'POST', '/documents', photos())
    expect(answer.status).toBe(503)
    expect(answer.body.message).toMatch(
      /^Errore durante il caricamento (del passaporto|della selfie)/,
    )
    await removeDueFiles(deps)
    expect(await storedFiles()).toEqual([])
    expect(await database.db.$count(documentUploads)).toBe(0)
  }
  room = Number.POSITIVE_INFINITY
  expect((await callApi(deps, 'POST', '/documents', photos())).status).toBe(201)
  expect(await storedFiles()).toHaveLength(2)
})

test('what lies on the disk can’t be read there, and for nobody but its owner', async () => {
  await callApi(deps, 'POST', '/documents', photos())
  for (const file of await storedFiles()) {
    const bytes = await readFile(file)
    expect(bytes.includes('JFIF')).toBe(false)
    expect(bytes.includes('passaporto')).toBe(false)
    expect((await stat(file)).mode & 0o077).toBe(0)
  }
  const [row] = await database.db.select().from(documentUploads)
  const content = Buffer.from(await deps.files.get(row?.filePath ?? ''))
  expect(content.includes('JFIF')).toBe(true)
})

function photos(): FormData {
  const start = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0])
  const form = new FormData()
  for (const name of ['passport', 'selfie']) {
    form.set(name, new File([start, 'passaporto di prova'], `${name}.jpg`))
  }
  return form
}

/** A store that accepts this many files, like a disk that becomes full. */
function withRoom(store: FileStore): FileStore {
  return {
    ...store,
    async put(filePath, content) {
      if (room < 1) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      await store.put(filePath, content)
      room -= 1
    },
  }
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
