import { Hono } from 'hono'
import { team } from '../../content/team.ts'
import { noindexPrefixes, pages, path } from '../../contract/pages.ts'
import { publicTripIds } from '../../domain/ids.ts'
import type { Deps } from '../deps.ts'

const indexedPages = [
  'home',
  'trips',
  'about',
  'team',
  'contact',
  'groupTrips',
  'faq',
  'privacyPolicy',
  'cookiePolicy',
  'terms',
] as const

/** `sitemap.xml` and `robots.txt`: the addresses depend on where the site is published. */
export function seoRoutes({ publicUrl }: Deps): Hono {
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(robots(publicUrl)))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(publicUrl), 200, { 'Content-Type': 'application/xml' }),
  )
  return app
}

function robots(publicUrl: string): string {
  const closed = [...noindexPrefixes, '/api/']
  return `User-agent: *\n${closed.map((prefix) => `Disallow: ${prefix}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

function sitemap(publicUrl: string): string {
  const addresses = [
    ...indexedPages.map((name) => pages[name]),
    ...publicTripIds.map((id) => path('trip', { id })),
    ...team.map(({ id }) => path('teamMember', { id })),
  ]
  const urls = addresses.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
