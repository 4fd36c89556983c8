import type { Catalogue } from './catalogue.ts'
import type { Documents } from './documents.ts'

/** An edition as shown to visitors. Number 0 is the first one, which is part of the release. */
export type Edition = {
  readonly number: number
  /** Undefined for the first edition. */
  readonly publishedAt: Date | undefined
  readonly documents: Documents
  readonly catalogue: Catalogue
  /** When each document last changed; documents of the first edition have no entry. */
  readonly changedAt: ReadonlyMap<string, Date>
}

/** The current and earlier editions of this process. */
export type Editions = {
  current: () => Edition
  /** An earlier edition, for pages opened before a publication; undefined if the number does not exist. */
  find: (number: number) => Promise<Edition | undefined>
  /**
   * Shows whatever this or another process has published since, and changed figures; resolves when visitors
   * see it. A background round (`isRound`) skips changed figures for a while if rendering the pages took long.
   */
  follow: (how?: { isRound?: boolean }) => Promise<void>
  /**
   * Resolves when every page about the last publication, and about the last change by staff, is up to date;
   * false if that failed. Pages that only mention the change may be updated later.
   */
  untilSeen: () => Promise<boolean>
  /**
   * Called when staff change something that visitors see without a publication. This process shows it at
   * once, every other process in its next round, even if that round was to be skipped.
   */
  touch: () => Promise<void>
  /**
   * Called when staff are active and may change something: starts the page renderer in advance, because
   * starting it takes seconds on a busy machine.
   */
  getReady: () => void
  /** Registers what must be prepared before an edition is shown; the function it returns switches at once. */
  beforeShowing: (prepare: Prepare, others?: { preview?: Preview; ahead?: Ahead }) => Promise<void>
  /**
   * A page as it would be with other documents: plain HTML, not indexed, without the app's scripts.
   * Undefined if these documents have no page at this path, or this process renders no pages.
   */
  preview: Preview
}

export type Preview = (
  documents: Documents,
  path: string,
  /** Marked for the editor: invisible characters after every text name its field. */
  look?: { isMarked: boolean },
) => Promise<string | undefined>
/** Renders in advance what will be needed if staff use the switch that affects all pages. */
export type Ahead = (edition: Edition) => Promise<void>
export type Prepare = (edition: Edition) => Promise<() => PageChange | undefined>
type PageChange = {
  /** True if the pages about the change are complete only with the last page; false if they already are. */
  comesLast: boolean
  /**
   * Resolves when all pages exist, also for web servers that serve the files themselves; false if they were
   * abandoned for a newer change.
   */
  all: Promise<boolean>
  /** Called when a newer change is waiting: it will render the pages that are not done yet. */
  giveUp: () => void
}
