import { homeContent } from './home/home-content.ts'
import { type PageRoute, routeObjects } from './page-route.tsx'
import { PageShell } from './shell/page-shell.tsx'
import { tripContent } from './trips/trip-content.ts'
import { tripsContent } from './trips/trips-content.ts'

/** Pages that exist twice, on the main site and under /ads-special. */
const mirroredPages: PageRoute[] = [
  { index: true, data: () => homeContent, lazy: () => import('./home/home-page.tsx') },
  { path: 'travels', data: () => tripsContent, lazy: () => import('./trips/trips-page.tsx') },
  {
    path: 'travel/:id',
    data: ({ id }) => tripContent(id),
    lazy: () => import('./trips/trip-page.tsx'),
  },
  { path: 'about', lazy: () => import('./about/about-page.tsx') },
  { path: 'team', lazy: () => import('./team/team-page.tsx') },
  { path: 'team/:id', lazy: () => import('./team/member-page.tsx') },
  { path: 'contact', lazy: () => import('./contact/contact-page.tsx') },
]

const pages: PageRoute[] = [
  ...mirroredPages,
  { path: 'ads-special', children: mirroredPages },
  { path: 'group-trips', lazy: () => import('./group-trips/group-trips-page.tsx') },
  { path: 'faq', lazy: () => import('./faq/faq-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('./legal/privacy-policy-page.tsx') },
  { path: 'cookie-policy', lazy: () => import('./legal/cookie-policy-page.tsx') },
  { path: 'condizioni-generali', lazy: () => import('./legal/terms-page.tsx') },
  { path: '*', lazy: () => import('./not-found/not-found-page.tsx') },
]

/** The public pages: the browser shows them behind a hash, the prerenderer under real paths. */
export const publicRoutes = routeObjects([{ Component: PageShell, children: pages }])
