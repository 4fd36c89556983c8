import { createHash } from 'node:crypto'
import { path } from '../../../contract/pages.ts'
import type { PageReviews } from '../../../domain/booking/reviews.ts'
import { movedAddresses } from '../../../domain/catalogue/addresses.ts'
import { prefixAdsPath } from '../../../domain/catalogue/ads.ts'
import { type Catalogue, shownTrips } from '../../../domain/catalogue/catalogue.ts'
import type { Ahead, Edition, Prepare } from '../../../domain/catalogue/edition.ts'
import { type Figures, sampleFigures } from '../../../domain/catalogue/figures.ts'
import { figuresOf } from '../../../domain/catalogue/page-figures.ts'
import {
  jsonFile,
  type MemoryFile,
  revalidate,
  type SiteFiles,
  stampedFile,
} from '../../http/site-files.ts'
import { concernedPages, gonePages, isToldEverywhere, type ShownState } from './concerned-pages.ts'
import { contentVersion } from './content-files.ts'
import { type KeptPage, takeApart } from './page-files.ts'
import type { PagesFolder } from './pages-folder.ts'
import type { PageFile } from './pages-folder-files.ts'
import type { MadePage, PageSetTask } from './render-tasks.ts'
import type { Renderer } from './renderer.ts'

type SitePages = {
  site: SiteFiles
  renderer: Pick<Renderer, 'makePages' | 'giveUpRest'>
  /** The published address, where it differs from the brand's own domain. */
  origin: string | undefined
  /** Data that changes without a publication: spots, ratings, the campaign. */
  figures: (catalogue: Catalogue) => Promise<Figures | undefined>
  /** Called only where figures are real. */
  reviews: () => Promise<PageReviews>
  /** The folder of pages for a web server, if pages are also written as files. */
  folder?: PagesFolder | undefined
}

/** Pseudo paths of the two pages that serve many addresses. */
const notFoundPath = '/404'
const shellPath = '/shell'
/** Equal to no real state, so that the next run makes its pages. */
const unfinished = ''

/**
 * Prepares the pages of an edition. The returned function shows it; until then visitors get the previous
 * pages. Pages that show the change come first and are replaced at the same moment; the others follow one by
 * one, each complete and consistent with the edition that it names.
 */
export function sitePages({ site, renderer, origin, folder, ...source }: SitePages): Prepare {
  // The build made the pages of the first edition with sample figures.
  let shown = stateOf(0, {})
  let last: ShownState | undefined
  let pages: Pages = new Map()
  /** The last run was abandoned, so the completion it owed is still due. */
  let isOwed = false
  return async (edition) => {
    const seen = await folder?.look()
    const stage = async (state: string, files: readonly PageFile[]) =>
      seen && folder?.stage({ number: edition.number, state, files }, seen)
    const figures = ownFigures(await source.figures(edition.catalogue))
    const reviews = figures?.mode === 'real' ? await source.reviews() : undefined
    const state = stateOf(edition.number, { figures, reviews })
    if (state === shown) {
      last = { edition, figures }
      const show = await stage(state, shownFiles(site))
      const showFiles = async () => {
        await show?.()
        return true
      }
      return () => ({ comesLast: true, all: showFiles(), giveUp: () => undefined })
    }
    const { documents, number, catalogue } = edition
    const version = contentVersion(site.release, number)
    const told = figuresOf(catalogue, figures) ?? {}
    const figuresFile = await jsonFile(JSON.stringify(told), revalidate)
    const task = {
      documents,
      figures,
      reviews,
      origin,
      known: Object.fromEntries([...pages].map(([path, { key }]) => [path, key])),
      first: last && (await concernedPages(last, { edition, figures })),
    }
    // With a pages folder, visitors get files, and those are written last.
    const comesLast =
      isOwed || folder !== undefined || (await isToldEverywhere(last, { edition, figures }))
    const early = earlyPages(site, version)
    const all = renderer.makePages(task, early)
    // The caller awaits it later and gets its failure there.
    all.catch(() => undefined)
    await Promise.race([early.areReady, all])
    const showRest = async () => {
      const made = await all
      isOwed = !made && comesLast
      if (!made) {
        pages = early.over(pages)
        shown = unfinished
        return false
      }
      const next = withThose(pages, made)
      const files = [...next].map(([path, page]) => [path, fileOf(path, page, version)] as const)
      replacePages(site, files)
      pages = next
      shown = state
      const show = await stage(state, files.filter(isOwnPage))
      await show?.()
      return true
    }
    return () => {
      early.show(last ? gonePages(last.edition.catalogue, catalogue) : [])
      site.moved = movedPages(catalogue)
      site.figures = figuresFile
      last = { edition, figures }
      return { comesLast, all: showRest(), giveUp: renderer.giveUpRest }
    }
  }
}

type AheadPages = Pick<SitePages, 'origin' | 'reviews'> & {
  renderer: Pick<Renderer, 'drawAhead'>
  /** The figures with the campaign switched the other way. */
  figures: (catalogue: Catalogue) => Promise<Figures>
}

/** Draws the pages for the campaign's other state ahead, because the switch concerns all pages. */
export function pagesAhead({ renderer, origin, ...source }: AheadPages): Ahead {
  return async ({ documents, catalogue }) => {
    const figures = ownFigures(await source.figures(catalogue))
    const reviews = figures?.mode === 'real' ? await source.reviews() : undefined
    await renderer.drawAhead({ ahead: true, documents, figures, reviews, origin })
  }
}

/** Collects pages as they are made: held back until the first ones are shown, shown at once after that. */
function earlyPages(site: SiteFiles, version: string) {
  let onFirst = () => {}
  const areReady = new Promise<void>((resolve) => {
    onFirst = resolve
  })
  const made = new Map<string, { key: string; page: KeptPage }>()
  let isShown = false
  let gone: readonly string[] = []
  const put = (path: string, one: { key: string; page: KeptPage }) =>
    site.memory.set(path, fileOf(path, one, version))
  return {
    areReady,
    onFirst,
    onMade: ({ path, key, page }: MadePage) => {
      if (!page || path === notFoundPath || path === shellPath) return
      made.set(path, { key, page })
      if (isShown) put(path, { key, page })
    },
    show: (left: readonly string[]) => {
      isShown = true
      gone = left
      for (const [path, one] of made) put(path, one)
      for (const path of gone) site.memory.delete(path)
    },
    /** The state after abandoning the rest: the new pages over the old ones. */
    over: (before: Pages): Pages => {
      const next = new Map([...before, ...made])
      for (const path of gone) next.delete(path)
      return next
    },
  }
}

/** Both with and without the frame of the advertising pages. */
function movedPages(catalogue: Catalogue): ReadonlyMap<string, string> {
  const pairs = movedAddresses(shownTrips(catalogue)).map((pair) =>
    pair.map((id) => path('trip', { id })),
  )
  return new Map(
    pairs.flatMap(([from = '', to = '']): [string, string][] => [
      [from, to],
      [prefixAdsPath(from, true), prefixAdsPath(to, true)],
    ]),
  )
}

type Pages = ReadonlyMap<string, { key: string; page: KeptPage }>

/** Pages that were not made again are kept. */
function withThose(before: Pages, made: readonly MadePage[]): Pages {
  return new Map(
    made.map(({ path, key, page = before.get(path)?.page }) => {
      if (!page) throw new Error(`The page ${path} was not made`)
      return [path, { key, page }]
    }),
  )
}

function ownFigures(figures: Figures | undefined): Figures | undefined {
  const isTrial = JSON.stringify(figures) === JSON.stringify(sampleFigures)
  return isTrial ? undefined : figures
}

type Changing = Partial<Pick<PageSetTask, 'figures' | 'reviews'>>

function stateOf(number: Edition['number'], { figures, reviews }: Changing): string {
  const hash = createHash('sha256').update(JSON.stringify([figures, reviews]))
  return `${number} ${hash.digest('hex')}`
}

function fileOf(
  path: string,
  { key, page }: { key: string; page: KeptPage },
  version: string,
): MemoryFile {
  const status = path === notFoundPath ? 404 : 200
  return stampedFile(takeApart(page), { key, version, status, noindex: page.noindex })
}

function shownFiles({ memory, pages }: SiteFiles): PageFile[] {
  return pages.flatMap((path) => {
    const file = memory.get(path)
    return file ? [[path, file] as const] : []
  })
}

/** The other two serve addresses that only the process knows. */
const isOwnPage = ([path]: PageFile) => path !== notFoundPath && path !== shellPath

/** Synchronous, so that no visitor gets pages of two editions. */
function replacePages(site: SiteFiles, files: readonly (readonly [string, MemoryFile])[]): void {
  const gone = new Set(site.pages)
  site.pages = []
  for (const [path, file] of files) {
    if (path === notFoundPath) site.notFound = file
    else if (path === shellPath) site.shell = file
    else {
      site.memory.set(path, file)
      site.pages.push(path)
      gone.delete(path)
    }
  }
  for (const path of gone) site.memory.delete(path)
}
