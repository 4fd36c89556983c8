import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import yazl from 'yazl'
import { catalogueArchivePath } from '../../../contract/admin/downloads.ts'
import { catalogueFile } from '../../../domain/catalogue/catalogue-file.ts'
import { uploadKey, uploadName } from '../../../domain/catalogue/picture-document.ts'
import { system } from '../../platform/audit/write-audit.ts'
import type { OpenDatabase } from '../../platform/db/client.ts'
import { catalogueDrafts } from '../../platform/db/schema/drafts.ts'
import { pictureUploads } from '../../platform/db/schema/pictures.ts'
import { fileOf, scene } from '../../testing/sample-pictures.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { type Office, openOffice } from '../../testing/test-staff.ts'
import { firstEdition } from '../editions/first-edition.ts'
import { receivePicture } from '../pictures/receive-picture.ts'
import { workOnPictures } from '../pictures/work-on-pictures.ts'
import { exportArchive } from './export-archive.ts'
import { importArchive } from './import-archive.ts'

let database: OpenDatabase
let office: Office
let folder: string
const never = new AbortController().signal

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'))
  office = await openOffice(database.db, { DATA_DIR: path.join(folder, 'data') })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const admin = () => office.cookies.administrator
const own = () => ({ ...office.deps, actor: system })

async function publishedPhoto(): Promise<string> {
  const file = fileOf(await scene(640, 480).jpeg().toBuffer(), 'mare.jpg')
  const { id } = await receivePicture(own(), { file, kind: 'foto' })
  await workOnPictures(office.deps, never)
  const greece = firstEdition['trip/grecia'] as { pictures: object }
  const documents: [string, object][] = [
    [uploadKey(id), { alt: 'Il mare di Naxos', kind: 'foto' }],
    ['trip/grecia', { ...greece, pictures: { ...greece.pictures, main: uploadName(id) } }],
  ]
  for (const [key, document] of documents) {
    await office.call(admin(), 'PUT', '/catalogue/draft', { key, revision: 0, document })
  }
  const published = await office.call(admin(), 'POST', '/catalogue/publish', {
    documents: documents.map(([key]) => ({ key, revision: 1 })),
    note: '',
    at: null,
  })
  expect(published.status, JSON.stringify(published.body)).toBe(201)
  return id
}

async function zipOf(entries: Record<string, Uint8Array>): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(entries)) {
    zip.addBuffer(Buffer.from(content), name)
  }
  zip.end()
  const file = path.join(folder, `${randomUUID()}.zip`)
  writeFileSync(file, await buffer(zip.outputStream))
  return file
}

test('a catalogue with its photographs goes out as one file and comes in elsewhere', async () => {
  const id = await publishedPhoto()
  const archive = path.join(folder, 'catalogo.zip')
  writeFileSync(archive, await buffer(await exportArchive(own())))
  const other = await openTestDatabase()
  try {
    const elsewhere = await openOffice(other.db)
    const imported = await importArchive({ ...elsewhere.deps, actor: system }, archive)
    expect(imported).toMatchObject({
      pictures: 1,
      drafts: expect.arrayContaining(['Il mare di Naxos']),
    })
    const call = (method: string, address: string, body?: object) =>
      elsewhere.call(elsewhere.cookies.administrator, method, address, body)
    const publish = () =>
      call('POST', '/catalogue/publish', {
        documents: [uploadKey(id), 'trip/grecia'].map((key) => ({ key, revision: 1 })),
        note: '',
        at: null,
      })
    // The files for the pages have not been made there yet.
    expect((await publish()).body.code).toBe('PICTURE_NOT_READY')
    await workOnPictures(elsewhere.deps, never)
    expect((await publish()).status).toBe(201)
    // A second import finds everything there.
    const again = await importArchive({ ...elsewhere.deps, actor: system }, archive)
    expect(again).toMatchObject({ drafts: [], kept: [], pictures: 1 })
    expect(await other.db.select().from(pictureUploads)).toHaveLength(1)
  } finally {
    await other.close()
  }
})

test('a photograph that is here under another id is that one', async () => {
  const content = await scene(650, 490).jpeg().toBuffer()
  const { id } = await receivePicture(own(), { file: fileOf(content, 'a.jpg'), kind: 'foto' })
  const theirs = randomUUID()
  const sha256 = createHash('sha256').update(content).digest('hex')
  const hawaii = firstEdition['trip/hawaii'] as { pictures: object }
  const documents = {
    'trip/hawaii': { ...hawaii, pictures: { ...hawaii.pictures, main: uploadName(theirs) } },
  }
  const file = {
    ...catalogueFile(documents, 0, new Date()),
    pictures: [{ id: theirs, fileName: 'a.jpg', sha256, kind: 'foto' }],
  }
  await importArchive(
    own(),
    await zipOf({
      'catalogue.json': Buffer.from(JSON.stringify(file)),
      [`pictures/${theirs}`]: content,
    }),
  )
  const drafts = await database.db.select().from(catalogueDrafts)
  const draft = drafts.find(({ key }) => key === 'trip/hawaii')
  expect(draft?.document).toMatchObject({ pictures: { main: uploadName(id) } })
})

test('an archive that is not as it says is refused, and nothing of it is taken', async () => {
  const before = await database.db.select().from(pictureUploads)
  const id = randomUUID()
  const content = await scene(670, 500).jpeg().toBuffer()
  const file = (sha256: string) =>
    Buffer.from(
      JSON.stringify({
        ...catalogueFile(firstEdition, 0, new Date()),
        pictures: [{ id, fileName: 'x.jpg', sha256, kind: 'foto' }],
      }),
    )
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const sha256 = hashOf(content)
  const bomb = Buffer.alloc(29 * 1024 * 1024)
  const bad: Record<string, Uint8Array>[] = [
    { 'ricette.json': Buffer.from('{}') },
    { 'catalogue.json': Buffer.from('{"kind":"ricette"}') },
    { 'catalogue.json': Buffer.from('non JSON') },
    { 'catalogue.json': file('0'.repeat(64)), [`pictures/${id}`]: content },
    { 'catalogue.json': file(sha256) },
    { 'catalogue.json': file(sha256), [`pictures/${id}`]: Buffer.alloc(30 * 1024 * 1024 + 1) },
    { 'catalogue.json': Buffer.alloc(33 * 1024 * 1024, ' ') },
    { 'catalogue.json': Buffer.alloc(5 * 1024 * 1024, '[') },
    // The hash matches, but a hundred such pictures would still fit into an archive of three megabytes.
    { 'catalogue.json': file(hashOf(bomb)), [`pictures/${id}`]: bomb },
  ]
  for (const entries of bad) {
    await expect(importArchive(own(), await zipOf(entries))).rejects.toMatchObject({
      code: 'CATALOGUE_UNREADABLE',
    })
  }
  const half = path.join(folder, 'half.zip')
  const whole = await buffer(await exportArchive(own()))
  writeFileSync(half, whole.subarray(0, whole.length / 2))
  await expect(importArchive(own(), half)).rejects.toMatchObject({ code: 'CATALOGUE_UNREADABLE' })
  expect(await database.db.select().from(pictureUploads)).toEqual(before)
})

test('entries with names of their own reach nothing: only ours are looked for', async () => {
  const archive = await zipOf({
    'catalogue.json': Buffer.from(JSON.stringify(catalogueFile(firstEdition, 0, new Date()))),
    'pictures/..-..-etc-passwd': Buffer.from('x'),
  })
  // The library that writes archives refuses such names, so the bytes are changed by hand.
  const bytes = readFileSync(archive)
  const named = Buffer.from('pictures/..-..-etc-passwd')
  const evil = Buffer.from('pictures/../../etc/passwd')
  for (let at = bytes.indexOf(named); at >= 0; at = bytes.indexOf(named)) evil.copy(bytes, at)
  writeFileSync(archive, bytes)
  await expect(importArchive(own(), archive)).rejects.toMatchObject({
    code: 'CATALOGUE_UNREADABLE',
  })
})

test('staff send it as it is; strangers and consultants do not', async () => {
  const answer = await office.raw(admin(), '/exports/catalogue.zip')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const archive = new Uint8Array(await answer.arrayBuffer())
  const send = (who: string | undefined) =>
    office.send(who, 'POST', catalogueArchivePath.replace('/api/admin', ''), archive)
  expect((await send(undefined)).status).toBe(401)
  expect((await send(office.cookies.consultant)).status).toBe(403)
  const sent = await send(admin())
  expect(sent.status).toBe(200)
  expect(await sent.json()).toMatchObject({ pictures: 1 })
  expect(await readdir(path.join(folder, 'data'))).toEqual([])
})
