import { hashHref } from '../../domain/catalogue/routes.ts'
import { withoutTrailingSlashes } from '../../domain/slashes.ts'

export type Address = { pathname: string; search: string; hash: string }

/** What the app shows for the address in the browser: the hash wins, a real path is the fallback. */
export function addressOf(location: { pathname: string; search: string; hash: string }): Address {
  if (!location.hash.startsWith('#/'))
    return { ...location, pathname: withoutSlash(location.pathname) }
  const inside = new URL(location.hash.slice(1), 'http://app')
  return {
    pathname: inside.pathname,
    search: inside.search || location.search,
    hash: inside.hash,
  }
}

function withoutSlash(path: string): string {
  return path.length > 1 ? withoutTrailingSlashes(path) : path
}

let entry: Address | undefined

/** Where the visit of this document began, whatever happened since; undefined in the prerenderer. */
export function addressOnEntry(): Address | undefined {
  return entry
}

/** A real path becomes its hash form without a reload; the query moves along. */
export function enterHashAddress(): Address {
  const { pathname, search, hash } = window.location
  const address = addressOf({ pathname, search, hash })
  const isPlainHome = pathname === '/' && search === '' && (hash === '' || hash.startsWith('#/'))
  if (!isPlainHome) {
    const target = hashHref(address.pathname + address.search + address.hash)
    window.history.replaceState(window.history.state, '', target)
  }
  entry = address
  return address
}

/** The address inside the app as it stands in the bar right now. */
export function addressInHash(): string {
  return window.location.hash.slice(1) || '/'
}

let shownPath: string | undefined

/** Which page is shown: the address may already name the next one. */
export function noteShownPath(path: string): void {
  shownPath = path
}

/**
 * An anchor typed or linked as plain `#id` would be taken for a route. It is rewritten to the page
 * that is shown plus the anchor, before the router hears of it.
 */
export function keepPlainAnchors(): void {
  window.addEventListener('popstate', () => {
    const { hash } = window.location
    if (hash.length < 2 || hash.startsWith('#/')) return
    const path = shownPath ?? entry?.pathname ?? '/'
    window.history.replaceState(window.history.state, '', hashHref(path + hash))
  })
}

/**
 * The links of prerendered HTML carry real paths, for crawlers and for whoever presses one before the
 * code is there. Taken over, the same links carry the addresses of the app.
 */
export function enterHashLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', hashHref(link.getAttribute('href') ?? '/'))
  }
}
