import { maxDocumentBytes } from '../../domain/booking/documents.ts'

/** Larger photographs are made smaller before they are sent: phones take them far larger than needed here. */
const comfortableBytes = 4 * 1024 * 1024
/** Large enough for small print to stay readable. */
const longestSide = 3000
const quality = 0.88

/** The size at which a picture is redrawn; never larger than the original. */
export function smallerSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function asJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
}

/** Makes a photograph smaller on the phone. What the browser can't read or make lighter stays as it is. */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.size <= comfortableBytes) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, smallerSize(picture.width, picture.height))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await asJpeg(canvas)
    if (!smaller || smaller.size >= file.size || smaller.size > maxDocumentBytes) return file
    return new File([smaller], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return file
  }
}

/** Compares byte for byte, because a name says nothing about the content. */
export async function isSamePhoto(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false
  const [first, second] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()])
  const [left, right] = [new Uint8Array(first), new Uint8Array(second)]
  return left.every((byte, index) => byte === right[index])
}
