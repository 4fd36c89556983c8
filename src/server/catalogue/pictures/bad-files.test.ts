import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openPictureDesk } from '../../testing/picture-desk.ts'
import { scene } from '../../testing/sample-pictures.ts'

const database = await databaseOfThisFile()
const desk = await openPictureDesk(database.db)
beforeEach(() => desk.empty())

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
    const { body } = await desk.send(await content(), 'vacanza.jpg')
    expect(body.code).toBe(code)
    expect(desk.deps.files.content.size).toBe(0)
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
    const { id, state, reason } = await desk.made(await content())
    expect(state).toBe('refused')
    expect(reason).toMatch(sentence)
    expect([...desk.deps.files.content.keys()]).toEqual([`pictures/${id}/original`])
    const next = await desk.made(await scene(480, 480).jpeg().toBuffer())
    expect(next.state).toBe('ready')
  })
})

/** A WebP with two frames. */
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
