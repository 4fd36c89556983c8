import type { PageReviews } from '../../../domain/booking/reviews.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import type { Figures } from '../../../domain/catalogue/figures.ts'
import type { BuiltPage } from '../../http/site-files.ts'
import type { KeptPage } from './page-files.ts'

export type RenderSettings = {
  /** The folder that contains `dist`. */
  root: string
  release: string
  /** The folder where pages are kept between starts, named by their inputs. */
  cacheDir: string
  /** The pages made by the build, by path. */
  built: Readonly<Record<string, BuiltPage>>
}

type Source<Given> = {
  documents: Given
  figures: Figures | undefined
  /** Collected reviews; undefined where samples are shown. */
  reviews: PageReviews | undefined
  /** The published address, where it differs from the brand's own domain. */
  origin: string | undefined
}

type PageSet<Given> = Source<Given> & {
  /** The keys of the pages that the caller already has, by path. */
  known: Readonly<Record<string, string>>
  /** The pages to make first; undefined where there are none. */
  first?: readonly string[] | undefined
}
type OnePage<Given> = Source<Given> & {
  preview: string
  /** For editors: every text is marked with its field's name, in invisible characters. */
  isMarked: boolean
}
/** Pages that may be needed soon: they are stored where later tasks look first. */
type PagesAhead<Given> = Source<Given> & { ahead: true }

export type PageSetTask = PageSet<Documents>
export type PreviewTask = OnePage<Documents>
export type AheadTask = PagesAhead<Documents>
export type RenderTask = PageSetTask | PreviewTask | AheadTask

/** A task as it is sent to the thread, which already has the documents: versions by document key. */
type Hashes = Readonly<Record<string, string>>
export type SentTask = PageSet<Hashes> | OnePage<Hashes> | PagesAhead<Hashes>

/** In the order in which they are posted. */
export type Message =
  | { versions: readonly (readonly [hash: string, value: unknown])[] }
  | { id: number; task: SentTask }
  /** The rest of this task is no longer needed; its first pages still are. */
  | { givenUp: number }

/**
 * The thread's answers: each page as soon as it is made, a notice after the first ones, and the result at the
 * end.
 */
export type Answer =
  | { id: number; made: MadePage }
  | { id: number; firstMade: true }
  | { id: number; result: unknown }
  | { id: number; reason: string }

/** A page; its key is the hash of its inputs. `page` is missing where the caller already has it. */
export type MadePage = { path: string; key: string; page?: KeptPage }
