import type { SiteKind } from '../../../domain/catalogue/site-kinds.ts'
import { staffPaths } from '../pages.ts'

export function documentPath(key: string): string {
  return `${staffPaths.catalogue}/${key}`
}

/** The list of a kind, opened for reordering. */
export function orderPath(kind: SiteKind): string {
  return `${staffPaths.catalogue}?${kind === 'trip' ? '' : `gruppo=${kind}&`}ordina=1`
}
