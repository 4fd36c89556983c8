import type { PictureMimeType, Refusal, Size } from '../../../domain/catalogue/picture-uploads.ts'
import type { Focus, PictureFormat } from '../../../domain/catalogue/pictures.ts'

/** Orders to the picture process and its messages. Plain data, because it goes through a pipe. */
export type Order = RenditionsOrder | ShareOrder | BrandOrder

export type RenditionsOrder = {
  content: Uint8Array
  mimeType: PictureMimeType
  focus: Focus
  /** The whole picture exists already; only a crop is needed. */
  cutOnly: boolean
}

/** The picture for sharing a page, with text on it. */
export type ShareOrder = {
  content: Uint8Array
  focus: Focus
  words: ShareWords
  /** Without it the release's logo is used. */
  lockup?: Lockup | undefined
}

/** Mark and name on a dark ground; `word` is the agency's own drawing of both. */
export type Lockup = { name: string; mark: Uint8Array; word?: Uint8Array }

export type IconOrder = {
  mark: Uint8Array
  /** `inset`: the share of the size that stays free on every side. */
  icon: { size: number; inset: number; ground?: string }
}
export type MonogramOrder = { monogram: { letter: string; ground: string; ink: string } }
export type BrandOrder = IconOrder | MonogramOrder

export type ShareWords = { title: string; strong: string; small: string }

export type MadeFile = {
  isCut: boolean
  width: number
  format: PictureFormat
  content: Uint8Array
}

export type Finished = Size & { placeholder: string }

export type Said =
  | { planned: number }
  | { file: MadeFile }
  | { finished: Finished }
  | { shared: Uint8Array }
  | { refused: Refusal }
  | { error: string }
