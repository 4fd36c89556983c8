import type { Hono } from 'hono'
import { team } from '../../content/team.ts'
import { publicTripIds } from '../../domain/ids.ts'
import type { Deps } from '../deps.ts'

const fixedPages = [
  '/',
  '/travels',
  '/about',
  '/team',
  '/contact',
  '/group-trips',
  '/privacy-policy',
  '/cookie-policy',
  '/condizioni-generali',
]

/** `sitemap.xml` and `robots.txt`: the addresses depend on where the site is published. */
export function addSeoRoutes(app: Pick<Hono, 'get'>, { publicUrl }: Deps) {
  app.get('/robots.txt', (c) => c.text(robots(publicUrl)))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(publicUrl), 200, { 'Content-Type': 'application/xml' }),
  )
}

function robots(publicUrl: string): string {
  const closed = ['/admin', '/generatore', '/prenotazione', '/payment', '/ads-special', '/api/']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

function sitemap(publicUrl: string): string {
  const pages = [
    ...fixedPages,
    ...publicTripIds.map((id) => `/travel/${id}`),
    ...team.map((member) => `/team/${member.id}`),
  ]
  const urls = pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
