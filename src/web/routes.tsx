import { content } from './browser/content.ts'
import { figuresOfTrips } from './browser/figures.ts'
import { legalNames } from './legal/legal-names.ts'
import { type PageRoute, routeObjects } from './page-route.tsx'
import { collectedReviews } from './reviews/collected.ts'
import { PageShell } from './shell/page-shell.tsx'
import { tripContent, tripFigures, tripInfo, tripReviews } from './trips/trip-content.ts'

/** Pages that exist twice, on the main site and under /ads-special. */
const mirroredPages: PageRoute[] = [
  {
    index: true,
    data: () => [content('home'), figuresOfTrips()],
    laterData: () => [collectedReviews()],
    lazy: () => import('./home/home-page.tsx'),
  },
  {
    path: 'travels',
    data: () => [content('trips'), figuresOfTrips()],
    lazy: () => import('./trips/trips-page.tsx'),
  },
  {
    path: 'travel/:id',
    data: ({ id }) => [tripContent(id), tripFigures(id)],
    laterData: ({ id }) => [tripInfo(id), tripReviews(id)],
    lazy: () => import('./trips/trip-page.tsx'),
  },
  { path: 'about', data: () => [content('about')], lazy: () => import('./about/about-page.tsx') },
  { path: 'team', data: () => [content('team')], lazy: () => import('./team/team-page.tsx') },
  {
    path: 'team/:id',
    data: ({ id }) => [content(`member/${id}`)],
    lazy: () => import('./team/member-page.tsx'),
  },
  {
    path: 'contact',
    data: () => [content('contact')],
    lazy: () => import('./contact/contact-page.tsx'),
  },
]

const pages: PageRoute[] = [
  ...mirroredPages,
  { path: 'ads-special', children: mirroredPages },
  {
    path: 'group-trips',
    data: () => [content('group-trips')],
    lazy: () => import('./group-trips/group-trips-page.tsx'),
  },
  { path: 'faq', data: () => [content('faq')], lazy: () => import('./faq/faq-page.tsx') },
  ...Object.entries(legalNames).map(([address, name]) => ({
    path: address,
    data: () => [content(`legal/${name}`)],
    lazy: () => import('./legal/legal-page.tsx'),
  })),
  { path: '*', lazy: () => import('./not-found/not-found-page.tsx') },
]

/** The public pages: the browser shows them behind a hash, the prerenderer under real paths. */
export const publicRoutes = routeObjects([{ Component: PageShell, children: pages }])
