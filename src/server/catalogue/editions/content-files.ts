import { contentNamePattern } from '../../../domain/catalogue/content-name.ts'
import { contentJson, contentOf } from '../../../domain/catalogue/contents-of.ts'
import type { Editions } from '../../../domain/catalogue/edition.ts'
import type { Figures } from '../../../domain/catalogue/figures.ts'
import { siteFacts } from '../../../domain/catalogue/site-facts.ts'
import type { FindContent } from '../../http/pages.ts'
import { forEver, jsonFile, type MemoryFile, revalidate } from '../../http/site-files.ts'

/** More than all trips of a large agency; beyond it the oldest files are dropped and made again on request. */
const filesKept = 1500

type ContentSource = {
  editions: Editions
  release: string
  readMode: () => Promise<Figures['mode']>
  /** The figures that the pages were made with; undefined while the site shows only sample data. */
  figures?: () => MemoryFile | undefined
  now?: () => number
}

/** For pages that were opened, or cached, before something was published. */
const graceMs = 3_600_000

/** The version by which pages of an edition request their content. */
export function contentVersion(release: string, edition: number): string {
  return `${release}-${edition}`
}

const pattern = new RegExp(`^/content/([0-9a-z]+)-(\\d{1,9})/(${contentNamePattern})\\.json$`)

/**
 * `/content/<version>/<name>.json`: the data behind a page. Files are made when they are first requested; an
 * edition never changes, so browsers may cache them forever.
 */
export function createContentFiles({
  editions,
  release,
  readMode,
  figures = () => undefined,
  now = Date.now,
}: ContentSource): FindContent {
  const made = new Map<string, Promise<MemoryFile | undefined>>()
  const modeNow = keptForAMoment(readMode)
  const fileOf = async (number: number, name: string) => {
    const mode = await modeNow()
    const key = `${mode}/${number}/${name}`
    const known = made.get(key)
    if (known) return known
    const file = makeFile(editions, number, name, mode)
    made.set(key, file)
    if (made.size > filesKept) made.delete(made.keys().next().value ?? '')
    // A missing file or a failure is not cached.
    file.then(
      (found) => found ?? made.delete(key),
      () => made.delete(key),
    )
    return file
  }
  return async (address) => {
    if (address === '/content/site.json') return siteFile(editions, release)
    if (address === '/content/figures.json') return figures() ?? jsonFile('{}', revalidate)
    const [, version, number = '', name = ''] = pattern.exec(address) ?? []
    if (!version) return undefined
    if (version !== release || !isOpen(editions, Number(number), name, now())) return 'gone'
    return (await fileOf(Number(number), name)) ?? 'gone'
  }
}

/**
 * Old editions are not public, because their numbers are easy to guess and there may be a mistake in them.
 * For an hour they still serve visitors who had a page open, except what is no longer shown.
 */
function isOpen(editions: Editions, number: number, name: string, now: number): boolean {
  const { number: shown, publishedAt, catalogue } = editions.current()
  // Another process may already show a newer edition.
  if (number >= shown) return true
  if (!publishedAt || now - publishedAt.getTime() > graceMs) return false
  return contentOf(catalogue, name) !== null
}

const momentMs = 2_000

/**
 * Cached for as long as pages take to follow a change of the setting. After a failed read the last value
 * stays.
 */
function keptForAMoment<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | undefined
  let at = 0
  return () => {
    if (last && Date.now() - at < momentMs) return last
    const before = last
    at = Date.now()
    last = read().catch((error: unknown) => before ?? Promise.reject(error as Error))
    return last
  }
}

/** With real data, the sample testimonials are left out of the files too. */
async function makeFile(editions: Editions, number: number, name: string, mode: Figures['mode']) {
  const edition = await editions.find(number)
  const json = edition && contentJson(edition.catalogue, name, mode === 'real')
  return json === undefined ? undefined : jsonFile(json, forEver)
}

/** For a page whose HTML contains no data: in development. */
async function siteFile(editions: Editions, release: string): Promise<MemoryFile> {
  const { catalogue, number } = editions.current()
  return jsonFile(JSON.stringify(siteFacts(catalogue, contentVersion(release, number))), revalidate)
}
