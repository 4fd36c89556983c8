import { staffPaths } from '../pages.ts'

export function documentPath(key: string): string {
  return `${staffPaths.catalogue}/${key}`
}

/** The list of trips, ready to be put in another order. */
export const tripOrderPath = `${staffPaths.catalogue}?ordina=1`
