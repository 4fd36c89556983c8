import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { matchRoutes, StaticRouter } from 'react-router'
import { isNoindex, path } from '../contract/pages.ts'
import type { PageReviews } from '../domain/booking/reviews.ts'
import { prefixAdsPath } from '../domain/catalogue/ads.ts'
import { pageLook } from '../domain/catalogue/brand-look.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { contentOf, pageAddresses, withoutPlaceholders } from '../domain/catalogue/contents-of.ts'
import type { Figures } from '../domain/catalogue/figures.ts'
import { figuresOf } from '../domain/catalogue/page-figures.ts'
import { siteFacts } from '../domain/catalogue/site-facts.ts'
import { withoutSamples } from '../domain/catalogue/without-samples.ts'
import { todayInRome } from '../domain/dates.ts'
import { App } from './app.tsx'
import { setContentSource } from './browser/content.ts'
import { setFigureSource } from './browser/figures.ts'
import { forgetResources, keepResource, type Resource } from './browser/resources.ts'
import { setSite } from './browser/site.ts'
import { inlineScript } from './early.ts'
import { htmlPage, type SiteShape } from './page-html.ts'
import { resourcesOf } from './page-route.tsx'
import { setReviewSource } from './reviews/collected.ts'
import { publicRoutes } from './routes.tsx'
import { PrivateFrame } from './shell/private-frame.tsx'

export { inlineScript }

/** What pages are made from. Only one page can be rendered at a time: its data is global to the process. */
export type Edition = {
  catalogue: Catalogue
  version: string
  figures?: Figures
  reviews?: PageReviews
}

export type RenderedPage = {
  path: string
  /** False if the path leads to the not-found page. */
  found: boolean
  noindex: boolean
  html: string
}

declare global {
  var __importedFiles: Set<string> | undefined
}

/** No route matches this path, so it renders the not-found page. */
export const notFoundPath = '/404'

/** The empty frame of booking, payment and staff pages. */
export const shellPath = '/shell'

/** Every page whose HTML is made ahead; all others are personal and rendered only in the browser. */
export function prerenderedPaths(catalogue: Catalogue): string[] {
  const { trips, members } = pageAddresses(catalogue)
  const mainPages = [
    path('home'),
    path('trips'),
    ...trips.map(({ address }) => path('trip', { id: address })),
    path('about'),
    path('team'),
    ...members.map((id) => path('teamMember', { id })),
    path('contact'),
  ]
  return [
    ...mainPages,
    path('groupTrips'),
    path('faq'),
    path('privacyPolicy'),
    path('cookiePolicy'),
    path('terms'),
    path('informationForm'),
    path('accessibility'),
    ...mainPages.map((page) => prefixAdsPath(page, true)),
  ]
}

/** Everything that the page is made from, as text: equal texts give equal pages. */
export function inputsOf(edition: Edition, pagePath: string): string {
  const { catalogue, figures } = edition
  // The site's facts determine which trip an address means.
  setSite(siteFacts(catalogue, '', figures))
  const { data, laterData } = resourcesOf(publicRoutes, pagePath)
  const contents = [...data, ...laterData].map(({ key }) => {
    const [name, tripId] = key.split('/')
    if (name === 'reviews') return reviewsFor(edition, tripId)
    return name === 'figures' ? figuresOf(catalogue, figures, tripId) : contentOf(catalogue, key)
  })
  const look = pageLook(catalogue.brand)
  return JSON.stringify([siteFacts(catalogue, '', figures), contents, ...(look ? [look] : [])])
}

function reviewsFor({ reviews }: Edition, tripId: string | undefined) {
  return (tripId ? reviews?.trips[tripId] : reviews?.home) ?? []
}

export async function renderPage(
  shape: SiteShape,
  edition: Edition,
  pagePath: string,
): Promise<RenderedPage> {
  const facts = siteFacts(edition.catalogue, edition.version, edition.figures)
  const document = {
    day: todayInRome(new Date()),
    origin: facts.brand.siteUrl,
    look: pageLook(edition.catalogue.brand),
  }
  if (pagePath === shellPath) {
    const head = `<title data-page="">${facts.brand.name}</title><meta data-page="" name="robots" content="noindex, nofollow">`
    setSite(facts)
    const parts = { head, body: '', data: JSON.stringify({ site: facts }), modules: [] }
    const frame = await privateFrame()
    const html = htmlPage(shape, { ...parts, ...document, frame, takenOver: false })
    return { path: pagePath, found: true, noindex: true, html }
  }
  forgetResources()
  setSite(facts)
  setFigureSource(async (tripId) => figuresOf(edition.catalogue, edition.figures, tripId))
  setReviewSource(async (tripId) => reviewsFor(edition, tripId))
  const isReal = facts.figures?.mode === 'real'
  setContentSource(async (name) => {
    const found = contentOf(edition.catalogue, name) ?? null
    return isReal ? withoutSamples(found) : found
  })
  globalThis.__importedFiles = new Set()
  const { code, data, laterData } = resourcesOf(publicRoutes, pagePath)
  const carried = laterData.filter((resource) => isReal && resource.carried)
  await Promise.all([...code, ...laterData].map(loadAnew))
  const contents = Object.fromEntries(await Promise.all([...data, ...carried].map(loadAnew)))
  // Listed before rendering: a first visit does not wait for parts further down that load their own code.
  const modules = [...globalThis.__importedFiles]
  const html = await renderApp(pagePath)
  const found = matchRoutes(publicRoutes, pagePath)?.at(-1)?.route.path !== '*'
  return {
    path: pagePath,
    noindex: pagePath === notFoundPath || isNoindex(pagePath),
    found,
    html: htmlPage(shape, {
      ...splitHead(html),
      ...document,
      data: JSON.stringify({ site: facts, ...contents }, withoutPlaceholders),
      modules,
      // Links to private pages have the home page's path and name the private page in the hash.
      ...(pagePath === path('home') && { frame: await privateFrame() }),
      // The not-found page also answers other paths, such as an unknown destination, so it is not hydrated.
      takenOver: pagePath !== notFoundPath,
    }),
  }
}

/** The frame as it stands in the HTML, without the preloads that React writes for the head. */
async function privateFrame(): Promise<string> {
  return splitHead(await renderAt(path('home'), <PrivateFrame />)).body
}

function renderApp(pagePath: string): Promise<string> {
  return renderAt(pagePath, <App />)
}

async function renderAt(pagePath: string, page: ReactNode): Promise<string> {
  const app = (
    <StrictMode>
      <StaticRouter location={pagePath}>{page}</StaticRouter>
    </StrictMode>
  )
  // Keeps every part in its place; parts streamed separately would need a script to move them there.
  const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY }
  const { prelude } = await prerender(app, { onError: rethrow, ...whole })
  return new Response(prelude).text()
}

/** Loads again what an earlier page already loaded, because the imported files are recorded per page. */
async function loadAnew({ key, load }: Resource): Promise<[string, unknown]> {
  const value = await load()
  keepResource(key, value)
  return [key, value]
}

function rethrow(error: unknown): never {
  throw error
}

/** React writes titles, metadata and preloads before the first element; they belong in the head. */
function splitHead(html: string): { head: string; body: string } {
  const match = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/.exec(html)
  const head = match?.[0] ?? ''
  return {
    head: head.replace(/<(title|meta|link)\b/g, '<$1 data-page=""'),
    body: html.slice(head.length),
  }
}
