import type { RouteObject } from 'react-router'
import { loadHome } from './home/home-data.ts'
import { loadTripPage, preloadTrip } from './trips/trip-data.ts'
import { loadTrips } from './trips/trips-data.ts'

/**
 * Pages that exist twice, on the main site and under /ads-special. A page module exports `Component`
 * and, where it reads content of its own, `loader`.
 */
export const mirroredRoutes: RouteObject[] = [
  { index: true, loader: loadHome, lazy: () => import('./home/home-page.tsx') },
  { path: 'travels', loader: loadTrips, lazy: () => import('./trips/trips-page.tsx') },
  {
    path: 'travel/:id',
    loader: loadTripPage,
    handle: { preload: preloadTrip },
    lazy: () => import('./trips/trip-page.tsx'),
  },
  { path: 'about', lazy: () => import('./about/about-page.tsx') },
  { path: 'team', lazy: () => import('./team/team-page.tsx') },
  { path: 'team/:id', lazy: () => import('./team/member-page.tsx') },
  { path: 'contact', lazy: () => import('./contact/contact-page.tsx') },
]

export const publicRoutes: RouteObject[] = [
  ...mirroredRoutes,
  { path: 'group-trips', lazy: () => import('./group-trips/group-trips-page.tsx') },
  { path: 'faq', lazy: () => import('./faq/faq-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('./legal/privacy-policy-page.tsx') },
  { path: 'cookie-policy', lazy: () => import('./legal/cookie-policy-page.tsx') },
  { path: 'condizioni-generali', lazy: () => import('./legal/terms-page.tsx') },
]
