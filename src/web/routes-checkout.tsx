import type { RouteObject } from 'react-router'

/** Booking, payment, verification: never prerendered, each page in its own chunk. */
export const checkoutRoutes: RouteObject[] = []
