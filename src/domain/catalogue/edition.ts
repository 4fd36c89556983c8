import type { Catalogue } from './catalogue.ts'
import type { Documents } from './documents.ts'

/** An edition as it is shown. Number 0 is the first one, which comes with the release. */
export type Edition = {
  readonly number: number
  /** Undefined for the first one. */
  readonly publishedAt: Date | undefined
  readonly documents: Documents
  readonly catalogue: Catalogue
  /** When each document last changed; those of the first edition never did. */
  readonly changedAt: ReadonlyMap<string, Date>
}

/** What this process shows, and what it has shown. */
export type Editions = {
  current: () => Edition
  /** An earlier one, for pages that were opened before; undefined if there is none of this number. */
  find: (number: number) => Promise<Edition | undefined>
  /**
   * Shows what has been published since, here or in another process, and figures that have changed;
   * done when visitors see it. A round that nobody waits for leaves out the latter for a while where
   * making the pages took long.
   */
  follow: (how?: { isRound?: boolean }) => Promise<void>
  /**
   * Done when every page that tells of what was last published, and of what staff last changed, says it;
   * false where that failed. Pages that only carry something along may come later.
   */
  untilSeen: () => Promise<boolean>
  /**
   * Staff have changed something that visitors see without a publication: shown at once here, and by
   * the next round of every other process, however long it wanted to rest.
   */
  touch: () => Promise<void>
  /**
   * Staff are at work and may change something: what makes the pages wakes up meanwhile, for on a busy
   * machine that alone takes seconds.
   */
  getReady: () => void
  /** What has to be ready before an edition is shown: its answer makes the change, all at once. */
  beforeShowing: (prepare: Prepare, others?: { preview?: Preview; ahead?: Ahead }) => Promise<void>
  /**
   * A page as it would be with other documents: plain HTML, not to be indexed, without the app behind
   * it. Undefined where these documents make no page of this path, or no pages are made here.
   */
  preview: Preview
}

export type Preview = (
  documents: Documents,
  path: string,
  /** Marked for whoever edits: every text of a document names its field, in letters that nobody sees. */
  look?: { isMarked: boolean },
) => Promise<string | undefined>
/** Draws what will be wanted if somebody presses the switch that concerns all pages. */
export type Ahead = (edition: Edition) => Promise<void>
export type Prepare = (edition: Edition) => Promise<() => PageChange | undefined>
type PageChange = {
  /** Visitors see it on every page that tells of it when the last page is there; else they do already. */
  comesLast: boolean
  /**
   * Over when all pages are there, and web servers that send pages themselves have them, too; false where
   * they were given up for something newer.
   */
  all: Promise<boolean>
  /** Something newer waits: pages that are not made yet are left to it. */
  giveUp: () => void
}
