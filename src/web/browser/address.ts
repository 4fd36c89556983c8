import { hashHref } from '../../domain/catalogue/routes.ts'
import { withoutTrailingSlashes } from '../../domain/slashes.ts'

export type Address = { pathname: string; search: string; hash: string }

/** The address that the app shows: the hash takes precedence, a real path is the fallback. */
export function addressOf(location: { pathname: string; search: string; hash: string }): Address {
  if (!location.hash.startsWith('#/'))
    return { ...location, pathname: withoutSlash(location.pathname) }
  const inside = new URL(`http://app${location.hash.slice(1)}`)
  return {
    pathname: withoutSlash(inside.pathname),
    search: inside.search || location.search,
    hash: inside.hash,
  }
}

function withoutSlash(path: string): string {
  return withoutTrailingSlashes(path) || '/'
}

let entry: Address | undefined

/** The address at which this document was opened, whatever happened since; undefined in the prerenderer. */
export function addressOnEntry(): Address | undefined {
  return entry
}

/** Turns a real path into its hash form without a reload, together with its query; a slash at the end is taken off. */
export function enterHashAddress(): Address {
  const { pathname, search, hash } = window.location
  const address = addressOf({ pathname, search, hash })
  const target = hashHref(address.pathname + address.search + address.hash)
  const isThere = pathname === '/' && search === '' && (hash === '' || `/${hash}` === target)
  if (!isThere) {
    window.history.replaceState(window.history.state, '', target)
  }
  entry = address
  return address
}

/** The address inside the app, as it is in the address bar right now. */
export function addressInHash(): string {
  return window.location.hash.slice(1) || '/'
}

let shownPath: string | undefined

/** Records which page is shown, since the address may already name the next one. */
export function noteShownPath(path: string): void {
  shownPath = path
}

/**
 * The router would take an anchor typed or linked as plain `#id` for a route. It is rewritten to the page
 * that is shown plus the anchor, before the router sees it.
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
 * The links of prerendered HTML carry real paths, for crawlers and for visitors who press one before the
 * code is loaded. During hydration they get the hash addresses of the app.
 */
export function enterHashLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', hashHref(link.getAttribute('href') ?? '/'))
  }
}
