import './ui/full.css'
import { adminRoutes } from './admin/routes.tsx'
import { type PageRoute, routeObjects } from './page-route.tsx'
import { checkoutRoutes } from './routes-checkout.tsx'
import { bringToasts } from './ui/toast-outlet.tsx'

/** Forms and payments must be able to show notifications even if the connection is lost. */
bringToasts()

const developerRoutes: PageRoute[] = __DEVELOPMENT__
  ? [{ path: 'sviluppo', lazy: () => import('./developers/design-system-page.tsx') }]
  : []

/** Booking, payment, verification, back office: this list is loaded on the first visit to one of them. */
export const privateRoutes = routeObjects([...checkoutRoutes, ...adminRoutes, ...developerRoutes])
