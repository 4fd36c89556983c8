import './ui/full.css'
import type { RouteObject } from 'react-router'
import { adminRoutes } from './admin/routes.tsx'
import { checkoutRoutes } from './routes-checkout.tsx'

const developerRoutes: RouteObject[] = __DEVELOPMENT__
  ? [{ path: 'sviluppo', lazy: () => import('./developers/design-system-page.tsx') }]
  : []

/** Booking, payment, verification, back office: known to the router from the first visit to one of them. */
export const privateRoutes: RouteObject[] = [...checkoutRoutes, ...adminRoutes, ...developerRoutes]
