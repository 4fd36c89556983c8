import { isShellPage } from '../../contract/pages.ts'

type Handling = 'page' | 'private-page' | 'asset' | 'figures' | 'picture' | 'network'

type Asked = { method: string; mode: string; url: URL; hasRange: boolean }

const pictures = /^\/(?:pictures|faces|logo|brand|share)\/|^\/(?:favicon|icon-|apple-touch)/

/**
 * What may be cached. Answers of the API are never touched; booking, payment, verification and staff pages
 * are never stored, and only get the empty shell when there is no connection.
 */
export function handlingOf({ method, mode, url, hasRange }: Asked, origin: string): Handling {
  if (method !== 'GET' || url.origin !== origin || hasRange) return 'network'
  if (url.pathname.startsWith('/api/')) return 'network'
  if (mode === 'navigate') return isShellPage(url.pathname) ? 'private-page' : 'page'
  if (url.pathname === '/content/figures.json') return 'figures'
  if (/^\/(?:assets|content\/[^/]+)\//.test(url.pathname)) return 'asset'
  return pictures.test(url.pathname) ? 'picture' : 'network'
}
