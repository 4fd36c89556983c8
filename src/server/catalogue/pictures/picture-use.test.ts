import { beforeEach, describe, expect, test } from 'vitest'
import { uploadName } from '../../../domain/catalogue/picture-document.ts'
import { storedBytes } from '../../access/uploads/upload-room.ts'
import { storedFiles } from '../../platform/backup/stored-files.ts'
import { fileRemovals } from '../../platform/db/schema/operations.ts'
import { pictureCuts, pictureFiles } from '../../platform/db/schema/pictures.ts'
import { removeDueFiles } from '../../platform/files/removals.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openPictureDesk } from '../../testing/picture-desk.ts'
import { scene } from '../../testing/sample-pictures.ts'
import { firstEdition } from '../editions/first-edition.ts'
import { createPictureFiles } from './picture-files.ts'
import { removeUnusedPictures } from './remove-unused.ts'
import { findOtherCut } from './store.ts'

const database = await databaseOfThisFile()
const desk = await openPictureDesk(database.db)
beforeEach(() => desk.empty())

const greece = firstEdition['trip/grecia'] as { pictures: object }

describe('in the storage', () => {
  test('originals and what was made of them are among the files of a backup', async () => {
    const { id } = await desk.made(await scene(640, 480).jpeg().toBuffer())
    const kept = await storedFiles(database.db)
    expect(kept).toContain(`pictures/${id}/original`)
    expect(kept.filter((one) => one.startsWith(`pictures/${id}/`))).toHaveLength(1 + 4 + 2)
    expect(await storedBytes(database.db)).toBeGreaterThan(10_000)
  })

  test('what nobody names goes after ninety days; what a draft names stays', async () => {
    const unused = await desk.made(await scene(640, 480).jpeg().toBuffer())
    const used = await desk.made(await scene(660, 480).jpeg().toBuffer())
    await desk.ask('PUT', '/catalogue/draft', {
      key: 'trip/grecia',
      revision: 0,
      document: { ...greece, pictures: { ...greece.pictures, gallery: [uploadName(used.id)] } },
    })
    const after = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    expect(await removeUnusedPictures({ ...desk.deps, now: after(89) })).toBe(0)
    expect(await removeUnusedPictures({ ...desk.deps, now: after(91) })).toBe(1)
    expect((await desk.find(used.id)).state).toBe('ready')
    expect((await desk.ask('GET', `/pictures/${unused.id}`)).status).toBe(404)
    await removeDueFiles(desk.deps)
    const left = [...desk.deps.files.content.keys()]
    expect(left.filter((one) => one.includes(unused.id))).toEqual([])
    expect(left.filter((one) => one.includes(used.id))).toHaveLength(7)
  })
})

describe('what visitors are sent', () => {
  const pathOf = (id: string, rest: string) => `/pictures/upload/${id}${rest}`

  test('is kept for ever under an address with its hash', async () => {
    const { id, picture } = await desk.made(await scene(640, 480).jpeg().toBuffer())
    const find = createPictureFiles(desk.deps)
    for (const [rest, type] of [
      [`-480.avif?v=${picture.v}`, 'image/avif'],
      [`-p-384.webp?v=${picture.v}`, 'image/webp'],
    ] as const) {
      const file = await find(pathOf(id, rest))
      expect(file?.headers).toMatchObject({
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      // A second request is answered from memory.
      expect(await find(pathOf(id, rest))).toBe(file)
    }
  })

  test('is never the original, nor anything else that is private', async () => {
    const { id, picture } = await desk.made(await scene(640, 480).jpeg().toBuffer())
    await desk.deps.files.put('documents/passport-1', Buffer.from('passaporto'))
    const find = createPictureFiles(desk.deps)
    for (const rest of [
      '-original.avif?v=00000000',
      '/original',
      `/../../documents/passport-1?v=${picture.v}`,
      `-480.jpeg?v=${picture.v}`,
      `-481.avif?v=${picture.v}`,
      '-480.avif',
    ]) {
      expect(await find(pathOf(id, rest)), rest).toBeUndefined()
    }
  })

  test('is the cut of before while the one of a new focus is made, and nobody keeps that', async () => {
    const { id } = await desk.made(await scene(640, 480).jpeg().toBuffer())
    const file = await createPictureFiles(desk.deps)(pathOf(id, '-p-384.webp?v=00000000'))
    expect(file?.headers['Cache-Control']).toBe('no-store')
  })

  test('is the newest of several cuts of before', async () => {
    const { id } = await desk.made(await scene(640, 480).jpeg().toBuffer())
    const size = { uploadId: id, width: 384, format: 'webp' as const }
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    for (const [cut, createdAt] of [
      ['00000001', inDays(-1)],
      ['ffffffff', inDays(1)],
    ] as const) {
      const focus = { focusX: 50, focusY: 50, state: 'ready' as const }
      await database.db
        .insert(pictureCuts)
        .values({ uploadId: id, version: cut, createdAt, ...focus })
      await database.db.insert(pictureFiles).values({ ...size, cut, bytes: 1, filePath: cut })
    }
    expect((await findOtherCut(database.db, size))?.cut).toBe('ffffffff')
  })
})

describe('a trip with a photograph', () => {
  const names = (id: string) => ({
    ...greece,
    pictures: { ...greece.pictures, main: uploadName(id) },
  })
  const pending = async () =>
    (await desk.ask('GET', '/catalogue/pending')).body as {
      documents: { key: string; changes: unknown[]; problems: { message: string }[] }[]
      together: { message: string }[]
    }

  test('can be published once the photograph has its words', async () => {
    const { id } = await desk.made(await scene(640, 480).jpeg().toBuffer())
    const key = `picture/${uploadName(id)}`
    await desk.ask('PUT', '/catalogue/draft', {
      key: 'trip/grecia',
      revision: 0,
      document: names(id),
    })
    expect((await desk.find(id)).usedIn.map((use) => use.key)).toEqual(['trip/grecia'])
    expect((await pending()).together[0]?.message).toMatch(/testo alternativo/)
    const { body } = await desk.ask('GET', `/catalogue/document?key=${key}`)
    expect(body).toMatchObject({ state: 'new', revision: 0 })
    const document = body.document as object
    await desk.ask('PUT', '/catalogue/draft', { key, revision: 0, document })
    const empty = (await pending()).documents.find((one) => one.key === key)
    expect(empty?.problems.map(({ message }) => message)).toEqual(['Scrivi qualcosa'])
    await desk.ask('PUT', '/catalogue/draft', {
      key,
      revision: 1,
      document: { ...document, alt: 'Case bianche sul mare' },
    })
    const { documents, together } = await pending()
    expect(together).toEqual([])
    expect(documents.flatMap(({ problems }) => problems)).toEqual([])
    const published = await desk.ask('POST', '/catalogue/publish', {
      documents: [
        { key, revision: 2 },
        { key: 'trip/grecia', revision: 1 },
      ],
      note: '',
      at: null,
    })
    expect(published.status, JSON.stringify(published.body)).toBe(201)
    const removed = await desk.ask('POST', `/pictures/${id}/remove`)
    expect(removed.body.code).toBe('PICTURE_IN_USE')
  })

  test('nobody shows can be removed with its files', async () => {
    const { id } = await desk.made(await scene(660, 490).jpeg().toBuffer())
    const { status } = await desk.ask('POST', `/pictures/${id}/remove`)
    expect(status).toBe(200)
    expect(await database.db.select().from(fileRemovals)).toHaveLength(1 + 2 * 2 + 2)
  })
})
