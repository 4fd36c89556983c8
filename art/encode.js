import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PATHS } from './kit.js'

sharp.concurrency(1)

/** Paints a recipe and returns its pixels. */
export function paintPixels(recipe, { width, height }) {
  const scene = recipe.paint(width, height)
  if (!scene?.canvas) throw new Error(`${recipe.key}: paint(w, h) must return the scene`)
  const { data } = scene.k.getImageData(0, 0, width, height)
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
}

const image = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()

export const fileOf = (recipe, portrait, width, format) =>
  `${PATHS.pictures}/${recipe.key}${portrait ? '-p' : ''}-${width}.${format}`

/** The files of one shape of a picture, in memory: path and bytes. */
export async function encodeSet(recipe, pixels, portrait) {
  const shape = portrait ? 'portrait' : 'landscape'
  const files = []
  for (const width of recipe.sizes[shape].widths) {
    const [avifLimit, webpLimit] = recipe.sizes.budgets[shape][width]
    const resized = image(pixels).resize({ width, kernel: 'lanczos3' })
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
    const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    const avif = await within(avifLimit, [54, 48, 42, 36, 30, 25, 20], (quality) =>
      raw().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
    )
    const webp = await within(webpLimit, [68, 60, 52, 44, 36, 28, 20], (quality) =>
      raw().webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
    )
    files.push({ path: fileOf(recipe, portrait, width, 'avif'), bytes: avif })
    files.push({ path: fileOf(recipe, portrait, width, 'webp'), bytes: webp })
  }
  return files
}

/** The best quality that keeps a file within its limit (kB). */
async function within(limit, qualities, encode) {
  let best
  for (let i = 0; i < qualities.length; i++) {
    best = await encode(qualities[i])
    if (best.length <= limit * 1000) return best
    // Far above the limit the next quality will not do either.
    if (best.length > limit * 1350 && i < qualities.length - 2) i += 1
  }
  return best
}

/** Short name of what a picture's pixels are, for caches of browsers. */
export function versionOf(landscape, portrait) {
  const hash = createHash('sha256').update(landscape.data)
  if (portrait) hash.update(portrait.data)
  return hash.digest('hex').slice(0, 8)
}

/** A blurred miniature as a data URI, short enough to stand in the page. */
export async function tinyCopy(pixels) {
  for (const [width, quality] of [
    [16, 30],
    [16, 15],
    [12, 15],
    [10, 10],
    [8, 5],
  ]) {
    const tiny = await image(pixels)
      .resize({ width })
      .blur(0.6)
      .webp({ quality, effort: 6 })
      .toBuffer()
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`
    if (uri.length <= 220) return uri
  }
  throw new Error('The miniature does not fit')
}

/**
 * What a picture looks like from far away: the lightness of 16 × 9 fields, one byte each. A test
 * compares every pair.
 * @param {Buffer | string} source an encoded picture, or its path
 */
export async function lookOf(source) {
  const fields = sharp(source).greyscale().resize(16, 9, { fit: 'fill' })
  return (await fields.raw().toBuffer()).toString('base64')
}
