import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstEdition } from '../../content/first-edition.ts'
import { uploadName } from '../../domain/catalogue/picture-document.ts'
import { storedFiles } from '../backup/stored-files.ts'
import type { OpenDatabase } from '../db/client.ts'
import { catalogueDrafts } from '../db/schema/drafts.ts'
import { fileRemovals } from '../db/schema/operations.ts'
import { pictureCuts, pictureFiles, pictureUploads } from '../db/schema/pictures.ts'
import { storedBytes } from '../documents/upload-room.ts'
import { removeDueFiles } from '../files/removals.ts'
import { createPictureFiles } from '../http/picture-files.ts'
import { fileOf, scene } from '../testing/sample-pictures.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Answer, type Office, openOffice } from '../testing/test-staff.ts'
import { removeUnusedPictures } from './remove-unused.ts'
import { workOnPictures } from './work-on-pictures.ts'

let database: OpenDatabase
let office: Office

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(catalogueDrafts)
  await database.db.delete(pictureUploads)
  await database.db.delete(fileRemovals)
  office.deps.files.content.clear()
})

const admin = () => office.cookies.administrator
const never = new AbortController().signal

async function send(content: Uint8Array, name = 'foto.jpg', who = admin()): Promise<Answer> {
  const form = new FormData()
  form.set('file', fileOf(content, name))
  return office.call(who, 'POST', '/pictures', form)
}

type Shown = {
  id: string
  state: string
  reason: string | null
  revision: number
  usedIn: { key: string }[]
  picture: {
    v: string
    width: number
    height: number
    widths: number[]
    portrait: { width: number; height: number; widths: number[] }
    placeholder: string
    focus: { x: number; y: number }
  }
}

async function find(id: string): Promise<Shown> {
  return (await office.call(admin(), 'GET', `/pictures/${id}`)).body as Shown
}

async function made(content: Uint8Array, name?: string): Promise<Shown> {
  const { status, body } = await send(content, name)
  expect(status, JSON.stringify(body)).toBe(201)
  await workOnPictures(office.deps, never)
  return find(body.id as string)
}

const stored = (id: string, rest: string) => {
  const content = office.deps.files.content.get(`pictures/${id}/${rest}`)
  if (!content) throw new Error(`No file ${rest}`)
  return content
}

describe('an upload', () => {
  test('is for administrators; consultants look', async () => {
    const content = await scene(640, 480).jpeg().toBuffer()
    const refused = await send(content, 'foto.jpg', office.cookies.consultant)
    expect(refused.body.code).toBe('FORBIDDEN')
    const { body } = await send(content)
    const seen = await office.call(office.cookies.consultant, 'GET', '/pictures')
    expect((seen.body.items as Shown[]).map(({ id }) => id)).toEqual([body.id])
  })

  test('becomes files of every width in both formats, turned, in sRGB, without a word of the camera', async () => {
    const content = await scene(1200, 800)
      .withExif({ IFD0: { Make: 'Fotocamera' }, IFD3: { GPSLatitude: '43/1 37/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { id, state, picture } = await made(content)
    expect([state, picture.width, picture.height]).toEqual(['ready', 800, 1200])
    expect(picture.widths).toEqual([480, 800])
    expect(picture.portrait).toEqual({ width: 800, height: 1000, widths: [480, 800] })
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder.length).toBeLessThanOrEqual(220)
    const rows = await database.db.select().from(pictureFiles)
    expect(rows).toHaveLength(8)
    for (const { filePath, width, format } of rows) {
      const file = sharp(stored(id, filePath.split('/').at(-1) ?? ''))
      const found = await file.metadata()
      expect([found.width, found.space, found.exif, found.icc]).toEqual([
        width,
        'srgb',
        undefined,
        undefined,
      ])
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp')
    }
    // Nothing is left on the list of files to be removed.
    expect(await database.db.select().from(fileRemovals)).toEqual([])
  })

  test('sent twice is one picture', async () => {
    const content = await scene(640, 480).png().toBuffer()
    const [one, two] = [await send(content, 'a.png'), await send(content, 'b.png')]
    expect(two.body.id).toBe(one.body.id)
    expect(office.deps.files.content.size).toBe(1)
  })
})

test('a photograph of twelve megapixels is ready in some seconds, and light', async () => {
  const { id, state, picture } = await made(await scene(4032, 3024).jpeg().toBuffer())
  expect([state, picture.width, picture.height]).toEqual(['ready', 1600, 1200])
  expect(picture.widths).toEqual([480, 960, 1600])
  expect(picture.portrait).toEqual({ width: 960, height: 1200, widths: [480, 960] })
  expect(stored(id, 'whole-1600.avif').length).toBeLessThanOrEqual(90_000)
})

describe('every sort of file', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['PNG with transparency', () => scene(640, 480).ensureAlpha(0.5).png().toBuffer()],
    ['PNG of 16 bits', () => scene(640, 480).toColourspace('rgb16').png().toBuffer()],
    ['PNG in greys', () => scene(640, 480).greyscale().png().toBuffer()],
    ['JPEG for printers (CMYK)', () => scene(640, 480).toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', () => scene(640, 480).webp().toBuffer()],
    ['AVIF', () => scene(640, 480).avif({ effort: 0 }).toBuffer()],
  ])('%s', async (name, content) => {
    const { id, state, reason } = await made(await content(), `${name}.xyz`)
    expect([state, reason]).toEqual(['ready', null])
    const { channels, space } = await sharp(stored(id, 'whole-480.webp')).metadata()
    expect([channels, space]).toEqual([3, 'srgb'])
  })

  test('HEIC of a phone, in the colours that it means', async () => {
    const content = readFileSync(new URL('./samples/phone.heic', import.meta.url))
    const { id, state, picture } = await made(content, 'IMG_0001.HEIC')
    expect([state, picture.width, picture.height]).toEqual(['ready', 640, 480])
    // Taken as the usual ones, the numbers in the file would be a duller red.
    const [red = 0] = await sharp(stored(id, 'whole-480.webp')).raw().toBuffer()
    expect(red).toBeGreaterThan(194)
  })
})

describe('a bad file', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['text', () => Buffer.from('non sono una foto'), 'PICTURE_TYPE'],
    [
      'a drawing with code in it',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'PICTURE_TYPE',
    ],
    ['a GIF', () => scene(600, 600).gif().toBuffer(), 'PICTURE_TYPE'],
    ['nothing at all', () => new Uint8Array(), 'PICTURE_TYPE'],
    ['more than 30 MB', () => new Uint8Array(30 * 1024 * 1024 + 1), 'PICTURE_SIZE'],
  ])('%s is not taken, whatever it is called', async (_, content, code) => {
    const { body } = await send(await content(), 'vacanza.jpg')
    expect(body.code).toBe(code)
    expect(office.deps.files.content.size).toBe(0)
  })

  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    [
      'half a photograph',
      async () => (await scene(1600, 1200).jpeg().toBuffer()).subarray(0, 20_000),
      /rovinato o incompleto/,
    ],
    [
      'a head without a body',
      async () =>
        Buffer.concat([
          (await scene(600, 600).png().toBuffer()).subarray(0, 60),
          Buffer.alloc(900),
        ]),
      /rovinato o incompleto/,
    ],
    [
      'half a HEIC',
      async () => readFileSync(new URL('./samples/phone.heic', import.meta.url)).subarray(0, 900),
      /rovinato o incompleto/,
    ],
    ['a stamp', () => scene(300, 200).jpeg().toBuffer(), /almeno 480 pixel/],
    ['a film in disguise', animation, /animate/],
    ['a small file that unpacks to a wall of pixels', bomb, /100 megapixel/],
  ])('%s is refused with a sentence, and the next one is made', async (_, content, sentence) => {
    const { id, state, reason } = await made(await content())
    expect(state).toBe('refused')
    expect(reason).toMatch(sentence)
    expect([...office.deps.files.content.keys()]).toEqual([`pictures/${id}/original`])
    const next = await made(await scene(640, 480).jpeg().toBuffer())
    expect(next.state).toBe('ready')
  })
})

/** Two frames of a WebP. */
async function animation(): Promise<Uint8Array> {
  const frames = await Promise.all(
    [0, 1].map((n) =>
      scene(600, 600 + n)
        .resize(600, 600)
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
}

/** 102 megapixels of one colour in some hundred kilobytes. */
function bomb(): Promise<Uint8Array> {
  return sharp({
    create: { width: 10_200, height: 10_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

describe('the focus', () => {
  test('chosen anew makes the cut anew and nothing else; until it is there nothing is published', async () => {
    const { id, picture } = await made(await scene(640, 480).jpeg().toBuffer())
    const key = `picture/${uploadName(id)}`
    const save = (revision: number, change: object) =>
      office.call(admin(), 'PUT', '/catalogue/draft', {
        key,
        revision,
        document: { ...picture, alt: 'Un monte al tramonto', kind: 'foto', ...change },
      })
    // Sizes and address are the server's, whatever a browser says.
    await save(0, { v: 'deadbeef', width: 1 })
    expect((await find(id)).picture).toMatchObject({ v: picture.v, width: 640 })
    await save(1, { focus: { x: 5, y: 50 } })
    const moved = await find(id)
    expect(moved.picture.v).not.toBe(picture.v)
    const [waiting] = (await database.db.select().from(pictureCuts)).filter(
      ({ state }) => state === 'queued',
    )
    expect(waiting?.version).toBe(moved.picture.v)
    const publish = () =>
      office.call(admin(), 'POST', '/catalogue/publish', {
        documents: [{ key, revision: 2 }],
        note: '',
        at: null,
      })
    expect((await publish()).body.code).toBe('PICTURE_NOT_READY')
    const before = new Set(office.deps.files.content.keys())
    await workOnPictures(office.deps, never)
    const added = [...office.deps.files.content.keys()].filter((one) => !before.has(one))
    expect(added.map((one) => one.split('/').at(-1))).toEqual([
      `${moved.picture.v}-384.avif`,
      `${moved.picture.v}-384.webp`,
    ])
    // The sun stands at the right: the cut at the left has none of it.
    const reddest = async (v: string) => {
      const { channels } = await sharp(stored(id, `${v}-384.webp`)).stats()
      return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
    }
    expect(await reddest(picture.v)).not.toBeCloseTo(await reddest(moved.picture.v), 0)
    expect((await publish()).status).toBe(201)
  })
})

describe('work that breaks off', () => {
  test('is taken up again at once after a stop in order, and nothing of it is seen before it is whole', async () => {
    const { body } = await send(await scene(640, 480).jpeg().toBuffer())
    const id = body.id as string
    const stopping = new AbortController()
    const files: typeof office.deps.files = {
      ...office.deps.files,
      put: async (filePath, content) => {
        await office.deps.files.put(filePath, content)
        if (filePath.endsWith('.webp')) stopping.abort()
      },
    }
    await workOnPictures({ ...office.deps, files }, stopping.signal)
    expect((await find(id)).state).toBe('queued')
    expect(await database.db.select().from(pictureFiles)).toEqual([])
    await workOnPictures(office.deps, never)
    expect((await find(id)).state).toBe('ready')
    expect(await database.db.select().from(fileRemovals)).toEqual([])
  })

  test('of a process that died is taken over by another when its claim has run out, not before', async () => {
    const { body } = await send(await scene(640, 480).jpeg().toBuffer())
    const id = body.id as string
    const dead = (minutes: number) =>
      database.db.update(pictureUploads).set({
        state: 'working',
        claimedAt: sql`now() - make_interval(mins => ${minutes})`,
      })
    await dead(1)
    await workOnPictures(office.deps, never)
    expect((await find(id)).state).toBe('working')
    await dead(4)
    await workOnPictures(office.deps, never)
    expect((await find(id)).state).toBe('ready')
  })

  test('because the storage is away costs the picture nothing', async () => {
    const { body } = await send(await scene(640, 480).jpeg().toBuffer())
    office.deps.files.failOn.put = /avif$/
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(workOnPictures(office.deps, never)).rejects.toThrow(/storage/)
    }
    office.deps.files.failOn.put = undefined
    await workOnPictures(office.deps, never)
    expect((await find(body.id as string)).state).toBe('ready')
  })
})

describe('in the storage', () => {
  test('originals and what was made of them are among the files of a backup', async () => {
    const { id } = await made(await scene(640, 480).jpeg().toBuffer())
    const kept = await storedFiles(database.db)
    expect(kept).toContain(`pictures/${id}/original`)
    expect(kept.filter((one) => one.startsWith(`pictures/${id}/`))).toHaveLength(1 + 4 + 2)
    expect(await storedBytes(database.db)).toBeGreaterThan(10_000)
  })

  test('what nobody names goes after ninety days; what a draft names stays', async () => {
    const unused = await made(await scene(640, 480).jpeg().toBuffer())
    const used = await made(await scene(660, 480).jpeg().toBuffer())
    const greece = firstEdition['trip/grecia'] as { pictures: object }
    await office.call(admin(), 'PUT', '/catalogue/draft', {
      key: 'trip/grecia',
      revision: 0,
      document: { ...greece, pictures: { ...greece.pictures, gallery: [uploadName(used.id)] } },
    })
    const after = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    expect(await removeUnusedPictures({ ...office.deps, now: after(89) })).toBe(0)
    expect(await removeUnusedPictures({ ...office.deps, now: after(91) })).toBe(1)
    expect((await find(used.id)).state).toBe('ready')
    expect((await office.call(admin(), 'GET', `/pictures/${unused.id}`)).status).toBe(404)
    await removeDueFiles(office.deps)
    const left = [...office.deps.files.content.keys()]
    expect(left.filter((one) => one.includes(unused.id))).toEqual([])
    expect(left.filter((one) => one.includes(used.id))).toHaveLength(7)
  })
})

describe('what visitors are sent', () => {
  const pathOf = (id: string, rest: string) => `/pictures/upload/${id}${rest}`

  test('is kept for ever under an address with its hash', async () => {
    const { id, picture } = await made(await scene(640, 480).jpeg().toBuffer())
    const find = createPictureFiles(office.deps)
    for (const [rest, type] of [
      [`-480.avif?v=${picture.v}`, 'image/avif'],
      [`-p-384.webp?v=${picture.v}`, 'image/webp'],
    ] as const) {
      const file = await find(pathOf(id, rest))
      expect(file?.headers).toMatchObject({
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      // Once more, from memory.
      expect(await find(pathOf(id, rest))).toBe(file)
    }
  })

  test('is never the original, nor anything else that is private', async () => {
    const { id, picture } = await made(await scene(640, 480).jpeg().toBuffer())
    await office.deps.files.put('documents/passport-1', Buffer.from('passaporto'))
    const find = createPictureFiles(office.deps)
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
    const { id } = await made(await scene(640, 480).jpeg().toBuffer())
    const file = await createPictureFiles(office.deps)(pathOf(id, '-p-384.webp?v=00000000'))
    expect(file?.headers['Cache-Control']).toBe('no-store')
  })
})

describe('a trip with a photograph', () => {
  const greece = firstEdition['trip/grecia'] as { pictures: object }
  const names = (id: string) => ({
    ...greece,
    pictures: { ...greece.pictures, main: uploadName(id) },
  })
  const pending = async () =>
    (await office.call(admin(), 'GET', '/catalogue/pending')).body as {
      documents: { key: string; changes: unknown[]; problems: { message: string }[] }[]
      together: { message: string }[]
    }

  test('can be published once the photograph has its words', async () => {
    const { id } = await made(await scene(640, 480).jpeg().toBuffer())
    const key = `picture/${uploadName(id)}`
    await office.call(admin(), 'PUT', '/catalogue/draft', {
      key: 'trip/grecia',
      revision: 0,
      document: names(id),
    })
    expect((await find(id)).usedIn.map((use) => use.key)).toEqual(['trip/grecia'])
    expect((await pending()).together[0]?.message).toMatch(/testo alternativo/)
    const { body } = await office.call(admin(), 'GET', `/catalogue/document?key=${key}`)
    expect(body).toMatchObject({ state: 'new', revision: 0 })
    const document = body.document as object
    await office.call(admin(), 'PUT', '/catalogue/draft', { key, revision: 0, document })
    const empty = (await pending()).documents.find((one) => one.key === key)
    expect(empty?.problems.map(({ message }) => message)).toEqual(['Scrivi qualcosa'])
    await office.call(admin(), 'PUT', '/catalogue/draft', {
      key,
      revision: 1,
      document: { ...document, alt: 'Case bianche sul mare' },
    })
    const { documents, together } = await pending()
    expect(together).toEqual([])
    expect(documents.flatMap(({ problems }) => problems)).toEqual([])
    const published = await office.call(admin(), 'POST', '/catalogue/publish', {
      documents: [
        { key, revision: 2 },
        { key: 'trip/grecia', revision: 1 },
      ],
      note: '',
      at: null,
    })
    expect(published.status, JSON.stringify(published.body)).toBe(201)
    const removed = await office.call(admin(), 'POST', `/pictures/${id}/remove`)
    expect(removed.body.code).toBe('PICTURE_IN_USE')
  })

  test('nobody shows can be removed with its files', async () => {
    const { id } = await made(await scene(660, 490).jpeg().toBuffer())
    const { status } = await office.call(admin(), 'POST', `/pictures/${id}/remove`)
    expect(status).toBe(200)
    expect(await database.db.select().from(fileRemovals)).toHaveLength(1 + 2 * 2 + 2)
  })
})
