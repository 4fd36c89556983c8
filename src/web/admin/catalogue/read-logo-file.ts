import { type LogoFile, logoRefusals, readLogo } from '../../../domain/catalogue/logo/logo-file.ts'

/** Twice the size of the largest place that shows a logo, for sharp screens. */
const tallest = 256
const widest = 1024
/** Larger files are refused before reading. */
const largestFile = 8 * 1024 * 1024

/** The dropped file as the document stores it, or a sentence that says why it is refused. */
export async function readLogoFile(file: File): Promise<LogoFile | string> {
  if (file.size > largestFile) return 'Il file è troppo grande: al massimo 8 MB.'
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)
  if (!isDrawing && file.type !== 'image/png') return 'Serve un file SVG o PNG.'
  const source = isDrawing ? await file.text() : await smallerPng(file)
  const read = source ? readLogo(source) : ({ refused: 'png' } as const)
  return 'refused' in read ? logoRefusals[read.refused] : read
}

/** Redrawn on a canvas: smaller if it is large, and without the metadata of cameras and programs. */
async function smallerPng(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, tallest / picture.height, widest / picture.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
