import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { brand } from '../content/brand.ts'
import { team } from '../content/team.ts'
import { isNoindex, path } from '../contract/pages.ts'
import { prefixAdsPath } from '../domain/ads.ts'
import { todayInRome } from '../domain/dates.ts'
import { publicTripIds } from '../domain/ids.ts'
import { routes } from './routes.tsx'

export type RenderedPage = {
  path: string
  /** False where only the not-found page answers. */
  found: boolean
  noindex: boolean
  /** Title, metadata and preloads, for the head. */
  head: string
  body: string
  /** What the loaders found, so that the browser need not ask again. */
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
  const router = createMemoryRouter(routes, { initialEntries: [pagePath] })
  try {
    await initialized(router)
    const failure = Object.values(router.state.errors ?? {})[0]
    if (failure) throw failure
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>
    )
    // Parts stay where they belong; sent apart, they would need a script to be put in place.
    const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY }
    const { prelude } = await prerender(app, { onError: rethrow, ...whole })
    const html = await new Response(prelude).text()
    return {
      path: pagePath,
      noindex: pagePath === notFoundPath || isNoindex(pagePath),
      found: router.state.matches.at(-1)?.route.path !== '*',
      ...splitHead(html),
      data: JSON.stringify(router.state.loaderData).replaceAll('<', '\\u003c'),
      modules: [...globalThis.__importedFiles],
    }
  } finally {
    router.dispose()
  }
}

function rethrow(error: unknown): never {
  throw error
}

function initialized(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    router.subscribe((state) => state.initialized && resolve())
  })
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
