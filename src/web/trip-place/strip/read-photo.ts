import { askWorker } from './ask-worker.ts'
import type { Grey } from './image.ts'

const mostPixels = 1600
/** A person holding a phone over a passport waits at most this long before being told to try again. */
const longestMs = 3000
/** The strip is in this lower part of a photograph of the whole page. */
const lowerPart = 0.42

/** Reads the strip in a photograph, all on this device; undefined if it can't be read with certainty. */
export async function readPhoto(photo: Blob): Promise<string | undefined> {
  const begun = performance.now()
  const bitmap = await createImageBitmap(photo)
  try {
    const { width, height } = bitmap
    const top = Math.round(height * (1 - lowerPart))
    const whole = greyOf(bitmap, 0, height, width)
    const lower = greyOf(bitmap, top, height - top, width)
    const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
    const pictures = height > width * 0.5 ? [lower, whole] : [whole, lower]
    const left = longestMs - (performance.now() - begun)
    const lines = await askWorker(worker, pictures, Math.max(longestMs / 2, left))
    return lines?.join('\n')
  } finally {
    bitmap.close()
  }
}

function greyOf(bitmap: ImageBitmap, top: number, part: number, full: number): Grey {
  const scale = Math.min(1, mostPixels / full)
  const [width, height] = [Math.round(full * scale), Math.max(2, Math.round(part * scale))]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return { width: 2, height: 2, data: new Float32Array(4) }
  pen.drawImage(bitmap, 0, top, full, part, 0, 0, width, height)
  const { data: colours } = pen.getImageData(0, 0, width, height)
  const data = new Float32Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [
      colours[at * 4],
      colours[at * 4 + 1],
      colours[at * 4 + 2],
    ]
    data[at] = 0.3 * red + 0.59 * green + 0.11 * blue
  }
  return { width, height, data }
}
