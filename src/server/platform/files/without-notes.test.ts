import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutNotes } from './without-notes.ts'

const place = '43.6158N 13.5189E'
const isTold = (content: Uint8Array | undefined) => Buffer.from(content ?? []).includes(place)

/** A photograph as a phone held upright writes it, with the place in its metadata. */
function photograph() {
  return sharp({ create: { width: 8, height: 4, channels: 3, background: '#7a1f5c' } })
    .withExif({ IFD0: { ImageDescription: place, Make: 'Telefono' } })
    .withMetadata({ orientation: 6 })
}

describe.each([
  ['image/jpeg', () => photograph().jpeg()],
  ['image/png', () => photograph().png()],
  ['image/webp', () => photograph().webp()],
])('%s', (mimeType, make) => {
  it('loses what the camera noted and draws the same', async () => {
    const sent = await make().toBuffer()
    const quiet = withoutNotes(sent, mimeType)
    expect([isTold(sent), isTold(quiet)]).toEqual([true, false])
    const pixels = (content: Uint8Array | undefined) => sharp(content).raw().toBuffer()
    expect(await pixels(quiet)).toEqual(await pixels(sent))
  })

  it('without any notes, or twice, stays as it is', async () => {
    const plain = { create: { width: 3, height: 2, channels: 3, background: '#fff' } } as const
    const kinds = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
    const sent = await sharp(plain)
      .toFormat(kinds[mimeType as keyof typeof kinds])
      .toBuffer()
    expect(Buffer.compare(Buffer.from(withoutNotes(sent, mimeType) ?? []), sent)).toBe(0)
    const once = withoutNotes(await make().toBuffer(), mimeType) ?? sent
    expect(withoutNotes(once, mimeType)).toEqual(once)
  })
})

it('a JPEG is still turned as the camera was held', async () => {
  const quiet = withoutNotes(await photograph().jpeg().toBuffer(), 'image/jpeg')
  expect(await sharp(quiet).metadata()).toMatchObject({ orientation: 6, width: 8, height: 4 })
})

const u16 = (number: number) => [number >> 8, number & 255]
const u32 = (number: number) => [...u16(number >>> 16), ...u16(number & 65_535)]
const box = (kind: string, ...parts: (readonly number[] | Uint8Array)[]) => {
  const body = parts.flatMap((part) => [...part])
  return [...u32(body.length + 8), ...Buffer.from(kind), ...body]
}

/** A picture and two metadata items, one in the file and one in the table's own data. */
function heic(): Uint8Array {
  const item = (id: number, kind: string) =>
    box('infe', u32(0x0200_0000), u16(id), u16(0), Buffer.from(kind), [0])
  const note = Buffer.from(place)
  const build = (picture: number, exif: number) => {
    const located = (id: number, method: number, from: number, length: number) =>
      [u16(id), u16(method), u16(0), u16(1), u32(from), u32(length)].flat()
    const places = [
      ...located(1, 0, picture, 4),
      ...located(2, 0, exif, note.length),
      ...located(3, 1, 2, note.length),
    ]
    const items = [item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')].flat()
    const table = [u32(0x0100_0000), [0x44, 0], u16(3), places].flat()
    const parts = [
      u32(0),
      box('iinf', u32(0), u16(3), items),
      box('iloc', table),
      box('idat', [7, 7], note),
    ]
    return [...box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), ...box('meta', ...parts)]
  }
  const start = build(0, 0).length + 8
  return Uint8Array.from([...build(start, start + 4), ...box('mdat', [1, 2, 3, 4], note)])
}

describe('image/heic', () => {
  it('keeps its length and its picture, and both notes are blank', () => {
    const sent = heic()
    const quiet = withoutNotes(sent, 'image/heic')
    expect([isTold(sent), isTold(quiet)]).toEqual([true, false])
    expect(quiet?.length).toBe(sent.length)
    const told = Buffer.byteLength(place)
    const changed = [...sent].filter((byte, at) => byte !== quiet?.[at]).length
    expect(changed).toBe(2 * told)
    expect([...(quiet ?? [])].slice(-told - 4, -told)).toEqual([1, 2, 3, 4])
  })

  it('of a telephone, without notes, stays as it is', () => {
    const sent = readFileSync(
      new URL('../../catalogue/pictures/samples/phone.heic', import.meta.url),
    )
    expect(Buffer.compare(Buffer.from(withoutNotes(sent, 'image/heic') ?? []), sent)).toBe(0)
  })
})

it('a table of pieces without length is not walked to its end', () => {
  // Each item takes eight bytes and claims 65,535 extents of no bytes.
  const items = Array.from({ length: 120_000 }, () => [0, 1, 0, 0, 0, 0, 255, 255]).flat()
  const table = [u32(0x0100_0000), [0, 0], u16(65_535)].flat()
  const meta = box('meta', u32(0), box('iinf', u32(0), u16(0)), box('iloc', table, items))
  expect(withoutNotes(Uint8Array.from(meta), 'image/heic')).toBeUndefined()
}, 5000)

it.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic'])(
  'a broken %s ends the reading, and nothing else',
  (mimeType) => {
    const hostile = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBPEXIF'),
      Buffer.from(box('meta', u32(0), box('iinf', u32(0)), [255, 255, 255, 255])),
    ])
    expect(withoutNotes(hostile, mimeType)).toBeUndefined()
    expect(withoutNotes(Buffer.from([0xff, 0xd8, 1, 2, 3, 4, 5, 6]), 'image/jpeg')).toBeUndefined()
  },
)
