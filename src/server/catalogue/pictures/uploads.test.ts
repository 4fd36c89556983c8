import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileRemovals } from '../../platform/db/schema/operations.ts'
import { pictureFiles } from '../../platform/db/schema/pictures.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openPictureDesk, type ShownPicture } from '../../testing/picture-desk.ts'
import { scene } from '../../testing/sample-pictures.ts'

const database = await databaseOfThisFile()
const desk = await openPictureDesk(database.db)
beforeEach(() => desk.empty())

describe('an upload', () => {
  test('is for administrators; consultants look', async () => {
    const content = await scene(640, 480).jpeg().toBuffer()
    const refused = await desk.send(content, 'foto.jpg', desk.cookies.consultant)
    expect(refused.body.code).toBe('FORBIDDEN')
    const { body } = await desk.send(content)
    const seen = await desk.call(desk.cookies.consultant, 'GET', '/pictures')
    expect((seen.body.items as ShownPicture[]).map(({ id }) => id)).toEqual([body.id])
  })

  test('becomes files of every width in both formats, turned, in sRGB, without a word of the camera', async () => {
    const content = await scene(1200, 800)
      .withExif({ IFD0: { Make: 'Fotocamera' }, IFD3: { GPSLatitude: '43/1 37/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { id, state, picture } = await desk.made(content)
    expect([state, picture.width, picture.height]).toEqual(['ready', 800, 1200])
    expect(picture.widths).toEqual([480, 800])
    expect(picture.portrait).toEqual({ width: 800, height: 1000, widths: [480, 800] })
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder.length).toBeLessThanOrEqual(220)
    const rows = await database.db.select().from(pictureFiles)
    expect(rows).toHaveLength(8)
    for (const { filePath, width, format } of rows) {
      const file = sharp(desk.stored(id, filePath.split('/').at(-1) ?? ''))
      const found = await file.metadata()
      expect([found.width, found.space, found.exif, found.icc]).toEqual([
        width,
        'srgb',
        undefined,
        undefined,
      ])
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp')
    }
    // No file is listed for removal.
    expect(await database.db.select().from(fileRemovals)).toEqual([])
  })

  test('sent twice is one picture', async () => {
    const content = await scene(640, 480).png().toBuffer()
    const [one, two] = [await desk.send(content, 'a.png'), await desk.send(content, 'b.png')]
    expect(two.body.id).toBe(one.body.id)
    expect(desk.deps.files.content.size).toBe(1)
  })
})

test('a photograph of twelve megapixels is ready in some seconds, and light', async () => {
  const { id, state, picture } = await desk.made(await scene(4032, 3024).jpeg().toBuffer())
  expect([state, picture.width, picture.height]).toEqual(['ready', 1600, 1200])
  expect(picture.widths).toEqual([480, 960, 1600])
  expect(picture.portrait).toEqual({ width: 960, height: 1200, widths: [480, 960] })
  expect(desk.stored(id, 'whole-1600.avif').length).toBeLessThanOrEqual(90_000)
})

describe('every sort of file', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['PNG with transparency', () => scene(480, 480).ensureAlpha(0.5).png().toBuffer()],
    ['PNG of 16 bits', () => scene(480, 480).toColourspace('rgb16').png().toBuffer()],
    ['PNG in greys', () => scene(480, 480).greyscale().png().toBuffer()],
    ['JPEG for printers (CMYK)', () => scene(480, 480).toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', () => scene(480, 480).webp().toBuffer()],
    ['AVIF', () => scene(480, 480).avif({ effort: 0 }).toBuffer()],
  ])('%s', async (name, content) => {
    const { id, state, reason } = await desk.made(await content(), `${name}.xyz`)
    expect([state, reason]).toEqual(['ready', null])
    const { channels, space } = await sharp(desk.stored(id, 'whole-480.webp')).metadata()
    expect([channels, space]).toEqual([3, 'srgb'])
  })

  test('HEIC of a phone, in the colours that it means', async () => {
    const content = readFileSync(new URL('./samples/phone.heic', import.meta.url))
    const { id, state, picture } = await desk.made(content, 'IMG_0001.HEIC')
    expect([state, picture.width, picture.height]).toEqual(['ready', 640, 480])
    // Read as sRGB, the numbers in the file would give a duller red.
    const [red = 0] = await sharp(desk.stored(id, 'whole-480.webp')).raw().toBuffer()
    expect(red).toBeGreaterThan(194)
  })
})
