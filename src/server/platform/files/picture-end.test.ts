import { describe, expect, it } from 'vitest'
import { upToItsEnd } from './picture-end.ts'
import { readChecked } from './read-photo.ts'

const bytes = (...parts: (readonly number[] | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

const start = [0xff, 0xd8]
const end = [0xff, 0xd9]
const note = [0xff, 0xe1, 0, 6, 0xff, 0xd9, 1, 2]
const scan = [0xff, 0xda, 0, 3, 1]
const drawn = [7, 0xff, 0, 8, 0xff, 0xd3, 9, 0xff, 0xff]
const jpeg = bytes(start, note, scan, drawn, scan, drawn, end)

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (kind: string, data: number[]) => [
  0,
  0,
  0,
  data.length,
  ...Buffer.from(kind),
  ...data,
  1,
  2,
  3,
  4,
]
const png = bytes(signature, chunk('IHDR', [1, 2, 3]), chunk('IDAT', [5, 6]), chunk('IEND', []))
const webp = bytes('RIFF', [8, 0, 0, 0], 'WEBP', [1, 2, 3, 4])

describe.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
])('of %s', (mimeType, picture) => {
  it('what stands behind it is dropped', () => {
    const more = bytes([...picture], 'PK\u0003\u0004 <script>', end)
    expect([...upToItsEnd(more, mimeType)]).toEqual([...picture])
  })

  it('a picture that ends where it ends stays as it is', () => {
    expect([...upToItsEnd(picture, mimeType)]).toEqual([...picture])
  })

  it('one whose end is missing stays as it is', () => {
    const broken = picture.subarray(0, picture.length - 2)
    expect([...upToItsEnd(broken, mimeType)]).toEqual([...broken])
  })
})

it('everything that travellers send goes this way, and loses what the camera noted', async () => {
  const sent = bytes([...jpeg], 'another file')
  const file = { size: sent.length, arrayBuffer: async () => sent.slice().buffer }
  const quiet = bytes(start, scan, drawn, scan, drawn, end)
  expect([...(await readChecked(file)).content]).toEqual([...quiet])
})
