import type { SiteKind } from '../../../domain/catalogue/site-kinds.ts'
import { staffPaths } from '../pages.ts'

export function documentPath(key: string): string {
  return `${staffPaths.catalogue}/${key}`
}

/** The list of a kind, ready to be put in another order. */
export function orderPath(kind: SiteKind): string {
  return `${staffPaths.catalogue}?${kind === 'trip' ? '' : `gruppo=${kind}&`}ordina=1`
}
