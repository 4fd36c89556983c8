import type { RouteObject } from 'react-router'

/** The back office; everything in it is lazy. */
export const adminRoutes: RouteObject[] = []
