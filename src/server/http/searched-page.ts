import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isFound, searchIn, searchNames } from '../../domain/catalogue/trip-search.ts'
import type { MemoryFile } from './site-files.ts'

/** A page with the search form for trips. */
const isSearchable = (html: string) => html.includes('<select name="zona"')

/** The search in the address, normalised; undefined where there is none. */
function searchKey(url: string): string | undefined {
  const start = url.indexOf('?')
  if (start === -1) return undefined
  const search = searchIn(new URLSearchParams(url.slice(start)))
  const chosen = searchNames.filter((name) => search[name] !== '')
  return chosen.length > 0 ? chosen.map((name) => `${name}=${search[name]}`).join('&') : undefined
}

/**
 * The prerendered page with the search already selected in its form: the page's own CSS then hides the other
 * trips, even before its JavaScript runs or without it. Undefined for pages without the form and for options
 * that the form does not offer.
 */
export function searchedPage(html: string, key: string): string | undefined {
  if (!isSearchable(html)) return undefined
  const search = searchIn(new URLSearchParams(key))
  let page = html
  for (const name of searchNames) {
    const value = search[name]
    if (value === '') continue
    const option = `<option value="${value}">`
    if (!page.includes(option)) return undefined
    page = page.replace(option, `<option value="${value}" selected="">`)
  }
  if (page.includes(`<button value="${search.zona}"`)) {
    page = page
      .replace(
        '<button value="all" aria-pressed="true"',
        '<button value="all" aria-pressed="false"',
      )
      .replace(
        `<button value="${search.zona}" aria-pressed="false"`,
        `<button value="${search.zona}" aria-pressed="true"`,
      )
  }
  const found = [...html.matchAll(/ data-found="([^"]*)"/g)].filter(([, values = '']) =>
    isFound(values.split(' '), search),
  ).length
  return page.replace(
    / data-all="">\d+ destinazioni</,
    `>${found === 1 ? '1 destinazione' : `${found} destinazioni`}<`,
  )
}

/** The most searches cached for one page. */
const keptPerPage = 24
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Pages are replaced when an edition is published: the variants cached for them are freed with them. */
export function createSearchedPages(): (file: MemoryFile, url: string) => MemoryFile {
  const known = new WeakMap<MemoryFile, Map<string, MemoryFile>>()
  return (file, url) => {
    const key = searchKey(url)
    if (key === undefined || !file.headers['Content-Type']?.startsWith('text/html')) return file
    const kept = known.get(file) ?? new Map<string, MemoryFile>()
    known.set(file, kept)
    const found = kept.get(key) ?? marked(file, key)
    if (found === file) return file
    kept.delete(key)
    kept.set(key, found)
    for (const oldest of kept.keys()) {
      if (kept.size <= keptPerPage) break
      kept.delete(oldest)
    }
    return found
  }
}

function marked(file: MemoryFile, key: string): MemoryFile {
  const html = searchedPage(file.bodies.identity.toString('utf8'), key)
  if (html === undefined) return file
  const identity = Buffer.from(html)
  const etag = file.etag.replace(/"$/, `-${key}"`)
  return {
    status: file.status,
    etag,
    headers: { ...file.headers, ETag: etag },
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, quickBrotli),
    },
  }
}
