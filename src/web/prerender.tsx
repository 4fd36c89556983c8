import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { matchRoutes, StaticRouter } from 'react-router'
import { brand } from '../content/brand.ts'
import { team } from '../content/team.ts'
import { isNoindex, path } from '../contract/pages.ts'
import { prefixAdsPath } from '../domain/ads.ts'
import { todayInRome } from '../domain/dates.ts'
import { publicTripIds } from '../domain/ids.ts'
import { App } from './app.tsx'
import { keepResource, type Resource } from './browser/resources.ts'
import { resourcesOf } from './page-route.tsx'
import { publicRoutes } from './routes.tsx'

export type RenderedPage = {
  path: string
  /** False where only the not-found page answers. */
  found: boolean
  noindex: boolean
  /** Title, metadata and preloads, for the head. */
  head: string
  body: string
  /** What the page has read, so that the browser need not ask again. */
  data: string
  /** Sources of the chunks that the page imported while it rendered. */
  modules: string[]
}

declare global {
  var __importedFiles: Set<string> | undefined
}

const mainPages = [
  path('home'),
  path('trips'),
  ...publicTripIds.map((id) => path('trip', { id })),
  path('about'),
  path('team'),
  ...team.map(({ id }) => path('teamMember', { id })),
  path('contact'),
]

/** Every page whose HTML is made ahead; the rest is personal and only ever drawn in the browser. */
export const prerenderedPaths: readonly string[] = [
  ...mainPages,
  path('groupTrips'),
  path('faq'),
  path('privacyPolicy'),
  path('cookiePolicy'),
  path('terms'),
  ...mainPages.map((page) => prefixAdsPath(page, true)),
]

/** No route answers this one: the not-found page. */
export const notFoundPath = '/404'

/** What the HTML element carries: the day of the HTML and the site's address, for the first pass. */
export function documentData() {
  return { day: todayInRome(new Date()), origin: brand.siteUrl }
}

export async function renderPage(pagePath: string): Promise<RenderedPage> {
  globalThis.__importedFiles = new Set()
  const { code, data } = resourcesOf(publicRoutes, pagePath)
  await Promise.all(code.map(loadAnew))
  const content = Object.fromEntries(await Promise.all(data.map(loadAnew)))
  const app = (
    <StrictMode>
      <StaticRouter location={pagePath}>
        <App />
      </StaticRouter>
    </StrictMode>
  )
  // Parts stay where they belong; sent apart, they would need a script to be put in place.
  const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY }
  const { prelude } = await prerender(app, { onError: rethrow, ...whole })
  const html = await new Response(prelude).text()
  return {
    path: pagePath,
    noindex: pagePath === notFoundPath || isNoindex(pagePath),
    found: matchRoutes(publicRoutes, pagePath)?.at(-1)?.route.path !== '*',
    ...splitHead(html),
    data: JSON.stringify(content).replaceAll('<', '\\u003c'),
    modules: [...globalThis.__importedFiles],
  }
}

/** Even if another page had it loaded: the files that a page imports are noted for that page. */
async function loadAnew({ key, load }: Resource): Promise<[string, unknown]> {
  const value = await load()
  keepResource(key, value)
  return [key, value]
}

function rethrow(error: unknown): never {
  throw error
}

/** React writes titles, metadata and preloads before the first element; they belong into the head. */
function splitHead(html: string): { head: string; body: string } {
  const match = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/.exec(html)
  const head = match?.[0] ?? ''
  return {
    head: head.replace(/<(title|meta|link)\b/g, '<$1 data-page=""'),
    body: html.slice(head.length),
  }
}
