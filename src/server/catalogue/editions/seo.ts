import { Hono } from 'hono'
import { noindexPrefixes, pages, path } from '../../../contract/pages.ts'
import { pageAddresses } from '../../../domain/catalogue/contents-of.ts'
import type { Edition } from '../../../domain/catalogue/edition.ts'
import { webManifest } from '../../http/web-manifest.ts'
import type { Deps } from '../../platform/deps.ts'

/** Each page with the document that it is mainly about. */
const indexedPages = {
  home: 'page/home',
  trips: 'page/travels',
  about: 'page/about',
  team: 'page/team',
  contact: 'page/contact',
  groupTrips: 'page/group-trips',
  faq: 'page/faq',
  privacyPolicy: 'legal/privacy',
  cookiePolicy: 'legal/cookies',
  terms: 'legal/conditions',
  informationForm: 'legal/information-form',
  accessibility: 'legal/accessibility',
} as const
type Indexed = keyof typeof indexedPages

/**
 * `sitemap.xml` and `robots.txt` depend on the published address, and the web manifest on the edition's
 * texts.
 */
export function seoRoutes({ publicUrl, catalogue }: Deps): Hono {
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(robots(publicUrl)))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(publicUrl, catalogue.current()), 200, { 'Content-Type': 'application/xml' }),
  )
  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(catalogue.current().catalogue)), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
  return app
}

function robots(publicUrl: string): string {
  const closed = [...noindexPrefixes, '/api/']
  return `User-agent: *\n${closed.map((prefix) => `Disallow: ${prefix}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** Includes the day of each page's last change, once anything was published. */
function sitemap(publicUrl: string, { catalogue, changedAt }: Edition): string {
  const { trips, members } = pageAddresses(catalogue)
  const entries = [
    ...Object.entries(indexedPages).map(([name, key]) => ({ page: pages[name as Indexed], key })),
    ...trips.map(({ id, address }) => ({
      page: path('trip', { id: address }),
      key: `trip/${id}`,
    })),
    ...members.map((id) => ({ page: path('teamMember', { id }), key: `member/${id}` })),
  ]
  const urls = entries.map(({ page, key }) => {
    const changed = changedAt.get(key)
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${publicUrl}${page}</loc>${day}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
