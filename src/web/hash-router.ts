import {
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type HydrationState,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type PatchRoutesOnNavigationFunction,
} from 'react-router'
import { isShellPage } from '../contract/pages.ts'
import { rootRouteId, routes } from './routes.tsx'

export const loadPrivateRoutes = () => import('./routes-private.tsx')

/** Whether an address belongs to the pages that the catalogue does not know. */
export function isPrivatePath(path: string): boolean {
  return isShellPage(path) || (__DEVELOPMENT__ && path === '/sviluppo')
}

const joinPrivateRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isPrivatePath(path)) return
  const { privateRoutes } = await loadPrivateRoutes()
  patch(rootRouteId, privateRoutes)
}

/**
 * What the package's `createHashRouter` does, put together from its parts: the module in which it
 * lives also holds forms, fetchers and streaming, 5 kB that no page of this site asks for.
 */
export function createAppRouter(hydrationData?: HydrationState): DataRouter {
  return createRouter({
    history: createHashHistory({ window }),
    routes,
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties: ['HydrateFallback', 'hydrateFallbackElement'],
    patchRoutesOnNavigation: joinPrivateRoutes,
    window,
  }).initialize()
}
