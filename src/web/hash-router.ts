import {
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type HydrationState,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router'

/**
 * What the package's `createHashRouter` does, put together from its parts: the module in which it
 * lives also holds forms, fetchers and streaming, 5 kB that no page of this site asks for.
 */
export function createAppRouter(routes: RouteObject[], hydrationData?: HydrationState): DataRouter {
  return createRouter({
    history: createHashHistory({ window }),
    routes,
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties: ['HydrateFallback', 'hydrateFallbackElement'],
    window,
  }).initialize()
}
