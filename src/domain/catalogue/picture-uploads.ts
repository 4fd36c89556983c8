import type { Focus } from './pictures.ts'

/** The limits of picture uploads, and the sizes generated from them. */

export const maxPictureBytes = 30 * 1024 * 1024
/** More than any camera makes; a small file that decodes to more is a decompression bomb. */
export const maxPicturePixels = 100_000_000
/** Minimum of the shorter side; a smaller picture looks blurred on every screen. */
export const minPictureSide = 480

/** The types as detected from the content, not from the file name. */
export const pictureMimeTypes = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/webp',
  'image/avif',
] as const
export type PictureMimeType = (typeof pictureMimeTypes)[number]

const sameAs: Readonly<Record<string, PictureMimeType>> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
}

export function pictureMimeType(mime: string | undefined): PictureMimeType | undefined {
  const known = mime === undefined ? undefined : (sameAs[mime] ?? mime)
  return pictureMimeTypes.find((type) => type === known)
}

export const uploadStates = ['queued', 'working', 'ready', 'refused'] as const
export type UploadState = (typeof uploadStates)[number]

/** Why a file was refused after the upload. */
export const refusals = {
  broken: 'Il file è rovinato o incompleto: riprova a caricarlo, o esportalo di nuovo come JPEG.',
  too_small: `L’immagine è troppo piccola: il lato corto deve avere almeno ${minPictureSide} pixel.`,
  too_many_pixels: 'L’immagine ha più di 100 megapixel: riducila e riprova.',
  animated: 'Le immagini animate non vanno bene: carica una foto ferma.',
  failed: 'Non siamo riusciti a preparare questa immagine. Prova a esportarla come JPEG.',
} as const
export type Refusal = keyof typeof refusals

/** Uploads that no document refers to are removed after this many days. */
export const unusedUploadDays = 90

export type Size = { readonly width: number; readonly height: number }
export type Rendition = Size & { readonly widths: readonly number[] }

/** The widths in which pictures are generated. */
const landscapeWidths = [480, 960, 1600]
const portraitWidths = [480, 960]
/** The limit of the longer side; for an upright photograph that is the height, as on screens. */
const longestSide = 1600
/** The aspect ratio (width to height) of the upright frame. */
const portraitShape = 4 / 5

/** The sizes of the whole picture, never enlarged. */
export function wholeRendition({ width, height }: Size): Rendition {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const largest = Math.round(width * scale)
  return {
    width: largest,
    height: Math.max(1, Math.round(height * scale)),
    widths: [...landscapeWidths.filter((one) => one < largest), largest],
  }
}

/** The sizes of the upright crop. */
export function portraitRendition(size: Size): Rendition {
  const most = portraitWidths.at(-1) ?? 0
  const largest = Math.min(most, Math.floor(Math.min(size.width, size.height * portraitShape)))
  return {
    width: largest,
    height: Math.round(largest / portraitShape),
    widths: [...portraitWidths.filter((one) => one < largest), largest],
  }
}

export type Cut = { left: number; top: number; width: number; height: number }

/** The largest crop of this shape with the focus as close to its centre as the edges allow. */
export function cutAround({ width, height }: Size, focus: Focus, shape = portraitShape): Cut {
  const cut = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  }
  const start = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (whole * at) / 100 - part / 2)))
  return {
    left: start(width, cut.width, focus.x),
    top: start(height, cut.height, focus.y),
    ...cut,
  }
}
