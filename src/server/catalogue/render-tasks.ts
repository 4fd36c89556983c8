import type { Documents } from '../../domain/catalogue/documents.ts'
import type { Figures } from '../../domain/figures.ts'
import type { PageReviews } from '../../domain/reviews.ts'

export type BuiltPage = { file: string; noindex: boolean; inputs: string }

export type RenderSettings = {
  /** Where `dist` lies. */
  root: string
  release: string
  /** Where pages are kept from one start to the next, by what they were made from. */
  cacheDir: string
  /** By path: what the build has made. */
  built: Readonly<Record<string, BuiltPage>>
}

type Source = {
  documents: Documents
  figures: Figures | undefined
  /** Collected reviews: undefined where samples are shown. */
  reviews: PageReviews | undefined
  /** Where the site is published, when that differs from the brand's own domain. */
  origin: string | undefined
}

export type PageSetTask = Source & { number: number }
export type PreviewTask = Source & { preview: string }
export type RenderTask = PageSetTask | PreviewTask

export type MadePage = {
  path: string
  noindex: boolean
  identity: Uint8Array
  br: Uint8Array
  gzip: Uint8Array
}
