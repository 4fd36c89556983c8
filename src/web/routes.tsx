import type { RouteObject } from 'react-router'
import { AppRoot } from './app-root.tsx'
import { mirroredRoutes, publicRoutes } from './routes-public.tsx'
import { PageShell } from './shell/page-shell.tsx'
import { RouteError } from './shell/route-error.tsx'

export const rootRouteId = 'app'

/**
 * The one list of routes: the browser runs it behind a hash, the prerenderer for real paths. Private
 * pages (routes-private.tsx) join it when one of them is opened; see hash-router.ts.
 */
export const routes: RouteObject[] = [
  {
    id: rootRouteId,
    Component: AppRoot,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { Component: PageShell, ErrorBoundary: RouteError, children: publicRoutes },
      {
        path: 'ads-special',
        Component: PageShell,
        ErrorBoundary: RouteError,
        children: mirroredRoutes,
      },
      {
        Component: PageShell,
        children: [{ path: '*', lazy: () => import('./not-found/not-found-page.tsx') }],
      },
    ],
  },
]
