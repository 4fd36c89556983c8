export const pictureKinds = ['foto', 'illustrazione'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** What a crop keeps in sight: whole per cents from the left and from the top. */
export type Focus = { readonly x: number; readonly y: number }

/** Where a new document begins. */
export const middle: Focus = { x: 50, y: 50 }

/** A picture, painted or uploaded. Its files are had at `/pictures/<id>-<width>.<format>`. */
export type Picture = {
  /** `tokyo-kyoto/main`, `tokyo-kyoto/photo-03`, `site/hero-home`, `upload/<uuid>`. */
  readonly id: string
  /** What is seen, in Italian. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** The same scene composed anew for an upright frame, in `<id>-p-<width>.<format>`. */
  readonly portrait?: {
    readonly width: number
    readonly height: number
    readonly widths: readonly number[]
  }
  /** Eight digits of the content's hash: a changed picture gets a new address. */
  readonly v: string
  /** A tiny blurred copy as a data address, shown until the picture is there. */
  readonly placeholder: string
  /** The painted ones do not say it: they are illustrations. */
  readonly kind?: PictureKind | undefined
  /** Who took or drew it, where that is to be said. */
  readonly credit?: string | undefined
  /** Of the painted ones, which are composed for their frames, only those that a low, wide band would cut in a bad place have one. */
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

/** All widths of one format, as the `srcset` attribute wants them. */
export function pictureSrcSet(
  picture: Picture,
  format: PictureFormat,
  shape: PictureShape = 'landscape',
): string {
  const widths = shape === 'portrait' ? (picture.portrait?.widths ?? []) : picture.widths
  return widths.map((width) => `${pictureUrl(picture, width, format, shape)} ${width}w`).join(', ')
}
