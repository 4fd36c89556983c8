import type { RouteObject } from 'react-router'
import { loadTripPage, preloadTrip } from './trips/trip-data.ts'

/**
 * Pages that exist twice, on the main site and under /ads-special. A page module exports `Component`
 * and, where it reads content of its own, `loader`.
 */
export const mirroredRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./home/home-page.tsx') },
  { path: 'travels', lazy: () => import('./trips/trips-page.tsx') },
  {
    path: 'travel/:id',
    loader: loadTripPage,
    handle: { preload: preloadTrip },
    lazy: () => import('./trips/trip-page.tsx'),
  },
]

export const publicRoutes: RouteObject[] = [...mirroredRoutes]
