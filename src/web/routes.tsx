import type { RouteObject } from 'react-router'
import { adminRoutes } from './admin/routes.tsx'
import { AppRoot } from './app-root.tsx'
import { checkoutRoutes } from './routes-checkout.tsx'
import { mirroredRoutes, publicRoutes } from './routes-public.tsx'
import { PageShell } from './shell/page-shell.tsx'
import { RouteError } from './shell/route-error.tsx'

const notFound: RouteObject = {
  path: '*',
  lazy: () => import('./not-found/not-found-page.tsx'),
}

const developerRoutes: RouteObject[] = __DEVELOPMENT__
  ? [{ path: 'sviluppo', lazy: () => import('./developers/design-system-page.tsx') }]
  : []

/** The one list of routes: the browser runs it behind a hash, the prerenderer for real paths. */
export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        Component: PageShell,
        ErrorBoundary: RouteError,
        children: publicRoutes,
      },
      {
        path: 'ads-special',
        Component: PageShell,
        ErrorBoundary: RouteError,
        children: mirroredRoutes,
      },
      {
        lazy: () => import('./full-styles.tsx'),
        children: [...checkoutRoutes, ...adminRoutes, ...developerRoutes],
      },
      { Component: PageShell, children: [notFound] },
    ],
  },
]
