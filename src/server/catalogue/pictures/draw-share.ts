import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { cutAround, maxPicturePixels } from '../../../domain/catalogue/picture-uploads.ts'
import { drawLockup } from './draw-brand.ts'
import { body, display, shapes, widthOf } from './letters.ts'
import type { ShareOrder } from './picture-orders.ts'

/** The same layout as in the picture kit (art/share.js): 1200 × 630, logo, title, price. */
const size = { width: 1200, height: 630 }
const left = 64
const widestTitle = 640
const navy = '#071627'
/** Messengers ignore larger preview pictures. */
const limit = 150_000

const logo = readFileSync(new URL('../../../../public/logo/logo-white.svg', import.meta.url))

export async function drawShare({ content, focus, words, lockup }: ShareOrder): Promise<Buffer> {
  const source = sharp(content, { limitInputPixels: maxPicturePixels })
  const { width, height } = (await source.metadata()).autoOrient
  const { data } = await source
    .autoOrient()
    .extract(cutAround({ width, height }, focus, size.width / size.height))
    .resize(size)
    .composite([
      { input: Buffer.from(wordsOver(words)), left: 0, top: 0 },
      {
        input: lockup
          ? await drawLockup(lockup, 58)
          : await sharp(logo, { density: 144 }).resize({ height: 58 }).png().toBuffer(),
        left,
        top: 56,
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return within(limit, (quality) =>
    sharp(data, { raw: { ...size, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  )
}

async function within(bytes: number, encode: (quality: number) => Promise<Buffer>) {
  let best: Buffer = Buffer.alloc(0)
  for (const quality of [82, 74, 66, 56, 44]) {
    best = await encode(quality)
    if (best.length <= bytes) break
  }
  return best
}

function wordsOver({ title, strong, small }: ShareOrder['words']): string {
  const pixels = title.length > 34 ? 64 : 74
  const lines = wrapped(title, pixels)
  const first = size.height - 176 - (lines.length - 1) * pixels * 1.02
  const parts = [
    ...lines.map((line, at) =>
      shapes(display, line, { pixels, left, base: first + at * pixels * 1.02, colour: '#ffffff' }),
    ),
    shapes(display, strong, { pixels: 46, left, base: size.height - 98, colour: '#E9B44C' }),
    shapes(body, small, { pixels: 27, left, base: size.height - 56, colour: '#F8F5F0' }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs>
      <linearGradient id="side" x1="0" y1="0" x2="1" y2="0">${stops([
        [0, 0.84],
        [0.3, 0.7],
        [0.5, 0.42],
        [0.74, 0],
      ])}</linearGradient>
      <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">${stops([
        [0.5, 0],
        [1, 0.55],
      ])}</linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#foot)"/>
    ${parts.join('')}
  </svg>`
}

const stops = (list: readonly (readonly [number, number])[]) =>
  list
    .map(([at, alpha]) => `<stop offset="${at}" stop-color="${navy}" stop-opacity="${alpha}"/>`)
    .join('')

function wrapped(text: string, pixels: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    const isFull = widthOf(display, longer, pixels) > widestTitle
    if (isFull && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
