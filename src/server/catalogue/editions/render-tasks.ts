import type { PageReviews } from '../../../domain/booking/reviews.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import type { Figures } from '../../../domain/catalogue/figures.ts'
import type { BuiltPage } from '../../http/site-files.ts'
import type { KeptPage } from './page-files.ts'

export type RenderSettings = {
  /** Where `dist` lies. */
  root: string
  release: string
  /** Where pages are kept from one start to the next, by what they were made from. */
  cacheDir: string
  /** By path: what the build has made. */
  built: Readonly<Record<string, BuiltPage>>
}

type Source<Given> = {
  documents: Given
  figures: Figures | undefined
  /** Collected reviews: undefined where samples are shown. */
  reviews: PageReviews | undefined
  /** Where the site is published, when that differs from the brand's own domain. */
  origin: string | undefined
}

type PageSet<Given> = Source<Given> & {
  /** By path: the pages that whoever asks has already, by their keys. */
  known: Readonly<Record<string, string>>
  /** The pages that are to be made before the others; undefined where none is. */
  first?: readonly string[] | undefined
}
type OnePage<Given> = Source<Given> & {
  preview: string
  /** For whoever edits: every text names its field, in letters that nobody sees. */
  isMarked: boolean
}
/** Pages that may be wanted soon: they are put where the others look first. */
type PagesAhead<Given> = Source<Given> & { ahead: true }

export type PageSetTask = PageSet<Documents>
export type PreviewTask = OnePage<Documents>
export type AheadTask = PagesAhead<Documents>
export type RenderTask = PageSetTask | PreviewTask | AheadTask

/** As it travels to the thread, which has the documents already: by key, their versions. */
type Hashes = Readonly<Record<string, string>>
export type SentTask = PageSet<Hashes> | OnePage<Hashes> | PagesAhead<Hashes>

/** In the order in which they are posted. */
export type Message =
  | { versions: readonly (readonly [hash: string, value: unknown])[] }
  | { id: number; task: SentTask }
  /** Of the task of this number only what was to be made first is still wanted. */
  | { givenUp: number }

/** What comes back of a task: each page as soon as it is made, word of the first, at the end all by path and key. */
export type Answer =
  | { id: number; made: MadePage }
  | { id: number; firstMade: true }
  | { id: number; result: unknown }
  | { id: number; reason: string }

/** Its key says what it was made from. Without the page itself where whoever asked has it. */
export type MadePage = { path: string; key: string; page?: KeptPage }
