import sharp, { type Sharp } from 'sharp'
import {
  cutAround,
  maxPicturePixels,
  minPictureSide,
  portraitRendition,
  type Rendition,
  type Size,
  wholeRendition,
} from '../../../domain/catalogue/picture-uploads.ts'
import type { PictureFormat } from '../../../domain/catalogue/pictures.ts'
import type { Finished, MadeFile, RenditionsOrder } from './picture-orders.ts'
import { colourProfileOf, readHeic, withProfile } from './read-heic.ts'
import { Refused } from './refused.ts'

/** One thread and no cache: the site on the same machine comes first. */
sharp.concurrency(1)
sharp.cache(false)

/** All files are cut from a copy of this size: twice the largest of them. */
const workingSide = 3200

type Working = Size & { image: () => Sharp; original: Size }

export type Tell = {
  planned: (files: number) => void
  file: (file: MadeFile) => void
}

export async function makeRenditions(order: RenditionsOrder, tell: Tell): Promise<Finished> {
  const working = await openPicture(order)
  const whole = order.cutOnly ? undefined : wholeRendition(working.original)
  const portrait = portraitRendition(working.original)
  tell.planned(((whole?.widths.length ?? 0) + portrait.widths.length) * formats.length)
  if (whole) await makeSet(working.image, whole, false, tell)
  const cut = cutAround(working, order.focus)
  await makeSet(() => working.image().extract(cut), portrait, true, tell)
  const placeholder = await miniature(working)
  return { ...working.original, placeholder }
}

/** Opens the picture upright, in sRGB, without transparency and without camera metadata. */
async function openPicture({ content, mimeType }: RenditionsOrder): Promise<Working> {
  const source = mimeType === 'image/heic' ? await heicAsPng(content) : content
  const read = () => sharp(source, { limitInputPixels: maxPicturePixels, failOn: 'error' })
  const found = await read()
    .metadata()
    .catch((cause: unknown) => {
      throw new Refused(isTooLarge(cause) ? 'too_many_pixels' : 'broken', { cause })
    })
  const original = { width: found.autoOrient.width, height: found.autoOrient.height }
  if (original.width * original.height > maxPicturePixels) throw new Refused('too_many_pixels')
  if ((found.pages ?? 1) > 1 || isAnimatedPng(source)) throw new Refused('animated')
  if (Math.min(original.width, original.height) < minPictureSide) throw new Refused('too_small')
  const { data, info } = await read()
    .autoOrient()
    .resize({ width: workingSide, height: workingSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Refused('broken', { cause })
    })
  const { width, height, channels } = info
  return {
    width,
    height,
    original,
    image: () => sharp(data, { raw: { width, height, channels } }),
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message)
}

/** The library reads the first frame of such a file and does not report the others. */
function isAnimatedPng(content: Uint8Array): boolean {
  const start = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, 4096))
  return start.toString('latin1', 1, 4) === 'PNG' && start.includes('acTL', 0, 'latin1')
}

async function heicAsPng(content: Uint8Array): Promise<Buffer> {
  const { data, width, height } = await readHeic(content).catch((cause: unknown) => {
    throw cause instanceof Refused ? cause : new Refused('broken', { cause })
  })
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  const profile = colourProfileOf(content)
  return profile ? withProfile(png, profile) : png
}

const formats: readonly PictureFormat[] = ['avif', 'webp']

/** Limits in kB by width, as for the painted pictures: qualities are tried until a photograph fits. */
const limits: readonly { width: number; avif: number; webp: number }[] = [
  { width: 480, avif: 20, webp: 30 },
  { width: 960, avif: 40, webp: 60 },
  { width: 1600, avif: 90, webp: 135 },
]
const qualities: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [52, 44, 36],
  webp: [74, 64, 54],
}

async function makeSet(image: () => Sharp, rendition: Rendition, isCut: boolean, tell: Tell) {
  for (const width of rendition.widths) {
    const { data, info } = await image()
      .resize({ width, kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    for (const format of formats) {
      const content = await encode(() => sharp(data, { raw }), width, format)
      tell.file({ isCut, width, format, content })
    }
  }
}

async function encode(image: () => Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const limit = limits.find((one) => width <= one.width)?.[format] ?? Number.POSITIVE_INFINITY
  let best = Buffer.alloc(0)
  for (const quality of qualities[format]) {
    best = await (format === 'avif'
      ? image().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
      : image().webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer()
    if (best.length <= limit * 1000) break
  }
  return best
}

const mostPlaceholder = 220

/** A blurred miniature as a data URL, short enough to be part of the page. */
async function miniature({ image, width, height }: Working): Promise<string> {
  const sizes = [16, 12, 10, 8, 6]
  let address = ''
  for (const side of sizes) {
    const across = Math.max(1, Math.round(width >= height ? side : (side * width) / height))
    const tiny = await image()
      .resize({ width: across })
      .blur(0.6)
      .webp({ quality: side >= 12 ? 20 : 8, effort: 6 })
      .toBuffer()
    address = `data:image/webp;base64,${tiny.toString('base64')}`
    if (address.length <= mostPlaceholder) break
  }
  return address
}
