export const pictureKinds = ['foto', 'illustrazione'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** The point that crops keep visible, in whole per cent from the left and from the top. */
export type Focus = { readonly x: number; readonly y: number }

/** The initial focus of a new picture. */
export const middle: Focus = { x: 50, y: 50 }

/** A picture, painted or uploaded. Its files are at `/pictures/<id>-<width>.<format>`. */
export type Picture = {
  /** `tokyo-kyoto/main`, `tokyo-kyoto/photo-03`, `site/hero-home`, `upload/<uuid>`. */
  readonly id: string
  /** The alternative text, in Italian. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** The same scene composed for an upright frame, in `<id>-p-<width>.<format>`. */
  readonly portrait?: {
    readonly width: number
    readonly height: number
    readonly widths: readonly number[]
  }
  /** Eight digits of the content hash, so that a changed picture gets a new address. */
  readonly v: string
  /** A tiny blurred copy as a data URL, shown until the picture is loaded. */
  readonly placeholder: string
  /** Missing on painted pictures, which are illustrations. */
  readonly kind?: PictureKind | undefined
  /** The photographer or artist, if credit is required. */
  readonly credit?: string | undefined
  /** Painted pictures are composed for their frames; only those that a low, wide band would crop badly have it. */
  readonly focus?: Focus | undefined
}

export type PictureFormat = 'avif' | 'webp'
export type PictureShape = 'landscape' | 'portrait'

export function pictureUrl(
  picture: Picture,
  width: number,
  format: PictureFormat,
  shape: PictureShape = 'landscape',
): string {
  const upright = shape === 'portrait' ? '-p' : ''
  return `/pictures/${picture.id}${upright}-${width}.${format}?v=${picture.v}`
}

/** All widths of one format, for the `srcset` attribute. */
export function pictureSrcSet(
  picture: Picture,
  format: PictureFormat,
  shape: PictureShape = 'landscape',
): string {
  const widths = shape === 'portrait' ? (picture.portrait?.widths ?? []) : picture.widths
  return widths.map((width) => `${pictureUrl(picture, width, format, shape)} ${width}w`).join(', ')
}
